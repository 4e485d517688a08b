internal import Routing

/// A URL that is compared with many patterns, to find out why they do not match it.
struct ExplainedURL {
    let url: RouteURL
    let rules: MatchingRules
    /// The decoded segments.
    let segments: [[UInt8]]
    let scheme: String?
    let host: String?
    /// The matcher that dispatch uses, without conditions in code.
    private let matcher: PatternMatcher

    init(_ url: RouteURL, _ rules: MatchingRules) {
        self.url = url
        self.rules = rules
        segments = url.segments.map { Array($0.utf8) }
        scheme = url.scheme
        host = url.host
        matcher = PatternMatcher(rules: rules, asksPredicates: false)
    }

    /// Matches a pattern, conditions in code apart.
    ///
    /// - Returns: The captures, or `nil` when there is no match.
    func match(_ pattern: RoutePattern) -> Parameters? {
        matcher.match(pattern, url)
    }

    /// Walks the choices of a pattern's optional groups.
    func walks(_ pattern: SegmentedPattern) -> [PartialMatch] {
        PartialMatch.all(of: pattern, in: url, caseSensitive: rules.caseSensitive)
    }

    /// Whether a walk stops at the end of the URL, where a component wants another segment.
    func ends(at stop: PartialMatch.Stop) -> Bool { stop.segment == segments.count }
}
