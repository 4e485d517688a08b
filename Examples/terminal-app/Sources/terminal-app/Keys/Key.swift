/// A key that was pressed, or a character that was pasted.
enum Key: Hashable, Sendable {
    case character(Unicode.Scalar)
    /// A character of pasted text, which is never a command.
    case pasted(Unicode.Scalar)
    /// A letter with the control key, in lower case.
    case control(Unicode.Scalar)
    case enter, tab, backTab, escape
    case backspace, delete
    case up, down, left, right, home, end
    /// A key without a meaning in this app.
    case unknown
}
