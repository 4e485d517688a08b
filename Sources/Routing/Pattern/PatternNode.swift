/// An item in the text of a pattern, before the optional groups are expanded.
enum PatternNode {
    /// A `/` between segments.
    case slash
    /// Literal text, with its decoded bytes if it has escapes; `isDots` for a bare `...`.
    case text(Range<Int>, decoded: [UInt8]?, isDots: Bool)
    /// A capture, numbered from left to right; `isRest` if `...` follows it.
    case capture(Capture, number: Int, isRest: Bool, at: Int)
    /// `*`.
    case star(at: Int)
    /// `**`.
    case doubleStar(at: Int)
    /// An optional group, numbered from left to right.
    indirect case group([PatternNode], number: Int)

    /// The offset of a capture, a wildcard or a bare `...` in the text; `nil` for other items.
    var offsetOfWildcard: Int? {
        switch self {
        case .text(let range, _, isDots: true): range.lowerBound
        case .capture(_, _, _, let offset), .star(let offset), .doubleStar(let offset): offset
        case .slash, .text, .group: nil
        }
    }

    /// The offset of a `...` or a `:name...` in the text; `nil` for other items.
    var offsetOfCatchAll: Int? {
        switch self {
        case .text(let range, _, isDots: true): range.lowerBound
        case .capture(_, _, isRest: true, let offset): offset
        case .slash, .text, .capture, .star, .doubleStar, .group: nil
        }
    }

    var isSlash: Bool {
        if case .slash = self { true } else { false }
    }

    var isGroup: Bool {
        if case .group = self { true } else { false }
    }
}
