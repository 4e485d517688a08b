/// What the text of a pattern is made of, before its optional groups are written out.
enum PatternNode {
    /// A `/` between segments.
    case slash
    /// Literal text, and what it stands for if it has escapes; `isDots` when it was written as a bare `...`.
    case text(Range<Int>, decoded: [UInt8]?, isDots: Bool)
    /// A capture with its number from left to right; `isRest` when `...` follows it.
    case capture(Capture, number: Int, isRest: Bool, at: Int)
    /// `*`.
    case star(at: Int)
    /// `**`.
    case doubleStar(at: Int)
    /// An optional group, numbered from left to right.
    indirect case group([PatternNode], number: Int)

    /// Where it begins in the text, if it stands for more than one text.
    var offsetOfWildcard: Int? {
        switch self {
        case .text(let range, _, isDots: true): range.lowerBound
        case .capture(_, _, _, let offset), .star(let offset), .doubleStar(let offset): offset
        case .slash, .text, .group: nil
        }
    }

    /// Where it begins in the text, if it takes the rest.
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
