/// A capture as other routers write it: `{id}`, `{id:int}`, `{id?}`, `{*rest}`, `<id>`, `<int:id>`, `[id]`,
/// `[...rest]`, `(?P<id>\d+)` or `*rest`.
struct ForeignCapture {
    /// The capture in pattern notation.
    let written: String

    /// Reads a capture in brackets.
    ///
    /// - Parameters:
    ///   - opening: The offset of the `{` or the `<`. After `<` the type comes first, after `{` the name.
    ///   - bytes: The pattern.
    init(bracketAt opening: Int, in bytes: [UInt8]) {
        let hasTypeFirst = bytes[opening] == ascii("<")
        let closing = hasTypeFirst ? ascii(">") : ascii("}")
        let body = bytes[(opening + 1)...].prefix { $0 != closing }
        var parts = body.split(separator: ascii(":"), maxSplits: 1, omittingEmptySubsequences: false)
        if hasTypeFirst { parts.reverse() }
        let stars = parts[0].prefix { $0 == ascii("*") }
        let known = CaptureName.text(in: bytes, from: stars.endIndex)
        let name = known ?? "id"
        let mark = bytes[(stars.endIndex + (known?.utf8.count ?? 0))...].first
        if !stars.isEmpty || mark == ascii("*") || mark == ascii(".") {
            written = ":\(name)..."
        } else if mark == ascii("?") {
            written = "(/:\(name))"
        } else if parts.count == 1 {
            written = ":\(name)"
        } else {
            let type = String(decoding: parts[1], as: UTF8.self)
            written = Self.written(name, type: type) ?? Self.written(name, unknownType: type)
        }
    }

    /// Reads `[id]`, `[...rest]` or `[[...rest]]` if it is a whole segment.
    init?(squareBracketAt opening: Int, in bytes: [UInt8]) {
        let segment = bytes[opening...].prefix { $0 != ascii("/") }
        let isFirst = opening == 0 || bytes[opening - 1] == ascii("/")
        let depth = segment.prefix { $0 == ascii("[") }.count
        let body = segment.dropFirst(depth).dropLast(depth)
        let dots = body.prefix { $0 == ascii(".") }
        let name = CaptureName.text(in: bytes, from: dots.endIndex)
        guard isFirst, depth <= 2, dots.isEmpty || dots.count == 3, segment.last == ascii("]"),
            let name, dots.endIndex + name.utf8.count == body.endIndex, !name.utf8.contains(ascii("-"))
        else { return nil }
        let capture = dots.isEmpty ? ":\(name)" : ":\(name)..."
        written = depth == 1 ? capture : "(/\(capture))"
    }

    /// Reads a named group of a regular expression, `(?P<id>\d+)` or `(?<id>\d+)`, at its `?`.
    init?(namedGroupAt mark: Int, in bytes: [UInt8]) {
        var start = mark + 1
        if bytes[start...].first == ascii("P") { start += 1 }
        guard bytes[start...].first == ascii("<"), let name = CaptureName.text(in: bytes, from: start + 1)
        else { return nil }
        let end = start + 1 + name.utf8.count
        guard bytes[end...].first == ascii(">") else { return nil }
        let closing = RegularExpression.endOfBody(in: bytes, from: end + 1) ?? bytes.endIndex
        written = ":\(name)(\(String(decoding: bytes[(end + 1)..<closing], as: UTF8.self).visible()))"
    }

    /// Reads a name after the `*` at the beginning of a segment.
    init?(starAt offset: Int, in bytes: [UInt8]) {
        let start = bytes[offset...].prefix { $0 == ascii("*") }.endIndex
        let isFirst = offset == 0 || bytes[offset - 1] == ascii("/")
        guard isFirst, let name = CaptureName.text(in: bytes, from: start) else { return nil }
        written = ":\(name)..."
    }

    /// Writes a capture with a type of another router.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - type: The name of the type.
    /// - Returns: The capture in pattern notation, or `nil` if the type has no counterpart.
    static func written(_ name: String, type: String) -> String? {
        switch type.foldedASCII {
        case "string", "str", "text", "any", "default": ":\(name)"
        case "path": ":\(name)..."
        default: CaptureType(meantBy: type).map { ":\(name)<\($0.rawValue)>" }
        }
    }

    /// Writes a capture with a text in place of a type: a list of words, an expression, or an unknown type.
    static func written(_ name: String, unknownType text: String) -> String {
        let letters = text.utf8.prefix { $0.isASCIILetter }
        let rest = text.utf8.dropFirst(letters.count)
        if rest.isEmpty { return ":\(name)" }
        guard !letters.isEmpty, rest.first == ascii("("), rest.last == ascii(")") else {
            return ":\(name)(\(text.visible()))"
        }
        let body = String(Substring(rest.dropFirst().dropLast()))
        let isList = letters.elementsEqual("any".utf8)
        let words = body.split(separator: ",").joined(separator: "|")
        return (isList ? ":\(name)<\(words)>" : ":\(name)(\(body))").visible()
    }
}
