internal import Routing

extension RoutePattern {
    /// The names that are captured from every matching URL, for any choice of optional groups.
    var certainNames: Set<String> {
        guard case .segments(let pattern) = form else { return [] }
        let names = pattern.alternatives.map { Set($0.components.flatMap(\.captures).compactMap(\.name)) }
        return names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
    }

    /// Returns the captures of a URL that the pattern matches, including its conditions in code.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - rules: The rules of matching.
    /// - Returns: The captures, or `nil` if the pattern does not match.
    func captures(in url: RouteURL, rules: MatchingRules) -> Parameters? {
        PatternMatcher(rules: rules, asksPredicates: true).match(self, url)
    }

    /// Whether some URL may give these captures.
    ///
    /// If the pattern determines its whole URL, the method prints the URL and reads it again. Otherwise, for example
    /// with a wildcard, it checks the constraint of each capture. For a regular expression, the result is `true`
    /// only without captures, because the expression does not tell where in a URL they are.
    ///
    /// - Parameters:
    ///   - captures: The captures, no other parameters.
    ///   - rules: The rules of matching.
    /// - Returns: Whether the captures may come from a URL.
    func mayGive(_ captures: Parameters, rules: MatchingRules) -> Bool {
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
