/// The values that a handler receives from a URL: the pairs of its query, then the captures of the pattern.
///
/// Parameters read like a dictionary of strings, but keep the order and every value of a repeated name:
///
/// ```swift
/// var parameters: Parameters = ["tag": "new", "page": "2"]
/// parameters.append("sale", for: "tag")
/// assert(parameters["tag"] == "sale")  // a plain subscript gives the last
/// assert(parameters.values(for: "tag") == ["new", "sale"])
/// ```
///
/// Two names are the same when their Unicode scalars are the same. Two parameters are equal when each name has
/// the same values in the same order, and is a `:name...` in both or in neither. As in a dictionary, the order of
/// the names does not matter.
///
/// Each call may create the texts of captures from the URL again. Store a text that you need more than once.
public struct Parameters: Sendable {
    /// The source of the pairs, which are created on demand: most handlers read one or two captures, or none.
    private enum Source: Sendable {
        case pairs(ParameterPairs)
        case captures(SegmentCaptures)
        /// The pairs of a query, which is read on demand.
        case query(RouteURL)
        /// The pairs of a query, overlaid by captures of the same URL.
        case queryAndCaptures(SegmentCaptures)
    }

    private var source: Source

    /// Creates empty parameters.
    public init() {
        self.init(ParameterPairs())
    }

    /// Creates parameters from pairs, including repeated names.
    ///
    /// - Parameter pairs: Names and values, in order.
    public init(_ pairs: some Sequence<(String, String)>) {
        self.init(ParameterPairs(pairs.map { (name: $0.0, value: $0.1) }))
    }

    init(_ pairs: ParameterPairs) {
        source = .pairs(pairs)
    }

    init(_ captures: SegmentCaptures) {
        source = .captures(captures)
    }

    /// Overlays the query of a URL with captures of that URL; the query is read on demand.
    init(_ url: RouteURL, overlaidBy captures: Parameters) {
        if url.outline.query == nil {
            source = captures.source
        } else if captures.isEmpty {
            source = .query(url)
        } else if case .captures(let captures) = captures.source {
            source = .queryAndCaptures(captures)
        } else {
            source = url.query.overlaid(by: captures).source
        }
    }
}

extension Parameters {
    /// The last value of a name or, for a `:name...` capture, all of its segments joined with `/`.
    ///
    /// Setting a value replaces the name's first value and removes the others. Setting `nil` removes all values.
    ///
    /// - Parameter name: The name of a capture or of a pair of the query.
    /// - Complexity: O(*n*) in the number of pairs.
    public subscript(name: String) -> String? {
        get {
            switch source {
            case .pairs(let pairs): pairs[name]
            case .captures(let captures): captures[name]
            case .query(let url): url.query[name]
            case .queryAndCaptures(let captures): captures[name] ?? captures.url.query[name]
            }
        }
        set { set(newValue.map { [$0] } ?? [], for: name) }
    }

    /// Returns every value of a name, in order; of a capture `:name...`, every segment.
    ///
    /// - Parameter name: The name of a capture or of a pair of the query.
    /// - Returns: The values; an empty array when the name is absent.
    /// - Complexity: O(*n*) in the number of pairs.
    public func values(for name: String) -> [String] {
        switch source {
        case .captures(let captures): captures.values(for: name)
        case .pairs, .query, .queryAndCaptures: pairs.values(for: name)
        }
    }

    /// Adds a value after all others.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: Its name, which may already have values.
    public mutating func append(_ value: String, for name: String) {
        change { $0.append(value, for: name) }
    }

    /// Replaces all values of a name, at the position of its first value.
    ///
    /// - Parameters:
    ///   - values: The new values, in order; an empty array removes the name.
    ///   - name: The name.
    /// - Complexity: O(*n*) in the number of pairs.
    public mutating func set(_ values: [String], for name: String) {
        change { $0.set(values, for: name) }
    }

    /// Returns only the values of the wanted names, in order.
    package func restricted(to isWanted: (String) -> Bool) -> Parameters {
        var restricted = ParameterPairs()
        restricted.append(contentsOf: pairs, where: isWanted)
        return Parameters(restricted)
    }

    /// The pairs; every call creates the texts of captures and reads the query again.
    var pairs: ParameterPairs {
        switch source {
        case .pairs(let pairs): pairs
        case .captures(let captures): captures.pairs
        case .query(let url): url.query.pairs
        case .queryAndCaptures(let captures):
            captures.url.query.overlaid(by: Parameters(captures)).pairs
        }
    }

    private mutating func change(_ change: (inout ParameterPairs) -> Void) {
        var pairs = pairs
        // Release the stored pairs first; a second reference would force a copy.
        source = .pairs(ParameterPairs())
        change(&pairs)
        source = .pairs(pairs)
    }

    /// Whether there are no pairs.
    public var isEmpty: Bool {
        switch source {
        case .captures, .queryAndCaptures: false
        case .pairs, .query: pairs.elements.isEmpty
        }
    }

    /// The number of pairs.
    public var count: Int {
        switch source {
        case .captures(let captures): captures.count
        case .pairs, .query, .queryAndCaptures: pairs.elements.count
        }
    }

    /// The names in the order of their first values, each once.
    package var names: [String] { pairs.names }
}

extension Parameters: Sequence {
    /// A name and one of its values.
    public typealias Element = (name: String, value: String)

    /// Iterates over the pairs in order.
    public func makeIterator() -> IndexingIterator<[Element]> {
        pairs.elements.makeIterator()
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
    /// The pairs in order, written as a dictionary literal.
    public var description: String {
        if isEmpty { return "[:]" }
        return "["
            + map { "\($0.name.debugDescription): \($0.value.debugDescription)" }.joined(separator: ", ")
            + "]"
    }
}

extension Parameters: Hashable {
    /// Whether each name has the same values in the same order, and is a `:name...` in both or in neither.
    public static func == (left: Parameters, right: Parameters) -> Bool {
        left.pairs.hasSameValues(as: right.pairs)
    }

    /// Hashes the values of each name, independent of the order of the names.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pairs.valuesByName)
    }
}

extension RouteURL {
    /// The decoded pairs of the query, in order.
    ///
    /// - Complexity: O(*n*) in the length of the query, at every call.
    public var query: Parameters { Parameters(queryPairs) }
}
