/// The values that a URL gives a handler: the pairs of its query, then what the pattern captured.
///
/// It reads like a dictionary of strings, and keeps order and every value of a repeated name:
///
/// ```swift
/// var parameters: Parameters = ["tag": "new", "page": "2"]
/// parameters.append("sale", for: "tag")
/// assert(parameters["tag"] == "sale")  // a plain subscript gives the last
/// assert(parameters.values(for: "tag") == ["new", "sale"])
/// ```
///
/// Names are the same when their Unicode scalars are. Two are equal when each name has the same values in the
/// same order; the order of the names among each other does not count, as in a dictionary.
public struct Parameters: Sendable {
    private var pairs: [Element]
    /// The names whose values are the segments that a `:name...` captured, two at least.
    private var pathNames: Set<ExactText> = []

    /// Creates parameters without any.
    public init() {
        pairs = []
    }

    /// Creates parameters from pairs, repeated names included.
    ///
    /// - Parameter pairs: Names and values, in order.
    public init(_ pairs: some Sequence<(String, String)>) {
        self.pairs = pairs.map { (name: $0.0, value: $0.1) }
    }
}

extension Parameters {
    /// The last value of a name; for one that a `:name...` captured, all of its segments joined with `/`.
    ///
    /// Setting a value puts it in the place of the name's first and removes the others; setting `nil` removes
    /// them all.
    ///
    /// - Parameter name: The name of a capture or of a pair of the query.
    /// - Complexity: O(*n*) in the number of pairs.
    public subscript(name: String) -> String? {
        get {
            if isPath(name) { return values(for: name).joined(separator: "/") }
            return pairs.last { $0.name.isExactly(name) }?.value
        }
        set { set(newValue.map { [$0] } ?? [], for: name) }
    }

    /// Gives every value of a name, in order.
    ///
    /// - Parameter name: The name of a capture or of a pair of the query.
    /// - Returns: The values; none when the name does not occur.
    /// - Complexity: O(*n*) in the number of pairs.
    public func values(for name: String) -> [String] {
        pairs.lazy.filter { $0.name.isExactly(name) }.map(\.value)
    }

    /// Adds a value behind all others.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: Its name, which may occur already.
    public mutating func append(_ value: String, for name: String) {
        if isPath(name) { pathNames.remove(ExactText(name)) }
        pairs.append((name, value))
    }

    /// Makes room for pairs that are going to be added.
    mutating func reserveCapacity(_ count: Int) {
        pairs.reserveCapacity(count)
    }

    /// Replaces all values of a name, in the place of its first.
    ///
    /// - Parameters:
    ///   - values: The new values, in order; none to remove the name.
    ///   - name: The name.
    /// - Complexity: O(*n*) in the number of pairs.
    public mutating func set(_ values: [String], for name: String) {
        if isPath(name) { pathNames.remove(ExactText(name)) }
        let first = pairs.firstIndex { $0.name.isExactly(name) } ?? pairs.endIndex
        pairs.removeAll { $0.name.isExactly(name) }
        pairs.insert(contentsOf: values.map { (name: name, value: $0) }, at: first)
    }

    /// Adds the segments that a `:name...` captured, for a name that does not occur.
    mutating func append(path segments: some Collection<String>, for name: String) {
        for segment in segments { pairs.append((name, segment)) }
        if segments.count > 1 { pathNames.insert(ExactText(name)) }
    }

    /// Whether the values of a name are the segments of one path.
    func isPath(_ name: String) -> Bool {
        !pathNames.isEmpty && pathNames.contains(ExactText(name))
    }

    /// Adds some of the values of others, as they are there.
    mutating func append(contentsOf others: Parameters, where isIncluded: (String) -> Bool) {
        for (name, value) in others where isIncluded(name) {
            pairs.append((name, value))
            if others.isPath(name) { pathNames.insert(ExactText(name)) }
        }
    }

    /// Whether there are no pairs.
    public var isEmpty: Bool { pairs.isEmpty }

    /// The number of pairs.
    public var count: Int { pairs.count }

    /// The names in the order of their first values, each once.
    public var names: [String] {
        var seen: Set<ExactText> = []
        return pairs.compactMap { seen.insert(ExactText($0.name)).inserted ? $0.name : nil }
    }
}

extension Parameters: Sequence {
    /// A name and one of its values.
    public typealias Element = (name: String, value: String)

    /// Iterates over the pairs in order.
    public func makeIterator() -> IndexingIterator<[Element]> {
        pairs.makeIterator()
    }
}

extension Parameters: ExpressibleByDictionaryLiteral {
    /// Creates parameters from a literal; a repeated name keeps all its values.
    ///
    /// - Parameter elements: Names and values, in order.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements)
    }
}

extension Parameters: CustomStringConvertible {
    /// The pairs in order, as a dictionary literal would be written.
    public var description: String {
        if isEmpty { return "[:]" }
        return "["
            + map { "\($0.name.debugDescription): \($0.value.debugDescription)" }.joined(separator: ", ")
            + "]"
    }
}
