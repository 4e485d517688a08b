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

    /// Whether a segment is compared without regard to capitals; hosts always are.
    func ignoresCase(_ segment: Int) -> Bool {
        !rules.caseSensitive || (segment == 0 && url.startsWithHost)
    }

    /// Whether a component that stands for one segment accepts this one, conditions in code apart.
    func isAccepted(_ segment: Int, by component: PatternComponent) -> Bool {
        let text = segments[segment]
        switch component {
        case .literal(let literal):
            return literal.equals(text.span, ignoringCase: ignoresCase(segment))
        case .capture(let capture), .restCapture(let capture):
            return capture.accepts(text.span, ignoringCase: ignoresCase(segment), asking: false)
        case .mixed(let pieces):
            var matcher = MixedSegmentMatcher(
                pieces,
                text,
                ignoringCase: ignoresCase(segment),
                asksPredicates: false
            )
            return matcher.match() != nil
        case .anySegment:
            return true
        case .anySegments, .rest:
            return false
        }
    }
}
