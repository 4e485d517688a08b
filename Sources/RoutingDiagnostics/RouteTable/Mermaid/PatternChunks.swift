internal import Routing

/// A pattern divided into the pieces that a chart shows: its start, and one piece for each segment.
struct PatternChunks {
    /// The largest number of separate pieces; the rest of the pattern forms one more piece.
    private static let most = 24

    /// The scheme and the host; empty for any.
    let root: String
    /// The pieces, at least one.
    let chunks: [PatternPathPiece]

    /// Divides the pattern of a row.
    init(_ row: RouteTable.Row) {
        guard let pattern = try? row.routePattern, let segmented = pattern.segmented else {
            root = row.isRegularExpression ? "regular expressions" : "no patterns"
            chunks = [PatternPathPiece(text: row.pattern, key: Array(row.pattern.utf8))]
            return
        }
        root = Self.root(of: segmented)
        let found = segmented.pieces
        let rest = found.dropFirst(Self.most - 1)
        let tail = PatternPathPiece(
            text: rest.map(\.text).joined(separator: "/"),
            key: Array(rest.map(\.key).joined(separator: [0]))
        )
        if found.isEmpty {
            chunks = [PatternPathPiece(text: "/", key: [])]
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
            case .anyWithoutPort?: "*:\(WebSchemes.defaultPort(of: scheme).map { "\($0)" } ?? "")"
            case .anyWithPort(let port)?: "*" + port
            case .subdomains(let parent)?: "*." + parent
            case .exact(let host)?: host
            }
        return scheme + "://" + host
    }
}
