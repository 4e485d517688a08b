/// A table that finds the patterns that match a URL, in order of preference.
///
/// A router prefers its most recent registration and changes over time. A table is created once and prefers its
/// first pattern.
package struct PatternTable: Sendable {
    let patterns: [RoutePattern]
    private let index: Locked<RouteIndex>
    let rules: MatchingRules

    /// Creates a table of patterns, which are numbered from 0.
    ///
    /// - Parameters:
    ///   - patterns: The patterns.
    ///   - rules: The rules for comparing the patterns with URLs.
    /// - Complexity: O(*n*) in the length of the patterns, for each choice of their optional groups.
    package init(_ patterns: [RoutePattern], rules: MatchingRules = MatchingRules()) {
        var index = RouteIndex(rules: rules)
        // The index finds the newest first, so the first is inserted last.
        for number in patterns.indices.reversed() {
            _ = index.insert(patterns[number], tags: [], ordinal: patterns.count - 1 - number)
        }
        self.patterns = patterns
        self.index = Locked(index)
        self.rules = rules
    }

    /// Lists the candidates in order: each matches if its conditions in code hold, and the last matches for
    /// certain if it has no conditions.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Their numbers.
    package func candidates(for url: RouteURL) -> [Int] {
        let found = index.withLock { $0.newest(matching: url, in: TagFilter()) }
        return (found.possible + (found.certain.map { [$0] } ?? [])).map { patterns.count - 1 - $0.ordinal }
    }
}
