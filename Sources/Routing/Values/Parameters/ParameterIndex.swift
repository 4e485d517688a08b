/// The values of parameters by name, for code that looks up many names.
struct ParameterIndex: Sendable {
    /// The number of pairs that are compared one by one in less time than a table takes to build.
    private static let few = 16

    let pairs: ParameterPairs
    private let table: [ExactText: [ExactText]]?

    /// Creates an index.
    ///
    /// - Parameter pairs: The names and values.
    /// - Complexity: O(*n*) in the number of pairs.
    init(_ pairs: ParameterPairs) {
        self.pairs = pairs
        table = pairs.elements.count > Self.few ? pairs.valuesByName : nil
    }

    /// Every value of a name, in order.
    @inline(never)
    func values(for name: String) -> [String] {
        guard let table else { return pairs.values(for: name) }
        return table[ExactText(name), default: []].map(\.text)
    }

    /// Every value of a name, and the text for all: the last value, or all segments of a path joined with `/`.
    func lookUp(_ name: String) -> (text: String?, values: [String]) {
        let values = values(for: name)
        return (pairs.isPath(name) ? values.joined(separator: "/") : values.last, values)
    }
}
