/// A condition on a place between two scalars of the subject; it consumes nothing.
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
