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
/// invalidValue at routes[0].kind: 'mop' is not a kind of entry; write 'map', 'guard' or 'proxy'
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
    /// A kind of fault.
    @nonexhaustive
    public enum Code: String, Sendable {
        /// The text is not JSON.
        case malformedJSON
        /// One object has the same key twice, so the decoder would have to pick a value.
        case duplicateKey
        /// Lists and objects are nested deeper than in any document of this kind.
        case tooDeep
        /// The document is larger than its readers accept.
        case tooLarge
        /// The document has more patterns than a person writes by hand, or comparing them would take too long.
        case tooManyPatterns
        /// A required value is missing.
        case missing
        /// A value has the wrong type, such as a number instead of a text.
        case wrongType
        /// A value has the right type, but is not one of the allowed values.
        case invalidValue
        /// The document was written by a later version of the package.
        case unknownVersion
        /// A text is not a route pattern.
        case malformedPattern
        /// A pattern uses a substitution variable that the document does not define.
        case unknownVariable
        /// A substitution variable has an invalid name or an invalid value.
        case invalidVariable
    }
}

extension RouteDocumentError: CustomStringConvertible {
    /// The code, the place and the message.
    public var description: String {
        "\(code) \(place.isEmpty ? "in the document" : "at \(place)"): \(message)"
    }
}
