internal import Routing

extension Caption {
    /// Spells a scalar as in a string literal, if it would break a line, hide in it or end a quotation.
    static func literal(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        case "\"": #"\""#
        case "\\": #"\\"#
        default: scalar.isVisible(keepingJoiners: true) ? nil : String(scalar).visible()
        }
    }

    /// Puts a space for a break of lines, and a replacement character for what has no shape.
    package static func plain(_ scalar: Unicode.Scalar) -> String? {
        if scalar.isVisible(keepingJoiners: true) { return nil }
        return scalar.properties.isWhitespace ? " " : "\u{FFFD}"
    }
}
