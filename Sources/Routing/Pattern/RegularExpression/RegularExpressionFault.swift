/// The reason that a text is refused as a regular expression.
struct RegularExpressionFault: Error {
    /// The code under which a pattern reports the fault.
    let code: RoutePatternError.Code

    /// The position of the fault, in UTF-8 bytes from the start of the text.
    let offset: Int

    /// An explanation of the fault and its remedy.
    let message: String

    /// Makes the fault for a text that is malformed or uses an unsupported construct.
    static func invalid(at offset: Int, _ message: String) -> Self {
        Self(code: .invalidRegularExpression, offset: offset, message: message)
    }

    /// Makes the fault for an expression that may cost too much: one with a backreference, one that compiles to a
    /// program that is too long, or one that nests too deeply.
    static func unsafe(at offset: Int, _ message: String) -> Self {
        Self(code: .unsafeRegularExpression, offset: offset, message: message)
    }

    /// Makes the fault for a backreference, which only the parser throws: a tree cannot contain one.
    static func backreference(at offset: Int) -> Self {
        .unsafe(at: offset, "backreferences are refused; repeat the expression instead of what it matched")
    }
}
