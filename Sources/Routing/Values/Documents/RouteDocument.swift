/// A value that is saved as JSON and read back, even from untrusted text.
///
/// ```swift
/// let json = try router.explain("app://books/7").json()
/// // in the tool that reads what the program wrote
/// let explanation = try RouteExplanation(json: json)
/// print(explanation.winner?.route.pattern ?? "none")
/// ```
///
/// Foundation's `JSONDecoder` stops the program on some texts, and picks one of two values for a repeated key.
/// ``init(json:)-(String)`` therefore checks the text before that decoder reads it, in one pass and without
/// recursion. It refuses a text that is not JSON, a repeated key in one object, and lists or objects that are
/// nested deeper than 64 levels. Read untrusted text with it, never with your own decoder.
///
/// The values of this package conform. Your own type that contains such values can conform without further
/// code. Lists of such values are read and written in the same way.
public protocol RouteDocument: Codable {}

extension RouteDocument {
    /// Reads a value that was saved as JSON.
    ///
    /// - Parameter json: The text.
    /// - Throws: A `DecodingError`. If the check refuses the text, the underlying error is a
    ///   ``RouteDocumentError`` with the place and an explanation. Its code is
    ///   ``RouteDocumentError/Code/malformedJSON`` for a text that is not JSON,
    ///   ``RouteDocumentError/Code/duplicateKey`` for a repeated key, and ``RouteDocumentError/Code/tooDeep``
    ///   for nesting.
    /// - Complexity: O(*n*) in the length of the text, plus the cost of the type's decoding.
    public init(json: String) throws {
        self = try JSONText.value(Self.self, from: Array(json.utf8))
    }

    /// Reads a value that was saved as JSON in UTF-8, such as the contents of a file.
    ///
    /// - Parameter json: The bytes of the text.
    /// - Throws: The errors of ``init(json:)-(String)``, which include bytes that are not UTF-8.
    /// - Complexity: O(*n*) in the length of the text, plus the cost of the type's decoding.
    public init(json: some Collection<UInt8>) throws {
        self = try JSONText.value(Self.self, from: Array(json))
    }

    /// Writes the value as JSON, with keys in a fixed order.
    ///
    /// - Returns: The text.
    /// - Throws: The errors of the encoder or the value.
    public func json() throws -> String { try JSONText.text(self) }
}

extension Array where Element: RouteDocument {
    /// Reads values that were saved as JSON.
    ///
    /// - Parameter json: The text.
    /// - Throws: The errors of the value's own `init(json:)`.
    public init(json: String) throws {
        self = try JSONText.value(Self.self, from: [UInt8](json.utf8))
    }

    /// Reads values that were saved as JSON in UTF-8, such as the contents of a file.
    ///
    /// - Parameter json: The bytes of the text.
    /// - Throws: The errors of the value's own `init(json:)`, which include bytes that are not UTF-8.
    public init(json: some Collection<UInt8>) throws {
        self = try JSONText.value(Self.self, from: [UInt8](json))
    }

    /// Writes the values as JSON, with keys in a fixed order.
    ///
    /// - Returns: The text.
    /// - Throws: The errors of the encoder or a value.
    public func json() throws -> String { try JSONText.text(self) }
}
