extension SegmentedPattern {
    /// Gives the captures of a URL that is known to match, without matching it again: where every component stands
    /// for one segment, or for the rest, it is known where they are.
    ///
    /// - Parameters:
    ///   - count: How many segments the URL has.
    ///   - take: Is given the name and the segments of each capture, from left to right.
    /// - Complexity: O(components).
    @inline(__always)
    func forEachCapture(ofSegments count: Int, _ take: (String, Range<Int>) -> Void) {
        assert(placesAreKnown, "a place that is not known has to be found by matching")
        var position = 0
        while true {
            let code = components[position]
            switch code.kind {
            case .capture, .typedCapture:
                take(names[code.number], position..<position + 1)
            case .restCapture:
                take(names[code.number], position..<count)
                return
            case .end, .rest:
                return
            default:
                break
            }
            position += 1
        }
    }
}
