/// The values to print a pattern with.
struct PrintableValues: Sendable {
    private let index: ParameterIndex
    /// The names whose values are the elements of a list: each element is one segment, even a single one.
    private let lists: Set<ExactText>

    /// Creates values from parameters, where a single value of a `:name...` is its segments joined with `/`.
    init(_ parameters: Parameters = Parameters()) {
        self.init(parameters.pairs, lists: [])
    }

    /// Creates values, some of which are lists.
    init(_ pairs: ParameterPairs, lists: Set<ExactText>) {
        self.index = ParameterIndex(pairs)
        self.lists = lists
    }

    /// The names and values.
    var pairs: ParameterPairs { index.pairs }

    /// The values of a name.
    @inline(never)
    func values(for name: String) -> [String] { index.values(for: name) }

    /// The segments of a `:name...`.
    func segments(for name: String) -> [String] {
        let values = values(for: name)
        guard values.count == 1, !lists.contains(ExactText(name)) else { return values }
        // Splits bytes, because a `/` with a combining accent is a different character.
        return values[0].pieces(of: 0..<values[0].utf8.count, separatedBy: ascii("/")).map(values[0].text)
    }
}
