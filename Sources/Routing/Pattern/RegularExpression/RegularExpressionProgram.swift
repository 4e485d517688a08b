/// A regular expression compiled to instructions, which `RegularExpressionMatcher` executes.
struct RegularExpressionProgram: Sendable {
    /// One step of a thread; unless it says otherwise, the next instruction follows.
    enum Instruction: Sendable {
        /// Consumes the given scalar.
        case scalar(Unicode.Scalar)
        /// Consumes a scalar of the class at an index of `classes`.
        case oneOf(Int)
        /// Goes on where a condition on the place holds.
        case assertion(RegularExpressionAssertion)
        /// Notes the place as the start of a capture.
        case startCapture(Int)
        /// Notes the place as the end of a capture.
        case endCapture(Int)
        /// Goes on elsewhere.
        case jump(Int)
        /// Goes on at two places, of which the first is preferred.
        case split(Int, Int)
        /// Ends the match.
        case accept
    }

    /// The execution starts at the first instruction.
    let instructions: [Instruction]
    let classes: [ScalarClass]
    let captureNames: [String]

    /// Compiles a tree.
    ///
    /// - Throws: A fault, `.unsafe`, when the program would become too long.
    init(_ parsed: RegularExpressionParser.Output) throws(RegularExpressionFault) {
        var compiler = RegularExpressionCompiler()
        try compiler.emit(parsed.root)
        try compiler.append(.accept)
        self.instructions = compiler.instructions
        self.classes = compiler.classes
        self.captureNames = parsed.captureNames
    }
}
