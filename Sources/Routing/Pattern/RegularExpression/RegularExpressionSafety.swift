/// The rules for which expressions are refused because they could cost too much.
///
/// Our engine would match most of them in linear time all the same. The rules are a promise about patterns,
/// which other engines may have to match as well, and many of those backtrack: for what is accepted here, even
/// they take no more than polynomial time in the subject.
struct RegularExpressionSafety {
    /// How many groups may lie inside each other, so that recursion over the tree is bounded.
    static let deepestNesting = 50
    /// How often something may be repeated at most, where there is a bound.
    static let largestCount = 100
    /// How many of `*`, `+` and `{n,}` an expression may hold.
    static let mostUnboundedRepeats = 2

    private var unboundedRepeats = 0

    /// Checks a whole expression; the leftmost fault is thrown.
    static func check(_ root: RegularExpressionNode) throws(RegularExpressionFault) {
        var safety = Self()
        _ = try safety.checkVariation(of: root)
    }

    /// Makes the fault for a backreference, which the parser meets: no tree can hold one.
    static func backreference(at offset: Int) -> RegularExpressionFault {
        .unsafe(at: offset, "backreferences are refused; repeat the expression instead of what it matched")
    }

    /// Checks a node and tells whether it holds a variable repeat, an alternation or a `:name`.
    private mutating func checkVariation(
        of node: RegularExpressionNode
    ) throws(RegularExpressionFault) -> Bool {
        switch node {
        case .scalar, .oneOf, .assertion: return false
        case .parameter: return true
        case .capture(_, let body): return try checkVariation(of: body)
        case .sequence(let nodes): return try checkVariation(ofAnyOf: nodes)
        case .alternation(let nodes):
            _ = try checkVariation(ofAnyOf: nodes)
            return true
        case .optional(let body, isLazy: _):
            _ = try checkVariation(of: body)
            return true
        case .repetition(let repetition):
            try check(repetition)
            return repetition.minimum != repetition.maximum
        }
    }

    private mutating func checkVariation(
        ofAnyOf nodes: [RegularExpressionNode]
    ) throws(RegularExpressionFault) -> Bool {
        var isVariable = false
        for node in nodes where try checkVariation(of: node) {
            isVariable = true
        }
        return isVariable
    }

    private mutating func check(_ repetition: RegularExpressionRepetition) throws(RegularExpressionFault) {
        let isBodyVariable = try checkVariation(of: repetition.body)
        guard !isBodyVariable else {
            throw .unsafe(
                at: repetition.offset,
                "what is repeated holds `*`, `+`, `?`, `{n,m}`, `|` or a `:name`; repeat a class instead")
        }
        guard max(repetition.minimum, repetition.maximum ?? 0) <= Self.largestCount else {
            throw .unsafe(at: repetition.offset, "a count is above \(Self.largestCount); write a smaller one")
        }
        guard repetition.maximum == nil else { return }
        unboundedRepeats += 1
        guard unboundedRepeats <= Self.mostUnboundedRepeats else {
            throw .unsafe(
                at: repetition.offset,
                "more than \(Self.mostUnboundedRepeats) repeats are unbounded; write this one as `{n,m}`")
        }
    }
}
