/// Matches one pattern against one URL, in time proportional to the components times the segments at most.
package struct PatternMatcher {
    /// The length of the longest route, in bytes, that a regular expression over whole URLs is matched against.
    package static let longestSearchedRoute = 2048

    let rules: MatchingRules
    /// Whether to evaluate conditions in code; without them, a match is only possible.
    let asksPredicates: Bool

    package init(rules: MatchingRules, asksPredicates: Bool) {
        self.rules = rules
        self.asksPredicates = asksPredicates
    }

    /// Matches a pattern.
    ///
    /// - Returns: The captures from left to right, or `nil` if the pattern does not match.
    func pairs(of pattern: RoutePattern, in url: RouteURL) -> ParameterPairs? {
        switch pattern.form {
        case .segments(let pattern):
            return captures(of: pattern, in: url).map { ParameterPairs($0, in: url) }
        case .wholeURL(let expression):
            return acceptsHost(of: url, host: nil) ? search(expression, url) : nil
        }
    }

    /// Matches a pattern of segments.
    ///
    /// - Returns: The ranges of the captures, from left to right, or `nil` if the pattern does not match.
    func captures(of pattern: SegmentedPattern, in url: RouteURL) -> [CaptureRange]? {
        guard acceptsScheme(of: url, pattern), acceptsHost(of: url, host: pattern.host) else { return nil }
        var matcher = SegmentsMatcher(
            pattern,
            url.outline,
            caseSensitive: rules.caseSensitive,
            asksPredicates: asksPredicates
        )
        return pattern.text.withBytes { text in
            url.withSegmentBytes { matcher.match(text, in: $0) }
        }
    }

    /// Whether a URL has the scheme of the pattern; `true` for a pattern without a scheme.
    private func acceptsScheme(of url: RouteURL, _ pattern: SegmentedPattern) -> Bool {
        let length = pattern.schemeLength
        if length == 0 { return true }
        guard url.outline.scheme?.range.count == length else { return false }
        return zip(url.string.utf8, pattern.text.utf8).prefix(length)
            .allSatisfy { $0.foldedASCII == $1.foldedASCII }
    }

    private func acceptsHost(of url: RouteURL, host: HostPattern?) -> Bool {
        switch (host, url.host) {
        case (let host?, let urlHost?): host.accepts(urlHost)
        case (_?, nil): false
        case (nil, let urlHost?): rules.acceptsWithoutHost(urlHost)
        case (nil, nil): true
        }
    }

    private func search(_ expression: RegularExpression, _ url: RouteURL) -> ParameterPairs? {
        let route = url.routeWithoutUserInfo
        guard route.count <= Self.longestSearchedRoute else {
            return expression.failsClosed ? ParameterPairs() : nil
        }
        if let captures = captures(of: expression, in: route, isDecoded: false) { return captures }
        guard expression.failsClosed else { return nil }
        let spellings = url.withSegmentBytes { bytes in
            url.string.withBytes { url.outline.decodedRoutes($0, bytes) }
        }
        return spellings.lazy.compactMap { captures(of: expression, in: $0, isDecoded: true) }.first
    }

    private func captures(
        of expression: RegularExpression,
        in route: [UInt8],
        isDecoded: Bool
    ) -> ParameterPairs? {
        guard let ranges = expression.firstMatch(in: route, ignoringCase: true) else { return nil }
        var captures = ParameterPairs()
        for (name, range) in zip(expression.captureNames, ranges) {
            guard let range else { continue }
            let decoded = PercentEncoding.decode(route[range])
            // A capture may cut an escape in two; the value is then the text without decoding.
            let isText = isDecoded || decoded.fault != nil
            captures.append(isText ? String(decoding: route[range], as: UTF8.self) : decoded.text, for: name)
        }
        return captures
    }
}
