/// The reason that a text is refused as a regular expression.
struct RegularExpressionFault: Error, Equatable {
    /// The kinds of refusal.
    enum Reason: Sendable {
        /// The text is malformed, or uses a construct that is not supported.
        case invalid
        /// The text has a backreference, compiles to a program that is too long, or nests too deeply.
        case unsafe
    }

    let reason: Reason

    /// The position of the fault, in UTF-8 bytes from the start of the text.
    let offset: Int

    /// An explanation of the fault and its remedy.
    let message: String

    /// Makes the fault for a text that is malformed or uses an unsupported construct.
    static func invalid(at offset: Int, _ message: String) -> Self {
        Self(reason: .invalid, offset: offset, message: message)
    }

    /// Makes the fault for an expression that may cost too much.
    static func unsafe(at offset: Int, _ message: String) -> Self {
        Self(reason: .unsafe, offset: offset, message: message)
    }

    /// Makes the fault for a backreference, which only the parser throws: a tree cannot contain one.
    static func backreference(at offset: Int) -> Self {
        .unsafe(at: offset, "backreferences are refused; repeat the expression instead of what it matched")
    }
}
