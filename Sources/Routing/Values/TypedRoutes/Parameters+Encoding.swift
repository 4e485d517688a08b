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
    /// - Throws: A ``RouteValueError``, or the error of a type with its own encoding or decoding. A property with
    ///   properties or lists of lists throws ``RouteValueError/Code/nested``. A value that no text gives back,
    ///   such as an infinity, throws ``RouteValueError/Code/unprintable``. An empty list in an optional throws
    ///   ``RouteValueError/Code/empty``. A value that its type would read as another value throws
    ///   ``RouteValueError/Code/ambiguous``.
    public init<Value: Encodable>(encoding value: Value) throws {
        let encoded = try EncodedParameters(value)
        self.init(encoded.values.pairs)
        // A type that is only `Encodable` cannot be decoded for the comparison.
        guard let type = Value.self as? any Codable.Type else { return }
        try encoded.check(self, as: type)
    }
}
