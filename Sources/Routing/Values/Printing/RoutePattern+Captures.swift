extension RoutePattern {
    /// Gives what the pattern captures of a URL, conditions in code asked.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The captures, or `nil` when there is no match.
    package func captures(in url: RouteURL) -> Parameters? {
        PatternMatcher(rules: MatchingRules(), asksPredicates: true).match(self, url)
    }

    /// Whether some URL gives these captures.
    ///
    /// A pattern that says all of its URL is printed and read again. Of one that does not, such as one with a
    /// wildcard, the constraint of each capture is asked. A regular expression says of no captures where they
    /// are from.
    ///
    /// - Parameter captures: The captures, no other parameters.
    /// - Returns: Whether they may come of a URL.
    package func mayGive(_ captures: Parameters) -> Bool {
        guard case .segments(let pattern) = form else { return captures.isEmpty }
        if let text = route(filledWith: captures) {
            let url = try? RouteURL(text)
            return url.flatMap { self.captures(in: $0) } == captures
        }
        let names = Set(captures.names)
        return pattern.alternatives.contains { alternative in
            let known = alternative.components.flatMap(\.captures).filter { $0.name != nil }
            return Set(known.compactMap(\.name)) == names
                && known.allSatisfy { $0.acceptsAll(of: captures) }
        }
    }
}

extension Capture {
    fileprivate func acceptsAll(of captures: Parameters) -> Bool {
        let values = name.map(captures.values) ?? []
        return values.allSatisfy { value in
            !value.isEmpty && value.withBytes { accepts($0, ignoringCase: true, asking: true) }
        }
    }
}
