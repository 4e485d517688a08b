extension PatternParser {
    /// Whether a literal can contain a character only in escaped form.
    static func isStray(_ byte: UInt8) -> Bool {
        switch byte {
        case ascii("<"), ascii(">"), ascii("?"), ascii("#"), ascii("\\"): true
        default: byte.isASCIIControl
        }
    }

    /// Whether a character of a literal looks like a regular expression or the template of another router.
    ///
    /// If `|` were a literal, `/(books|films)/:id` would silently match `/books|films/7` and `/7`.
    func looksForeign(at index: Int) -> Bool {
        switch bytes[index] {
        case ascii("["), ascii("]"), ascii("|"), ascii("^"), ascii("{"), ascii("}"):
            true
        case ascii("$"):
            index == bytes.count - 1
        case ascii("+"):
            index > 0 && [ascii(")"), ascii("]"), ascii(".")].contains(bytes[index - 1])
                || repeatedCapture(before: index) != nil
        default:
            false
        }
    }

    /// The capture that a `+` at the end of a segment repeats in the notation of other routers: `:id` in `/:id+`.
    ///
    /// If this `+` were a literal, `/c/:id+` would silently match `/c/7+` and neither `/c/7` nor `/c/7/8`.
    private func repeatedCapture(before mark: Int) -> String? {
        guard let capture = captures.last, endsSegment(at: mark + 1) else { return nil }
        // Only a constraint ends with a '>'.
        guard capture.nameEnd == mark || bytes[mark - 1] == ascii(">") else { return nil }
        let start = capture.nameEnd - capture.name.utf8.count - 1
        return String(decoding: bytes[start..<mark], as: UTF8.self)
    }

    /// Whether parentheses after a capture hold a mark and another capture, as in `/photos/:id(.:format)`.
    ///
    /// As an expression, `.:format` would silently match neither `/photos/7` nor `/photos/7.json`.
    func startsForeignCapture(in body: Range<Int>) -> Bool {
        let isMarked = bytes[body].first.map(".-_~,;".utf8.contains) ?? false
        guard isMarked, bytes[body].dropFirst().first == ascii(":") else { return false }
        let name = body.dropFirst(2)
        let isName = bytes[name].first.map { $0.isASCIILetter || $0 == ascii("_") } ?? false
        return isName && CaptureName.end(in: bytes, from: name.lowerBound) == name.upperBound
    }

    /// Makes the fault for a character that a literal can contain only in escaped form.
    func strayCharacter(at offset: Int) -> RoutePatternError {
        guard bytes[offset] != 0 else {
            return fault(.strayCharacter, at: offset, "no URL holds this character; leave it out")
        }
        let character = String(decoding: [bytes[offset]], as: UTF8.self)
        let escape = RouteURL.escapingQueryValue(character)
        let remedy = advice(onStrayAt: offset) ?? "a pattern keeps this character for itself"
        return fault(
            .strayCharacter, at: offset, "\(remedy); a '\(character.visible())' is written '\(escape)'")
    }

    /// The advice on a stray character; `nil` if the notation that it comes from is not known.
    private func advice(onStrayAt offset: Int) -> String? {
        if standsBeforeScheme(offset) { return ForeignNotation.schemes }
        let before = bytes[..<offset].last
        let behind = bytes[(offset + 1)...].first
        switch bytes[offset] {
        case ascii("^"), ascii("$"):
            return "leave it out, a pattern matches the whole URL, unlike RoutePattern(regularExpression:)"
        case ascii("?") where before == ascii("("):
            return advice(on: ForeignCapture(namedGroupAt: offset, in: bytes))
        case ascii("?"):
            return optionalSegment(before: offset).map {
                "an optional segment is written '(/\($0))', and a query is left out"
            } ?? "put an optional part in parentheses, 'books(/:id)', without '?', and leave out the query"
        case ascii("#"):
            return "a fragment is never matched; leave it out"
        case ascii("{") where behind?.isASCIIDigit == true:
            return "put a repeat in the expression of a capture, ':id(\\d{3})'"
        case ascii("{") where behind == ascii("/") || behind == ascii("."):
            let part = String(decoding: bytes[(offset + 1)...].prefix { $0 != ascii("}") }, as: UTF8.self)
            return "put an optional part in parentheses, '(\(part.visible()))'; "
                + ForeignNotation.optionalAfterCapture
        case ascii("<") where before == ascii(")"):
            return ForeignNotation.secondConstraint
        case ascii("{"), ascii("<"):
            return advice(on: ForeignCapture(bracketAt: offset, in: bytes))
        case ascii("}"):
            return ForeignNotation.capture(":id")
        case ascii("|"):
            return "one of several words is written ':kind<books|films>'"
        case ascii(")"):
            return "no '(' is open here; leave it out"
        case ascii("+") where before == ascii("."):
            return "'.+' is written ':path...' for segments, ':name' or ':_' within one; "
                + ForeignNotation.expression
        case ascii("+") where before == ascii(")"):
            return "put a repeat inside the parentheses, ':id((a|b)+)'"
        case ascii("+"):
            return repeatedCapture(before: offset).map(ForeignNotation.repeated) ?? ForeignNotation.expression
        case ascii("[") where isBehindConstraint(offset), ascii("\\") where isBehindConstraint(offset):
            return ForeignNotation.secondConstraint
        case ascii("["):
            return advice(on: ForeignCapture(squareBracketAt: offset, in: bytes))
        case ascii("]"), ascii("\\"):
            return ForeignNotation.expression
        default:
            return nil
        }
    }

    private func advice(on capture: ForeignCapture?) -> String {
        capture.map { ForeignNotation.capture($0.written) } ?? ForeignNotation.expression
    }

    /// Whether an offset is in parentheses that directly follow a `>`.
    private func isBehindConstraint(_ offset: Int) -> Bool {
        guard let opening = bytes[..<offset].lastIndex(of: ascii("(")) else { return false }
        return bytes[..<opening].last == ascii(">")
    }

    /// Whether an offset precedes the `://` of the text, as the group in `(http|https)://host` does.
    func standsBeforeScheme(_ offset: Int) -> Bool {
        guard let slash = bytes.firstIndex(of: ascii("/")), offset < slash else { return false }
        return bytes[(slash - 1)...].starts(with: "://".utf8)
    }

    /// The segment that a `?` makes optional in the notation of other routers.
    private func optionalSegment(before mark: Int) -> String? {
        let start = bytes[..<mark].lastIndex(of: ascii("/")).map { $0 + 1 } ?? 0
        let segment = bytes[start..<mark]
        func count(_ parenthesis: Unicode.Scalar) -> Int { segment.count { $0 == ascii(parenthesis) } }
        let isHost = start > 1 && bytes[start - 2] == ascii("/")
        let isWhole = endsSegment(at: mark + 1) && count("(") == count(")")
        guard isWhole, !isHost, !segment.isEmpty else { return nil }
        return String(decoding: segment, as: UTF8.self).visible()
    }

    /// Whether a `...` begins at an index.
    func startsDots(at index: Int) -> Bool {
        bytes[index...].starts(with: "...".utf8)
    }

    /// Makes the fault for a `...` with other text in its segment.
    func misplacedDots(at offset: Int) -> RoutePatternError {
        let message = "'...' must be the whole last segment or end ':name...'; write '%2E' for a dot"
        return fault(.misplacedWildcard, at: offset, message)
    }

    /// The remedy for a `:name...` with other text in its segment.
    static let remedyOfRest =
        "':name...' is alone between slashes, with a type or an expression before its dots,"
        + " ':name<int>...' or ':name(a)...'; '%2E' is a dot"
}
