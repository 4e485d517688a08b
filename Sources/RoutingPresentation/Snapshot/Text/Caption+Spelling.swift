extension Caption {
    /// Spells a scalar as in a string literal, if it would break a line of text, hide in it or end a quotation.
    static func literal(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        case "\"": #"\""#
        case "\\": #"\\"#
        default: scalar.isVisible ? nil : #"\u{\#(String(scalar.value, radix: 16))}"#
        }
    }

    /// Puts a space for a break of lines, and a replacement character for what has no shape.
    static func plain(_ scalar: Unicode.Scalar) -> String? {
        if scalar.isVisible { return nil }
        return scalar.properties.isWhitespace ? " " : "\u{FFFD}"
    }
}

extension Unicode.Scalar {
    /// Whether the scalar has a shape, or joins others as in emoji, and turns no other text around.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .unassigned: false
        case .format: self == "\u{200C}" || self == "\u{200D}"
        default: true
        }
    }
}
