extension PatternMatcher {
    /// Matches a pattern.
    ///
    /// - Returns: The captures from left to right, or `nil` if the pattern does not match.
    @inline(never)
    package func match(_ pattern: RoutePattern, _ url: RouteURL) -> Parameters? {
        pairs(of: pattern, in: url).map { Parameters($0) }
    }

    /// Returns the captures of a pattern in a URL that is known to match.
    func captures(of pattern: RoutePattern, in url: RouteURL) -> Parameters {
        guard case .segments(let segmented) = pattern.form, segmented.placesAreKnown else {
            return match(pattern, url) ?? Parameters()
        }
        if segmented.names.count == 0 { return Parameters() }
        return Parameters(SegmentCaptures(of: segmented, in: url))
    }
}

extension PatternTable {
    /// Returns the captures of a pattern in a URL, and runs conditions in code.
    ///
    /// - Parameters:
    ///   - number: The number of the pattern.
    ///   - url: The URL.
    /// - Returns: The captures from left to right, or `nil` if the pattern does not match.
    package func captures(of number: Int, in url: RouteURL) -> Parameters? {
        PatternMatcher(rules: rules, asksPredicates: true).match(patterns[number], url)
    }
}

extension BenchmarkIndex {
    /// Reads a URL and returns the captures of the newest pattern that matches it, without the URL's query.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The captures; `nil` when no pattern matches, or when the text is not a URL.
    @_spi(Benchmarks) public func parameters(_ url: String) -> Parameters? {
        guard let url = try? RouteURL(url, reader: .standard),
            let match = table.index.newest(matching: url, in: TagFilter()).certain
        else { return nil }
        return PatternMatcher(rules: rules, asksPredicates: false)
            .captures(of: table.patterns[match.ordinal], in: url)
    }
}
