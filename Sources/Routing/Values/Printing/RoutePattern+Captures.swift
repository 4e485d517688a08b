extension RoutePattern {
    /// Gives what the pattern captures of a URL, conditions in code asked.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - rules: How they are compared.
    /// - Returns: The captures, or `nil` when there is no match.
    package func captures(in url: RouteURL, rules: MatchingRules) -> Parameters? {
        PatternMatcher(rules: rules, asksPredicates: true).match(self, url)
    }

    /// Whether some URL gives these captures.
    ///
    /// A pattern that says all of its URL is printed and read again. Of one that does not, such as one with a
    /// wildcard, the constraint of each capture is asked. A regular expression says of no captures where they
    /// are from.
    ///
    /// - Parameters:
    ///   - captures: The captures, no other parameters.
    ///   - rules: How the pattern is compared with URLs.
    /// - Returns: Whether they may come of a URL.
    package func mayGive(_ captures: Parameters, rules: MatchingRules) -> Bool {
        guard case .segments(let pattern) = form else { return captures.isEmpty }
        if let text = route(filledWith: captures) {
            let url = try? RouteURL(text)
            return url.flatMap { self.captures(in: $0, rules: rules) } == captures
        }
        let names = Set(captures.names)
        return pattern.alternatives.contains { alternative in
            let known = alternative.components.flatMap(\.captures).filter { $0.name != nil }
            return Set(known.compactMap(\.name)) == names
                && known.allSatisfy { $0.acceptsAll(of: captures, rules) }
        }
    }
}

extension Capture {
    fileprivate func acceptsAll(of captures: Parameters, _ rules: MatchingRules) -> Bool {
        let values = name.map(captures.values) ?? []
        return values.allSatisfy { value in
            !value.isEmpty
                && value.withBytes { accepts($0, ignoringCase: !rules.caseSensitive, asking: true) }
        }
    }
}
