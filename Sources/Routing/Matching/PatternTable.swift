/// Patterns in an order of preference: which match a URL, the first preferred.
///
/// A router prefers what came last and changes all the time; a table is made once and prefers what comes
/// first.
package struct PatternTable: Sendable {
    private let patterns: [RoutePattern]
    private let index: RouteIndex
    private let rules: MatchingRules

    /// Makes a table of patterns, which are known by their numbers from 0.
    ///
    /// - Parameters:
    ///   - patterns: The patterns.
    ///   - rules: How they are compared with URLs.
    /// - Complexity: O(*n*) in the length of the patterns, for each choice of their optional groups.
    package init(_ patterns: [RoutePattern], rules: MatchingRules = MatchingRules()) {
        var index = RouteIndex(rules: rules)
        // The index finds the newest first, so the first is inserted last.
        for number in patterns.indices.reversed() {
            _ = index.insert(patterns[number], tags: [], ordinal: patterns.count - 1 - number)
        }
        self.patterns = patterns
        self.index = index
        self.rules = rules
    }

    /// Lists the patterns that have to be looked at, in order: each matches if conditions in code say so, and
    /// the last one for certain if it has none.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Their numbers.
    package func candidates(for url: RouteURL) -> [Int] {
        // What a search writes into is apart from the tree of patterns, which a copy shares.
        var index = index
        let found = index.newest(matching: url, in: TagFilter())
        return (found.possible + (found.certain.map { [$0] } ?? [])).map { patterns.count - 1 - $0.ordinal }
    }

    /// Gives what a pattern captures of a URL, conditions in code asked.
    ///
    /// - Parameters:
    ///   - number: The number of the pattern.
    ///   - url: The URL.
    /// - Returns: The captures from left to right, or `nil` when there is no match.
    package func captures(of number: Int, in url: RouteURL) -> Parameters? {
        PatternMatcher(rules: rules, asksPredicates: true).match(patterns[number], url)
    }
}
