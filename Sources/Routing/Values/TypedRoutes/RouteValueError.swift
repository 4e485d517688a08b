/// The reason that a value cannot be read from parameters or cannot be printed as a URL.
///
/// ```swift
/// let pattern: RoutePattern = "app://books/:id<int>"
/// do {
///     print(try pattern.url(with: ["id": "seven"]))
/// } catch let error as RouteValueError where error.code == .refused {
///     print(error.name ?? "", error.value ?? "")
/// }
/// ```
public struct RouteValueError: Error, Hashable, Sendable {
    /// The kind of fault.
    public let code: Code
    /// The name of the parameter or the property; `nil` when the error does not concern a single one.
    public let name: String?
    /// The text at fault, if there is one.
    public let value: String?
    /// The expected value, and the remedy.
    public let message: String

    init(_ code: Code, _ name: String?, value: String? = nil, _ message: String) {
        self.code = code
        self.name = name
        self.value = value
        self.message = message
    }
}

extension RouteValueError {
    /// A kind of fault; later versions may add kinds, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The parameters have no value of this name.
        public static let missing = Code(rawValue: "missing")
        /// The text is not a value of the requested type.
        public static let invalid = Code(rawValue: "invalid")
        /// A value within a value, which parameters cannot represent.
        public static let nested = Code(rawValue: "nested")
        /// An empty value for a segment, or a list or an optional for which nothing would be printed.
        public static let empty = Code(rawValue: "empty")
        /// A segment `.` or `..`, which readers of the URL would resolve.
        public static let dotSegment = Code(rawValue: "dotSegment")
        /// Several values for a capture of one segment.
        public static let severalValues = Code(rawValue: "severalValues")
        /// A value that no text gives back, or one with a NUL.
        public static let unprintable = Code(rawValue: "unprintable")
        /// A value that the constraint of its capture refuses.
        public static let refused = Code(rawValue: "refused")
        /// A value that would be read as another value, because the pattern divides the URL differently or the
        /// type does not decode its own encoding.
        public static let ambiguous = Code(rawValue: "ambiguous")
        /// A wildcard, which has no name to find a value by.
        public static let unnamedWildcard = Code(rawValue: "unnamedWildcard")
        /// A pattern that does not describe a whole URL: a regular expression.
        public static let unprintablePattern = Code(rawValue: "unprintablePattern")
        /// A URL that a router would refuse, such as one that is too long.
        public static let malformedURL = Code(rawValue: "malformedURL")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }
}

extension RouteValueError: CustomStringConvertible {
    /// The code, the name and the value at fault, and the message.
    public var description: String {
        let place = name.map { " '\($0)'" } ?? ""
        let fault = value.map { " (\($0.debugDescription))" } ?? ""
        return "\(code)\(place)\(fault): \(message)"
    }
}
