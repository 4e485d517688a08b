/// A piece of the text of a pattern between two slashes.
package struct PatternPathPiece {
    /// The piece in pattern notation.
    package fileprivate(set) var text = ""
    /// The bytes to compare pieces by: literals are decoded and in lower case.
    package fileprivate(set) var key: [UInt8] = []

    package init(text: String = "", key: [UInt8] = []) {
        self.text = text
        self.key = key
    }
}

extension SegmentedPattern {
    /// The pieces after the scheme and the host; an optional group that begins with a slash is its own piece.
    package var pieces: [PatternPathPiece] {
        let bytes = Array(text.utf8)
        let start = schemeLength == 0 ? 0 : schemeLength + 3
        let hasHost = host != nil
        let authorityEnd = ParsedPattern.endOfAuthority(in: bytes, from: start, isWeb: hasHost)
        var parser = PatternParser(
            text,
            bytes,
            from: hasHost ? authorityEnd : start,
            authorityEnd: hasHost || start == 0 ? nil : authorityEnd,
            predicates: [:]
        )
        var pieces = [PatternPathPiece()]
        for item in (try? parser.items()) ?? [] {
            switch item {
            case .slash:
                pieces.append(PatternPathPiece())
                continue
            case .group(let inner, _):
                if case .slash? = inner.first { pieces.append(PatternPathPiece()) }
            default:
                break
            }
            let item = PatternNodeText(item, in: bytes)
            pieces[pieces.count - 1].text += item.text
            pieces[pieces.count - 1].key += item.key
        }
        return pieces.filter { !$0.text.isEmpty && $0.text != "." }
    }
}

/// The text and the key of an item.
private struct PatternNodeText {
    private(set) var text = ""
    private(set) var key: [UInt8] = []

    init(_ item: PatternNode, in bytes: [UInt8]) {
        switch item {
        case .slash: text = "/"
        case .star: text = "*"
        case .doubleStar: text = "**"
        case .text(let range, let decoded, _):
            text = String(decoding: bytes[range], as: UTF8.self)
            // Only the keys of literals have a zero, so that a literal `:id` never equals a capture.
            key = [0] + (decoded ?? Array(bytes[range])).map(\.foldedASCII)
        case .capture(let capture, _, let isRest, _):
            text = capture.written + (isRest ? "..." : "")
        case .group(let items, _):
            let pieces = items.map { PatternNodeText($0, in: bytes) }
            text = "(" + pieces.map(\.text).joined() + ")"
            key = [ascii("(")] + pieces.flatMap(\.key) + [ascii(")")]
        }
        if key.isEmpty { key = Array(text.utf8) }
    }
}
