/// The reason why a text is refused as a regular expression.
struct RegularExpressionFault: Error, Equatable {
    /// The kinds of refusal.
    enum Reason: Sendable {
        /// The text is malformed, or uses a construct that is not supported.
        case invalid
        /// The text holds a backreference, compiles to too long a program, or nests too deep.
        case unsafe
    }

    let reason: Reason

    /// The place of the fault, in UTF-8 bytes from the start of the text.
    let offset: Int

    /// What is wrong, and what to write instead.
    let message: String

    /// Makes the fault for a text that is malformed or not supported.
    static func invalid(at offset: Int, _ message: String) -> Self {
        Self(reason: .invalid, offset: offset, message: message)
    }

    /// Makes the fault for an expression that may cost too much.
    static func unsafe(at offset: Int, _ message: String) -> Self {
        Self(reason: .unsafe, offset: offset, message: message)
    }

    /// Makes the fault for a backreference, which the parser meets: no tree can hold one.
    static func backreference(at offset: Int) -> Self {
        .unsafe(at: offset, "backreferences are refused; repeat the expression instead of what it matched")
    }
}
