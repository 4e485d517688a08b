/// A rectangle of a picture, in whole pixels.
struct Frame: Equatable {
    var x = 0
    var y = 0
    var width: Int
    var height: Int

    func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Frame {
        Frame(x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
    }

    func inset(_ distance: Int) -> Frame {
        inset(left: distance, top: distance, right: distance, bottom: distance)
    }

    /// Divides the width equally, with gaps between.
    func columns(_ count: Int, gap: Int) -> [Frame] {
        let whole = width - gap * (count - 1)
        return (0..<count).map { index in
            let start = whole * index / count
            let end = whole * (index + 1) / count
            return Frame(x: x + start + gap * index, y: y, width: end - start, height: height)
        }
    }
}
