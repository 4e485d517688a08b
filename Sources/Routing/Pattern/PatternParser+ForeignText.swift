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
        guard bytes[offset] != 0 else {
            return fault(.strayCharacter, at: offset, "no URL holds this character; leave it out")
        }
        let character = String(decoding: [bytes[offset]], as: UTF8.self)
        let escape = PercentEncoding.encode(character) { _ in false }
        let remedy = foreignNotation(at: offset)?.remedy ?? "a pattern keeps this character for itself"
        return fault(
            .strayCharacter, at: offset, "\(remedy); a '\(character.visible)' is written '\(escape)'")
    }

    /// What the writer of a stray character means, or `nil` when that is not known.
    private func foreignNotation(at offset: Int) -> ForeignNotation? {
        if standsBeforeScheme(offset) { return .schemes }
        switch bytes[offset] {
        case ascii("^"), ascii("$"): return .anchor
        case ascii("?"):
            return optionalSegment(before: offset).map { .optionalSegment($0) } ?? .optionalPartOrQuery
        case ascii("#"): return .fragment
        case ascii("{") where bytes[(offset + 1)...].first?.isASCIIDigit == true: return .count
        case ascii("{"), ascii("<"): return .capture(ForeignCapture(bracketAt: offset, in: bytes).written)
        case ascii("}"): return .capture(":id")
        case ascii("|"): return .words
        case ascii(")"): return .closingOnly
        case ascii("+") where bytes[..<offset].last == ascii("."): return .someText
        case ascii("["), ascii("]"), ascii("+"), ascii("\\"): return .expression
        default: return nil
        }
    }

    /// Whether a place belongs to what stands for several schemes, as in `(http|https)://host`.
    func standsBeforeScheme(_ offset: Int) -> Bool {
        guard let slash = bytes.firstIndex(of: ascii("/")), offset < slash else { return false }
        return bytes[(slash - 1)...].starts(with: "://".utf8)
    }

    /// The segment that a `?` makes optional for users of other routers.
    private func optionalSegment(before mark: Int) -> String? {
        let start = bytes[..<mark].lastIndex(of: ascii("/")).map { $0 + 1 } ?? 0
        let segment = bytes[start..<mark]
        func count(_ parenthesis: Unicode.Scalar) -> Int { segment.count { $0 == ascii(parenthesis) } }
        let isHost = start > 1 && bytes[start - 2] == ascii("/")
        let isWhole = endsSegment(at: mark + 1) && count("(") == count(")")
        guard isWhole, !isHost, !segment.isEmpty else { return nil }
        return String(decoding: segment, as: UTF8.self).visible
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

    /// What to write instead of a `:name...` with other text in its segment.
    static let remedyOfRest =
        "':name...' is alone between slashes, with a type or an expression before its dots,"
        + " ':name<int>...' or ':name(a)...'; '%2E' is a dot"
}
