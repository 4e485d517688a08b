/// A node of the syntax tree of a regular expression.
///
/// A group without a name leaves no node of its own: nobody can ask what it captured.
indirect enum RegularExpressionNode: Sendable {
    /// One given scalar.
    case scalar(Unicode.Scalar)
    /// One scalar of a class.
    case oneOf(ScalarClass)
    /// A condition on the place, such as `^`.
    case assertion(RegularExpressionAssertion)
    /// Nodes one after the other; none at all matches the empty text.
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

    /// What a `:name` captures, `[^/]+`.
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
