/// Matches one pattern against one URL, at a cost of at most the parts of the pattern times the segments.
struct PatternMatcher {
    /// The longest route that a regular expression over whole URLs is tried on, in bytes.
    static let longestSearchedRoute = 2048

    let rules: MatchingRules
    /// Whether conditions in code are asked; without them a match is only a possible one.
    let asksPredicates: Bool

    /// Matches a pattern.
    ///
    /// - Returns: The captures from left to right, or `nil` when there is no match.
    func match(_ pattern: RoutePattern, _ subject: MatchSubject) -> Parameters? {
        switch pattern.form {
        case .segments(let pattern):
            return match(pattern, subject)
        case .wholeURL(let expression):
            return acceptsHost(of: subject.url, host: nil) ? search(expression, subject.url) : nil
        }
    }

    private func match(_ pattern: SegmentedPattern, _ subject: MatchSubject) -> Parameters? {
        if let scheme = pattern.scheme, scheme != subject.url.scheme { return nil }
        guard acceptsHost(of: subject.url, host: pattern.host) else { return nil }
        for alternative in pattern.alternatives {
            var matcher = AlternativeMatcher(subject: subject, caseSensitive: rules.caseSensitive)
            matcher.asksPredicates = asksPredicates
            if let captures = matcher.match(alternative.components) { return captures }
        }
        return nil
    }

    private func acceptsHost(of url: RouteURL, host: HostPattern?) -> Bool {
        switch (host, url.host) {
        case (let host?, let urlHost?): host.accepts(urlHost)
        case (_?, nil): false
        case (nil, let urlHost?): rules.webHosts?.contains(urlHost) ?? true
        case (nil, nil): true
        }
    }

    private func search(_ expression: RegularExpression, _ url: RouteURL) -> Parameters? {
        let route = url.routeWithoutUserInfo
        guard route.count <= Self.longestSearchedRoute,
            let ranges = expression.firstMatch(in: route, ignoringCase: true)
        else { return nil }
        var captures = Parameters()
        for (name, range) in zip(expression.captureNames, ranges) {
            guard let range else { continue }
            let decoded = PercentEncoding.decode(route[range])
            // A capture may cut an escape in two; then the text itself is all there is to give.
            let value = decoded.fault == nil ? decoded.text : String(decoding: route[range], as: UTF8.self)
            captures.append(value, for: name)
        }
        return captures
    }
}
