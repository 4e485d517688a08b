extension Parameters {
    /// Writes the properties of a value down under their names.
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
    /// - Throws: A ``RouteValueError``: ``RouteValueError/Code/nested`` for a property that has properties or
    ///   lists of lists, ``RouteValueError/Code/unprintable`` for what no text gives back, such as an infinity, and
    ///   ``RouteValueError/Code/empty`` for an empty list in an optional; besides what a type throws that encodes
    ///   itself.
    public init(encoding value: some Encodable) throws {
        self.init(try PrintableValues(encoding: value).pairs)
    }
}
