/// The dictionary interface, for code that received a dictionary of strings from an older router.
extension Parameters {
    /// Creates parameters from a dictionary, in the order of its names.
    ///
    /// - Parameter dictionary: The value of each name.
    public init(_ dictionary: [String: String]) {
        self.init(dictionary.keys.inOrder.map { ($0, dictionary[$0, default: ""]) })
    }

    /// The names in the order of their first values, each once.
    public var keys: [String] { names }

    /// The last value of each name, in the order of ``keys``.
    ///
    /// - Complexity: O(*n*) in the number of pairs.
    public var values: [String] {
        let pairs = pairs
        let index = ParameterIndex(pairs)
        return pairs.names.compactMap { index.lookUp($0).text }
    }

    /// The last value of a name, or a default when the name does not occur.
    ///
    /// - Parameters:
    ///   - name: The name of a capture or of a pair of the query.
    ///   - defaultValue: The value for a name that does not occur.
    /// - Complexity: O(*n*) in the number of pairs.
    public subscript(name: String, default defaultValue: @autoclosure () -> String) -> String {
        get { self[name] ?? defaultValue() }
        set { self[name] = newValue }
    }

    /// Merges the values of other parameters into these parameters.
    ///
    /// A name that occurs in both gets a single value, the result of `combine`.
    ///
    /// - Parameters:
    ///   - other: The other parameters; of a repeated name, only the last value counts.
    ///   - combine: Combines the last value in these parameters with the last value in `other`.
    /// - Throws: The errors of `combine`.
    /// - Complexity: O(*n* · *m*) in the number of pairs of both.
    public mutating func merge(
        _ other: Parameters,
        uniquingKeysWith combine: (String, String) throws -> String
    ) rethrows {
        for (name, value) in zip(other.keys, other.values) {
            self[name] = try self[name].map { try combine($0, value) } ?? value
        }
    }

    /// Merges the values of a dictionary into these parameters, like the values of other parameters.
    public mutating func merge(
        _ other: [String: String],
        uniquingKeysWith combine: (String, String) throws -> String
    ) rethrows {
        try merge(Parameters(other), uniquingKeysWith: combine)
    }
}

extension [String: String] {
    /// Creates a dictionary of the last value of each name.
    ///
    /// - Parameter parameters: The parameters, whose order and repeated values are lost.
    /// - Complexity: O(*n*) in the number of pairs.
    public init(_ parameters: Parameters) {
        self.init(zip(parameters.keys, parameters.values)) { $1 }
    }
}
