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
    /// A kind of fault; later versions may add kinds, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The text is empty; `/` is the pattern of a URL without segments.
        public static let empty = Code(rawValue: "empty")
        /// A `:` without a name, or a constraint for a name that the pattern does not capture.
        public static let missingName = Code(rawValue: "missingName")
        /// Two captures with the same name.
        public static let duplicateName = Code(rawValue: "duplicateName")
        /// A `...` or `:name...` that is not at the end.
        public static let catchAllNotLast = Code(rawValue: "catchAllNotLast")
        /// A `(` of an optional group without its `)`.
        public static let unclosedGroup = Code(rawValue: "unclosedGroup")
        /// A `<` without its `>`, or the `(` of a regular expression without its `)`.
        public static let unclosedConstraint = Code(rawValue: "unclosedConstraint")
        /// A constraint that is neither the name of a type nor a list of words.
        public static let unknownType = Code(rawValue: "unknownType")
        /// A regular expression that is malformed or uses syntax that patterns do not support.
        public static let invalidRegularExpression = Code(rawValue: "invalidRegularExpression")
        /// A regular expression that has a backreference or is nested too deeply, or a pattern whose expressions
        /// compile to more than 2,000 steps in total.
        public static let unsafeRegularExpression = Code(rawValue: "unsafeRegularExpression")
        /// A wildcard, a `...` or a `:name...` that is not alone in its segment.
        public static let misplacedWildcard = Code(rawValue: "misplacedWildcard")
        /// More than six optional groups.
        public static let tooManyGroups = Code(rawValue: "tooManyGroups")
        /// More than eight captures in one segment.
        public static let tooManyCaptures = Code(rawValue: "tooManyCaptures")
        /// A `%` without two hexadecimal digits after it, or `%00`.
        public static let invalidEscape = Code(rawValue: "invalidEscape")
        /// A literal that is not UTF-8 after its escapes are decoded.
        public static let invalidUTF8 = Code(rawValue: "invalidUTF8")
        /// A host that no URL can have.
        public static let invalidHost = Code(rawValue: "invalidHost")
        /// A character that must be escaped in a literal.
        ///
        /// The character is reserved in patterns, or it looks like a regular expression or like the template of
        /// another router. A `..` that would remove a capture also has this code.
        public static let strayCharacter = Code(rawValue: "strayCharacter")
        /// A text of more than 4,096 bytes.
        public static let tooLong = Code(rawValue: "tooLong")
        /// A separate constraint for a capture that already has a constraint in the text.
        public static let duplicateConstraint = Code(rawValue: "duplicateConstraint")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }
}

extension RoutePatternError: CustomStringConvertible {
    /// The code, the message, and the pattern with a caret under the fault.
    public var description: String {
        "malformed pattern at byte \(offset): \(code): \(message)\n\(Excerpt(text: pattern, offset: offset))"
    }
}
