/// The matching part of a router, without lock, owners, handlers and dispatch.
///
/// Benchmarks compare it with the tables of other routers. Patterns are numbered from 0 in the order of
/// insertion, and the newest pattern that matches wins.
@_spi(Benchmarks) public final class BenchmarkIndex {
    let rules: MatchingRules
    // Unchecked: a router keeps its index behind a lock and has no such checks, so none are measured here.
    @exclusivity(unchecked) var table: Table
    private var places: [Int] = []

    /// Creates an index without patterns.
    ///
    /// - Parameter caseSensitive: Whether literals distinguish capitals.
    public init(caseSensitive: Bool = false) {
        rules = MatchingRules(caseSensitive: caseSensitive)
        table = Table(index: RouteIndex(rules: rules, seed: .repeatable))
    }

    /// Adds a pattern.
    ///
    /// - Parameter pattern: The text of the pattern.
    /// - Returns: Its number.
    /// - Throws: A ``RoutePatternError``.
    @discardableResult
    public func insert(_ pattern: String) throws -> Int {
        let pattern = try RoutePattern(pattern)
        places.append(table.index.insert(pattern, tags: [], ordinal: table.patterns.count))
        table.patterns.append(pattern)
        return table.patterns.count - 1
    }

    /// Removes a pattern, which must be there.
    ///
    /// - Parameter number: The number that its insertion returned.
    public func remove(_ number: Int) {
        table.index.remove(at: places[number])
    }

    /// Reads a URL and finds the newest pattern that matches it.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - captures: Receives the byte ranges of the captures in the URL's text, from left to right, and loses its
    ///     earlier contents; stays empty when the captures must be searched for. Its memory is reused.
    /// - Returns: The number of the pattern; `nil` when no pattern matches, or when the text is not a URL.
    public func match(_ url: String, captures: inout [Range<Int>]) -> Int? {
        table.match(url, captures: &captures)
    }

    /// Reads a URL and finds all patterns that match it.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The numbers of the patterns, the newest first.
    public func matchAll(_ url: String) -> [Int] {
        guard let url = try? RouteURL(url, reader: .standard) else { return [] }
        return table.index.all(matching: url, in: TagFilter()).map(\.ordinal)
    }
}

extension BenchmarkIndex {
    /// The index, its patterns, and the memory into which texts are read, side by side as in a router.
    ///
    /// None of them is copied for a match.
    struct Table: ~Copyable {
        var index: RouteIndex
        var patterns: [RoutePattern] = []
        private var outline = URLOutline()

        init(index: consuming RouteIndex) {
            self.index = index
        }

        mutating func match(_ url: String, captures: inout [Range<Int>]) -> Int? {
            captures.removeAll(keepingCapacity: true)
            guard let number = newest(url) else { return nil }
            guard case .segments(let pattern) = patterns[number].form, pattern.placesAreKnown else {
                return number
            }
            pattern.forEachCapture(ofSegments: index.search.count) { _, segments in
                let first = outline.segments[segments.lowerBound].start
                let last = outline.segments[segments.upperBound - 1].end
                captures.append(Int(first)..<Int(last))
            }
            return number
        }

        private mutating func newest(_ url: String) -> Int? {
            guard URLReader.standard.canRead(url, into: &outline) else { return nil }
            return index.newest(matching: url, outline, in: TagFilter()).certain?.ordinal
        }
    }
}
