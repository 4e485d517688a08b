/// What is wrong with a document that was to be read, and where.
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
    /// Where the fault is: `routes[0].kind`, or a line and a column for a text that is no JSON; empty for the
    /// whole document.
    public let place: String
    /// What is wrong and what to do about it.
    public let message: String

    package init(_ code: Code, at place: String, _ message: String) {
        self.code = code
        self.place = place
        self.message = message
    }
}

extension RouteDocumentError {
    /// A kind of fault; open to growth, so a `switch` over codes needs a `default`.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The text is no JSON.
        public static let malformedJSON = Code(rawValue: "malformedJSON")
        /// A key stands twice in one object, so that it would be up to the decoder which value counts.
        public static let duplicateKey = Code(rawValue: "duplicateKey")
        /// Lists and objects are nested deeper than in any document of the kind.
        public static let tooDeep = Code(rawValue: "tooDeep")
        /// The document is larger than those who use it accept.
        public static let tooLarge = Code(rawValue: "tooLarge")
        /// There are more patterns than are written by hand, or they would take too long to compare.
        public static let tooManyPatterns = Code(rawValue: "tooManyPatterns")
        /// Something that has to be there is not.
        public static let missing = Code(rawValue: "missing")
        /// Something is of another type, such as a number where a text is wanted.
        public static let wrongType = Code(rawValue: "wrongType")
        /// Something is of the right type, but no value that it can have.
        public static let invalidValue = Code(rawValue: "invalidValue")
        /// The document was written by a later version of the package.
        public static let unknownVersion = Code(rawValue: "unknownVersion")
        /// A text is no pattern of routes.
        public static let malformedPattern = Code(rawValue: "malformedPattern")
        /// A pattern uses a substitution variable that the document does not define.
        public static let unknownVariable = Code(rawValue: "unknownVariable")
        /// A substitution variable has a name or a value that none can have.
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
