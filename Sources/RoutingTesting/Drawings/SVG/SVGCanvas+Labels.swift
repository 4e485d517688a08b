internal import RoutingPresentation

extension SVGCanvas {
    /// Writes the title, and the class after it if there is room.
    mutating func label(_ label: Scene.Label, x: Int, y: Int, width: Int) {
        var runs: [Run] = []
        var room = width
        if let title = label.title {
            let caption = Typeface.title.fitting(title, width: room * 2 / 3)
            runs.append(Run(typeface: .title, text: caption.text))
            room -= (caption.width + Typeface.title.advance) / 10
        }
        runs.append(Run(typeface: .type, text: Typeface.type.fitting(label.type, width: room).text))
        text(x: x, y: y, runs)
    }

    /// Writes the title in the middle of a frame, and the class under it.
    mutating func centred(_ label: Scene.Label, in frame: Frame) {
        let room = frame.width - 2 * Scene.Measure.padding
        let x = frame.x + frame.width / 2
        let y = frame.y + frame.height / 2
        guard let title = label.title else {
            let type = Typeface.type.fitting(label.type, width: room)
            text(around: x, y: y + 5, Run(typeface: .type, text: type.text))
            return
        }
        let caption = Typeface.heading.fitting(title, width: room)
        text(around: x, y: y - 2, Run(typeface: .heading, text: caption.text))
        let type = Typeface.type.fitting(label.type, width: room)
        text(around: x, y: y + 19, Run(typeface: .type, text: type.text))
    }
}
