extension PatternParser {
    /// Whether a character stands for itself only when it is escaped.
    static func isStray(_ byte: UInt8) -> Bool {
        switch byte {
        case ascii("<"), ascii(">"), ascii("?"), ascii("#"), ascii("\\"): true
        default: byte.isASCIIControl
        }
    }

    /// Whether a character of a literal is what users of regular expressions and of other templates write by habit.
    ///
    /// As a literal, `/(books|films)/:id` would quietly match `/books|films/7` and `/7`.
    func looksForeign(at index: Int) -> Bool {
        switch bytes[index] {
        case ascii("["), ascii("]"), ascii("|"), ascii("^"), ascii("{"), ascii("}"):
            true
        case ascii("$"):
            index == bytes.count - 1
        case ascii("+"):
            index > 0 && [ascii(")"), ascii("]"), ascii(".")].contains(bytes[index - 1])
        default:
            false
        }
    }

    /// Makes the fault for a character that has to be escaped to stand in a literal.
    func strayCharacter(at offset: Int) -> RoutePatternError {
        let character = String(decoding: [bytes[offset]], as: UTF8.self)
        let escape = PercentEncoding.encode(character) { _ in false }
        let remedy =
            switch bytes[offset] {
            case 0:
                "no URL holds this character"
            case ascii("{"), ascii("}"):
                "a capture is written ':id'"
            case ascii("|"), ascii("("), ascii(")"):
                "one of several words is written ':kind<books|films>'"
            case _ where looksForeign(at: offset), ascii("\\"):
                "an expression stands behind a capture, ':id(\\d+)', or in RoutePattern(regularExpression:)"
            default:
                "a pattern keeps this character for itself"
            }
        return fault(.strayCharacter, at: offset, "\(remedy); a '\(character)' is written '\(escape)'")
    }

    /// Whether a `...` stands at a place.
    func startsDots(at index: Int) -> Bool {
        bytes[index...].starts(with: "...".utf8)
    }

    /// Makes the fault for a `...` with other text in its segment.
    func misplacedDots(at offset: Int) -> RoutePatternError {
        let message = "'...' stands alone in the last segment or ends ':name...'; '%2E' is a dot"
        return fault(.misplacedWildcard, at: offset, message)
    }
}
