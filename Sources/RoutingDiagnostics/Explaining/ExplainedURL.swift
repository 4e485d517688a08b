/// A URL that is compared with many patterns to say why they do not match it.
struct ExplainedURL {
    let url: RouteURL
    let rules: MatchingRules
    /// The decoded segments.
    let segments: [[UInt8]]
    let scheme: String?
    let host: String?
    /// The matcher that dispatches, without conditions in code.
    private let matcher: PatternMatcher

    init(_ url: RouteURL, _ rules: MatchingRules) {
        self.url = url
        self.rules = rules
        segments = url.withSegmentBytes { bytes in
            url.outline.segments.indices.map {
                [UInt8](copying: bytes.extracting(url.outline.segments[$0].range))
            }
        }
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
}
