/// A fault in the text of a pattern, and its position.
///
/// ```swift
/// let text = "books(/:id"
/// do {
///     _ = try RoutePattern(text)
/// } catch let error as RoutePatternError where error.code == .unclosedGroup {
///     print(error)
/// }
/// ```
///
/// prints
///
/// ```text
/// malformed pattern at byte 5: unclosedGroup: this '(' is never closed; write ')', or '%28' for the character
///   books(/:id
///        ^
/// ```
public struct RoutePatternError: Error, Hashable, Sendable {
    /// The kind of fault.
    public let code: Code
    /// The text of the pattern.
    public let pattern: String
    /// The position of the fault, in UTF-8 bytes from the beginning of the pattern.
    public let offset: Int
    /// An explanation of the fault and its remedy.
    public let message: String

    init(_ code: Code, at offset: Int, in pattern: String, _ message: String) {
        self.code = code
        self.pattern = pattern
        self.offset = offset
        self.message = message
    }
}

extension RoutePatternError {
    /// A kind of fault.
    @nonexhaustive
    public enum Code: String, Sendable {
        /// The text is empty; `/` is the pattern of a URL without segments.
        case empty
        /// A `:` without a name, or a constraint for a name that the pattern does not capture.
        case missingName
        /// Two captures with the same name.
        case duplicateName
        /// A `...` or `:name...` that is not at the end.
        case catchAllNotLast
        /// A `(` of an optional group without its `)`.
        case unclosedGroup
        /// A `<` without its `>`, or the `(` of a regular expression without its `)`.
        case unclosedConstraint
        /// A constraint that is neither the name of a type nor a list of words.
        case unknownType
        /// A regular expression that is malformed or uses syntax that patterns do not support.
        case invalidRegularExpression
        /// A regular expression that has a backreference or is nested too deeply, or a pattern whose expressions
        /// compile to more than 2,000 steps in total.
        case unsafeRegularExpression
        /// A wildcard, a `...` or a `:name...` that is not alone in its segment.
        case misplacedWildcard
        /// More than six optional groups.
        case tooManyGroups
        /// More than eight captures in one segment.
        case tooManyCaptures
        /// A `%` without two hexadecimal digits after it, or `%00`.
        case invalidEscape
        /// A literal that is not UTF-8 after its escapes are decoded.
        case invalidUTF8
        /// A host that no URL can have.
        case invalidHost
        /// A character that must be escaped in a literal.
        ///
        /// The character is reserved in patterns, or it looks like a regular expression or like the template of
        /// another router. A `..` that would remove a capture also has this code.
        case strayCharacter
        /// A text of more than 4,096 bytes.
        case tooLong
        /// A separate constraint for a capture that already has a constraint in the text.
        case duplicateConstraint
    }
}

extension RoutePatternError: CustomStringConvertible {
    /// The code, the message, and the pattern with a caret under the fault.
    public var description: String {
        "malformed pattern at byte \(offset): \(code): \(message.visible())\n\(Excerpt(text: pattern, offset: offset))"
    }
}
