/// The elements of a picture, in the order in which they are painted.
struct SVGCanvas {
    private(set) var lines: [String] = []

    mutating func rectangle(_ frame: Frame, _ names: String..., radius: Int) {
        lines.append("<rect \(Self.classes(names)) \(Self.place(frame)) rx=\"\(radius)\"/>")
    }

    mutating func path(_ steps: String, _ name: String) {
        lines.append("<path \(Self.classes([name])) d=\"\(steps)\"/>")
    }

    /// Paints with a frame as the clipping area, in coordinates of its own.
    mutating func clipping(to frame: Frame, _ paint: (inout SVGCanvas, Frame) -> Void) {
        lines.append("<svg \(Self.place(frame))>")
        paint(&self, Frame(width: frame.width, height: frame.height))
        lines.append("</svg>")
    }

    /// Writes text to the right of a point.
    mutating func text(x: Int, y: Int, _ runs: [Run]) {
        lines.append("<text x=\"\(x)\" y=\"\(y)\">\(runs.map(\.element).joined(separator: " "))</text>")
    }

    /// Writes text centred on a point.
    mutating func text(around x: Int, y: Int, _ run: Run) {
        lines.append("<text \(Self.classes(["middle"])) x=\"\(x)\" y=\"\(y)\">\(run.element)</text>")
    }

    /// Groups the painted elements.
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
    /// A text in one typeface.
    struct Run {
        let typeface: Typeface
        let text: String

        fileprivate var element: String {
            "<tspan \(SVGCanvas.classes([typeface.name]))>\(XMLText.escaped(text))</tspan>"
        }
    }
}

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

/// Text in an XML document.
enum XMLText {
    /// Escapes a text for content and attributes; characters that XML 1.0 forbids are replaced.
    ///
    /// The escaping works on scalars: `<` with an accent is one character, and still begins an element.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case _ where !isAllowed(scalar): escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The production `Char` of XML 1.0.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
