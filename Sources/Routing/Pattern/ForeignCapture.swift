/// A capture as other routers write it: `{id}`, `{id:int}`, `{id?}`, `{*rest}`, `<id>`, `<int:id>` or `*rest`.
struct ForeignCapture {
    /// How a pattern writes it.
    let written: String

    /// Reads a capture in brackets.
    ///
    /// - Parameters:
    ///   - opening: Where the `{` or the `<` stands. Behind `<` the type comes first, behind `{` the name.
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
            // An expression, most likely.
            written = Self.written(name, type: String(decoding: parts[1], as: UTF8.self)) ?? ":\(name)(…)"
        }
    }

    /// Reads a name behind the `*` at the beginning of a segment.
    init?(starAt offset: Int, in bytes: [UInt8]) {
        let start = bytes[offset...].prefix { $0 == ascii("*") }.endIndex
        let isFirst = offset == 0 || bytes[offset - 1] == ascii("/")
        guard isFirst, let name = CaptureName.text(in: bytes, from: start) else { return nil }
        written = ":\(name)..."
    }

    /// Writes a capture with a type that another router knows.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - type: The name of the type.
    /// - Returns: The capture as it stands in a pattern, or `nil` when the type has no counterpart.
    static func written(_ name: String, type: String) -> String? {
        switch type.foldedASCII {
        case "string", "str", "text", "any", "default": ":\(name)"
        case "path": ":\(name)..."
        default: CaptureType(meantBy: type).map { ":\(name)<\($0.rawValue)>" }
        }
    }
}
