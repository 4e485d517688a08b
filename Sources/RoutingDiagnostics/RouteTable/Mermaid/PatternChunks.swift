/// A pattern in the pieces that a chart shows: what it begins with, and one piece for each segment.
struct PatternChunks {
    /// A piece of a pattern.
    struct Chunk {
        /// The piece as it is written in a pattern.
        var text: String
        /// What it is the same by: literals are decoded and in lower case.
        var key: [UInt8]

        fileprivate static let none = Chunk(text: "", key: [])
    }

    /// The pieces that are shown one by one; those behind are one.
    private static let most = 24

    /// The scheme and the host; empty for any.
    let root: String
    /// The pieces, one at least.
    let chunks: [Chunk]

    /// Takes the pattern of a row apart.
    init(_ row: RouteTable.Row) {
        guard let pattern = try? row.routePattern, case .segments(let segmented) = pattern.form else {
            root = row.isRegularExpression ? "regular expressions" : "no patterns"
            chunks = [Chunk(text: row.pattern, key: Array(row.pattern.utf8))]
            return
        }
        root = Self.root(of: segmented)
        let found = Self.chunks(of: segmented)
        let rest = found.dropFirst(Self.most - 1)
        let tail = Chunk(
            text: rest.map(\.text).joined(separator: "/"),
            key: Array(rest.map(\.key).joined(separator: [0]))
        )
        if found.isEmpty {
            chunks = [Chunk(text: "/", key: [])]
        } else {
            chunks = Array(found.prefix(Self.most - 1)) + (rest.isEmpty ? [] : [tail])
        }
    }

    private static func root(of pattern: SegmentedPattern) -> String {
        guard let scheme = pattern.scheme else { return "" }
        let host =
            switch pattern.host {
            case nil: ""
            case .any?: "*"
            case .anyWithoutPort?: "*:\(WebHost.defaultPort(of: scheme).map { "\($0)" } ?? "")"
            case .anyWithPort(let port)?: "*" + port
            case .subdomains(let parent)?: "*." + parent
            case .exact(let host)?: host
            }
        return scheme + "://" + host
    }

    /// The pieces between slashes; an optional group that begins with a slash is a piece of its own.
    private static func chunks(of pattern: SegmentedPattern) -> [Chunk] {
        let bytes = Array(pattern.text.utf8)
        let start = pattern.schemeLength == 0 ? 0 : pattern.schemeLength + 3
        let ends: [UInt8] = [ascii("/"), ascii("("), ascii(")")]
        let authorityEnd = bytes[start...].firstIndex { ends.contains($0) } ?? bytes.count
        let hasHost = pattern.host != nil
        var parser = PatternParser(
            pattern.text,
            bytes,
            from: hasHost ? authorityEnd : start,
            authorityEnd: hasHost || start == 0 ? nil : authorityEnd,
            predicates: [:]
        )
        var chunks = [Chunk.none]
        for item in (try? parser.items()) ?? [] {
            switch item {
            case .slash:
                chunks.append(.none)
                continue
            case .group(let inner, _):
                if case .slash? = inner.first { chunks.append(.none) }
            default:
                break
            }
            let piece = PatternItemText(item, in: bytes)
            chunks[chunks.count - 1].text += piece.text
            chunks[chunks.count - 1].key += piece.key
        }
        return chunks.filter { !$0.text.isEmpty && $0.text != "." }
    }
}

/// An item of a pattern as it is written.
private struct PatternItemText {
    private(set) var text = ""
    private(set) var key: [UInt8] = []

    init(_ item: PatternItem, in bytes: [UInt8]) {
        switch item {
        case .slash: text = "/"
        case .star: text = "*"
        case .doubleStar: text = "**"
        case .text(let range, let decoded, _):
            text = String(decoding: bytes[range], as: UTF8.self)
            // No other key holds a zero, so that a literal `:id` is never the capture.
            key = [0] + (decoded ?? Array(bytes[range])).map(\.foldedASCII)
        case .capture(let capture, _, let isRest, _):
            text = ":" + (capture.name ?? "_") + Self.text(of: capture.constraint) + (isRest ? "..." : "")
        case .group(let items, _):
            let pieces = items.map { PatternItemText($0, in: bytes) }
            text = "(" + pieces.map(\.text).joined() + ")"
            key = [ascii("(")] + pieces.flatMap(\.key) + [ascii(")")]
        }
        if key.isEmpty { key = Array(text.utf8) }
    }

    private static func text(of constraint: CaptureConstraint?) -> String {
        switch constraint {
        case nil: ""
        case .type(let type)?: "<\(type.rawValue)>"
        case .words(let words)?:
            "<" + words.map { String(decoding: $0.exact, as: UTF8.self) }.joined(separator: "|") + ">"
        case .expression(let expression)?: "(" + expression.text + ")"
        }
    }
}
