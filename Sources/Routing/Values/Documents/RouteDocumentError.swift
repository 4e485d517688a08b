/// A fault in a document, and its place.
///
/// ```swift
/// do {
///     _ = try RouteTable(json: #"{"version": 1, "routes": [{"kind": "mop"}]}"#)
/// } catch let error as RouteDocumentError where error.code == .invalidValue {
///     print(error)
/// }
/// ```
///
/// prints
///
/// ```text
/// invalidValue at routes[0].kind: 'mop' is no kind of entry; write 'map', 'guard' or 'proxy'
/// ```
public struct RouteDocumentError: Error, Hashable, Sendable {
    /// The kind of fault.
    public let code: Code
    /// The place of the fault, such as `routes[0].kind`; empty for the whole document.
    ///
    /// For a text that is not JSON, the place is a line and a column.
    public let place: String
    /// An explanation of the fault and its remedy.
    public let message: String

    package init(_ code: Code, at place: String, _ message: String) {
        self.code = code
        self.place = place
        self.message = message
    }
}

extension RouteDocumentError {
    /// A kind of fault; later versions may add kinds, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The text is not JSON.
        public static let malformedJSON = Code(rawValue: "malformedJSON")
        /// One object has the same key twice, so the decoder would have to pick a value.
        public static let duplicateKey = Code(rawValue: "duplicateKey")
        /// Lists and objects are nested deeper than in any document of this kind.
        public static let tooDeep = Code(rawValue: "tooDeep")
        /// The document is larger than its readers accept.
        public static let tooLarge = Code(rawValue: "tooLarge")
        /// The document has more patterns than a person writes by hand, or comparing them would take too long.
        public static let tooManyPatterns = Code(rawValue: "tooManyPatterns")
        /// A required value is missing.
        public static let missing = Code(rawValue: "missing")
        /// A value has the wrong type, such as a number instead of a text.
        public static let wrongType = Code(rawValue: "wrongType")
        /// A value has the right type, but is not one of the allowed values.
        public static let invalidValue = Code(rawValue: "invalidValue")
        /// The document was written by a later version of the package.
        public static let unknownVersion = Code(rawValue: "unknownVersion")
        /// A text is not a route pattern.
        public static let malformedPattern = Code(rawValue: "malformedPattern")
        /// A pattern uses a substitution variable that the document does not define.
        public static let unknownVariable = Code(rawValue: "unknownVariable")
        /// A substitution variable has an invalid name or an invalid value.
        public static let invalidVariable = Code(rawValue: "invalidVariable")

        /// The name of the static member.
        public let rawValue: String

        /// Creates the code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }
}

extension RouteDocumentError: CustomStringConvertible {
    /// The code, the place and the message.
    public var description: String {
        "\(code) \(place.isEmpty ? "in the document" : "at \(place)"): \(message)"
    }
}
