/// The elements of a picture, in the order in which they are painted.
struct SVGCanvas {
    private(set) var lines: [String] = []

    mutating func rectangle(_ frame: Frame, _ names: String..., radius: Int) {
        lines.append("<rect \(Self.classes(names)) \(Self.place(frame)) rx=\"\(radius)\"/>")
    }

    mutating func path(_ steps: String, _ name: String) {
        lines.append("<path \(Self.classes([name])) d=\"\(steps)\"/>")
    }

    /// Paints within a frame and nothing outside of it, in coordinates of its own.
    mutating func clipping(to frame: Frame, _ paint: (inout SVGCanvas, Frame) -> Void) {
        lines.append("<svg \(Self.place(frame))>")
        paint(&self, Frame(width: frame.width, height: frame.height))
        lines.append("</svg>")
    }

    /// Writes from a place to the right.
    mutating func text(x: Int, y: Int, _ runs: [Run]) {
        lines.append("<text x=\"\(x)\" y=\"\(y)\">\(runs.map(\.element).joined(separator: " "))</text>")
    }

    /// Writes around a place.
    mutating func text(around x: Int, y: Int, _ run: Run) {
        lines.append("<text \(Self.classes(["middle"])) x=\"\(x)\" y=\"\(y)\">\(run.element)</text>")
    }

    /// Marks what is painted as one thing.
    mutating func group(_ name: String, _ paint: (inout SVGCanvas) -> Void) {
        lines.append("<g \(Self.classes([name]))>")
        paint(&self)
        lines.append("</g>")
    }

    private static func place(_ frame: Frame) -> String {
        "x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
    }

    fileprivate static func classes(_ names: [String]) -> String {
        "class=\"\(SVGStyle.classes(names))\""
    }
}

extension SVGCanvas {
    /// A piece of text in one typeface.
    struct Run {
        let typeface: Typeface
        let text: String

        fileprivate var element: String {
            "<tspan \(SVGCanvas.classes([typeface.name]))>\(XMLText.escaped(text))</tspan>"
        }
    }
}
