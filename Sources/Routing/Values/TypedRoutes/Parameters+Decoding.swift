extension Parameters {
    /// Reads the values of a name as a value of a type.
    ///
    /// Texts are read as strictly as by the types of captures. An integer is ASCII digits with an optional `-`. A
    /// `Bool` is `true` or `false`. A `Date` is an ISO 8601 text such as `2024-06-14T12:30:00Z`. When the name
    /// is absent, an optional is `nil` and a list is empty. When the name has several values, a single value is
    /// the last one.
    ///
    /// ```swift
    /// let parameters: Parameters = ["id": "7", "tag": "new", "tag": "sale"]
    /// let id = try parameters.value("id", as: Int.self)
    /// let page = try parameters.value("page", as: Int?.self) ?? 1
    /// let tags = try parameters.value("tag", as: [String].self)
    /// assert(id == 7 && page == 1 && tags == ["new", "sale"])
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of a capture or of a pair of the query.
    ///   - type: The type to read: a number, `Bool`, `String`, `UUID`, `URL`, `Date`, an enumeration with raw
    ///     values, or a list or an optional of these.
    /// - Returns: The value.
    /// - Throws: A ``RouteValueError``: ``RouteValueError/Code/missing``, ``RouteValueError/Code/invalid`` or
    ///   ``RouteValueError/Code/nested``; or the error of a type with its own decoding.
    /// - Complexity: O(*n*) in the number of pairs.
    public func value<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
        try ValueDecoder(name, text: self[name], elements: values(for: name)).decode(type)
    }

    /// Reads a value whose properties have the names of parameters.
    ///
    /// A property without a parameter must be optional, be a list, or be decoded with `decodeIfPresent`.
    ///
    /// - Parameter type: A type with properties that ``value(_:as:)`` can read.
    /// - Returns: The value.
    /// - Throws: A ``RouteValueError``, or the error of a type with its own decoding.
    /// - Complexity: O(*n*) in the number of pairs and properties.
    public func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        try Value(from: ParametersDecoder(self))
    }
}
