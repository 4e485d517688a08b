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
    /// A kind of fault.
    @nonexhaustive
    public enum Code: String, Sendable {
        /// The text is no JSON.
        case malformedJSON
        /// A key stands twice in one object, so that it would be up to the decoder which value counts.
        case duplicateKey
        /// Lists and objects are nested deeper than in any document of the kind.
        case tooDeep
        /// The document is larger than those who use it accept.
        case tooLarge
        /// There are more patterns than are written by hand, or they would take too long to compare.
        case tooManyPatterns
        /// Something that has to be there is not.
        case missing
        /// Something is of another type, such as a number where a text is wanted.
        case wrongType
        /// Something is of the right type, but no value that it can have.
        case invalidValue
        /// The document was written by a later version of the package.
        case unknownVersion
        /// A text is no pattern of routes.
        case malformedPattern
        /// A pattern uses a substitution variable that the document does not define.
        case unknownVariable
        /// A substitution variable has a name or a value that none can have.
        case invalidVariable
    }
}

extension RouteDocumentError: CustomStringConvertible {
    /// The code, the place and the message.
    public var description: String {
        "\(code) \(place.isEmpty ? "in the document" : "at \(place)"): \(message)"
    }
}
