/// A node of the syntax tree of a regular expression.
///
/// A group without a name has no node of its own, because its text cannot be read as a capture.
indirect enum RegularExpressionNode: Sendable {
    /// One given scalar.
    case scalar(Unicode.Scalar)
    /// One scalar of a class.
    case oneOf(ScalarClass)
    /// A condition on the position, such as `^`.
    case assertion(RegularExpressionAssertion)
    /// Nodes in sequence; an empty sequence matches the empty text.
    case sequence([Self])
    /// Two or more alternatives, the preferred one first.
    case alternation([Self])
    /// A named group; the index is that of its name.
    case capture(Int, Self)
    /// The `:name` of a whole-URL expression; the index is that of its name.
    case parameter(Int)
    /// A node followed by a plain `?`.
    case optional(Self, isLazy: Bool)
    /// A node followed by any other quantifier.
    case repetition(RegularExpressionRepetition)

    /// The expression of a `:name`, `[^/]+`.
    static var segment: Self {
        .repetition(
            RegularExpressionRepetition(
                body: .oneOf(ScalarClass(["/"..."/"], isNegated: true)),
                minimum: 1, maximum: nil, isLazy: false))
    }
}

/// A part of a regular expression that is repeated by `*`, `+` or counts in braces.
struct RegularExpressionRepetition: Sendable {
    let body: RegularExpressionNode
    let minimum: Int
    /// The largest number of repetitions; `nil` when there is no bound.
    let maximum: Int?
    /// Whether as few repetitions as possible are preferred.
    let isLazy: Bool
}

/// A condition on a position between two scalars of the subject; it consumes nothing.
enum RegularExpressionAssertion: Sendable {
    /// `^` and `\A`: the start of the subject.
    case start
    /// `$` and `\z`: the end of the subject.
    case end
    /// `\b`: a word character on one side only.
    case wordBoundary
    /// `\B`: a word character on both sides, or on neither.
    case noWordBoundary

    /// Tells whether the condition holds between two scalars; `nil` stands for the edge of the subject.
    func holds(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
        switch self {
        case .start: before == nil
        case .end: after == nil
        case .wordBoundary: Self.isWord(before) != Self.isWord(after)
        case .noWordBoundary: Self.isWord(before) == Self.isWord(after)
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
        scalar?.isASCIIWord ?? false
    }
}
