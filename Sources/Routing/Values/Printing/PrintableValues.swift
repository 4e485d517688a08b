/// What a pattern is printed with.
struct PrintableValues: Sendable {
    /// The values by name.
    private(set) var pairs: ParameterPairs
    /// The names whose values are the elements of a list: segments as they are, though there may be only one.
    private var lists: Set<ExactText> = []

    /// Takes parameters, in which a single value of a `:name...` is its segments joined with `/`.
    init(_ parameters: Parameters = Parameters()) {
        pairs = parameters.pairs
    }

    /// Adds a value behind all others.
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

    /// The segments that a `:name...` stands for.
    func segments(for name: String) -> [String] {
        let values = values(for: name)
        guard values.count == 1, !lists.contains(ExactText(name)) else { return values }
        // By bytes: a `/` with an accent is one character, and not the one that is looked for.
        return values[0].utf8.split(separator: ascii("/"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
