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
    /// A kind of fault.
    @nonexhaustive
    public enum Code: String, Sendable {
        /// The parameters have no value of this name.
        case missing
        /// The text is not a value of the requested type.
        case invalid
        /// A value within a value, which parameters cannot represent.
        case nested
        /// An empty value for a segment, or a list or an optional for which nothing would be printed.
        case empty
        /// A segment `.` or `..`, which readers of the URL would resolve.
        case dotSegment
        /// Several values for a capture of one segment.
        case severalValues
        /// A value that no text gives back, or one with a NUL.
        case unprintable
        /// A value that the constraint of its capture refuses.
        case refused
        /// A value that would be read as another value, because the pattern divides the URL differently or the
        /// type does not decode its own encoding.
        case ambiguous
        /// A wildcard, which has no name to find a value by.
        case unnamedWildcard
        /// A pattern that does not describe a whole URL: a regular expression.
        case unprintablePattern
        /// A URL that a router would refuse, such as one that is too long.
        case malformedURL
    }
}

extension RouteValueError: CustomStringConvertible {
    /// The code, the name and the value at fault, and the message; invisible characters are escaped.
    public var description: String {
        let place = name.map { " '\($0)'" } ?? ""
        let fault = value.map { " (\($0.debugDescription))" } ?? ""
        // The value, and often the name, come from a URL.
        return "\(code)\(place)\(fault): \(message)".visible()
    }
}
