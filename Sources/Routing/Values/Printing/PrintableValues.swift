/// The values to print a pattern with.
struct PrintableValues: Sendable {
    /// The values by name.
    private(set) var pairs: ParameterPairs
    /// The names whose values are the elements of a list: each element is one segment, even a single one.
    private var lists: Set<ExactText> = []

    /// Creates values from parameters, where a single value of a `:name...` is its segments joined with `/`.
    init(_ parameters: Parameters = Parameters()) {
        pairs = parameters.pairs
    }

    /// Appends a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: Its name.
    ///   - isElement: Whether it is an element of a list.
    mutating func append(_ value: String, for name: String, isElement: Bool) {
        pairs.append(value, for: name)
        if isElement { lists.insert(ExactText(name)) }
    }

    /// The values of a name.
    func values(for name: String) -> [String] { pairs.values(for: name) }

    /// The segments of a `:name...`.
    func segments(for name: String) -> [String] {
        let values = values(for: name)
        guard values.count == 1, !lists.contains(ExactText(name)) else { return values }
        // Splits bytes, because a `/` with a combining accent is a different character.
        return values[0].utf8.split(separator: ascii("/"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
