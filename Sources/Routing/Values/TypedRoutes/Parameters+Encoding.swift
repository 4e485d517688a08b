extension Parameters {
    /// Creates parameters from the properties of a value, under the names of the properties.
    ///
    /// ```swift
    /// struct Filter: Codable {
    ///     var page: Int?
    ///     var tags: [String]
    /// }
    /// let parameters = try Parameters(encoding: Filter(page: 2, tags: ["new", "sale"]))
    /// assert(parameters == ["page": "2", "tags": "new", "tags": "sale"])
    /// ```
    ///
    /// - Parameter value: A value with properties that ``value(_:as:)`` can read.
    /// - Throws: A ``RouteValueError``, or the error of a type with its own encoding or decoding. The code is
    ///   ``RouteValueError/Code/nested`` for a property with properties or lists of lists,
    ///   ``RouteValueError/Code/unprintable`` for a value that no text gives back, such as an infinity,
    ///   ``RouteValueError/Code/empty`` for an empty list in an optional, and ``RouteValueError/Code/ambiguous``
    ///   for a value that its type would read as another value.
    public init<Value: Encodable>(encoding value: Value) throws {
        let encoded = try EncodedParameters(value)
        self.init(encoded.values.pairs)
        // A type that is only `Encodable` cannot be decoded for the comparison.
        guard let type = Value.self as? any Codable.Type else { return }
        try encoded.check(self, as: type)
    }
}
