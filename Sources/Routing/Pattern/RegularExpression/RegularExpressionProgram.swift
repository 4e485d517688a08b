/// A regular expression compiled to instructions, which `RegularExpressionMatcher` executes.
struct RegularExpressionProgram: Sendable {
    /// The index of an instruction: small, so that a long program stays compact in memory while it runs.
    typealias Address = UInt16

    /// One step of a thread; unless it says otherwise, the next instruction follows.
    enum Instruction: Sendable {
        /// Consumes the given scalar.
        case scalar(Unicode.Scalar)
        /// Consumes a scalar of the class at an index of `classes`.
        case oneOf(Address)
        /// Continues if a condition on the position holds.
        case assertion(RegularExpressionAssertion)
        /// Notes the position as the start of a capture.
        case startCapture(Address)
        /// Notes the position as the end of a capture.
        case endCapture(Address)
        /// Continues at another instruction.
        case jump(Address)
        /// Continues at two instructions, of which the first is preferred.
        case split(Address, Address)
        /// Ends the match.
        case accept
    }

    /// The execution starts at the first instruction.
    let instructions: [Instruction]
    let classes: [ScalarClass]
    /// Whether the program reads its subject from the end to the beginning.
    let isReversed: Bool

    /// Compiles a tree.
    ///
    /// - Parameters:
    ///   - root: The tree.
    ///   - isReversed: Whether the program reads its subject from the end to the beginning.
    /// - Throws: A `RegularExpressionFault`, `.unsafe`, if the program would become too long.
    init(_ root: RegularExpressionNode, isReversed: Bool = false) throws(RegularExpressionFault) {
        var compiler = RegularExpressionCompiler(isReversed: isReversed)
        try compiler.emit(root)
        try compiler.append(.accept)
        self.instructions = compiler.instructions
        self.classes = compiler.classes
        self.isReversed = isReversed
    }

    /// Whether an instruction that consumes a scalar consumes this one.
    @inline(__always)
    func consumes(_ scalar: Unicode.Scalar, _ expected: Unicode.Scalar, ignoringCase: Bool) -> Bool {
        scalar == expected || ignoringCase && scalar.foldedASCII == expected.foldedASCII
    }
}
