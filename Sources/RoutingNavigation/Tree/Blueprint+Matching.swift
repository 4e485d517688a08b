internal import Routing

extension Blueprint {
    /// The endpoint that a URL leads to.
    struct Match: Sendable {
        let number: Int
        let captures: Parameters
        let url: RouteURL
    }

    /// A node on the path from a root to an endpoint, with its captures.
    struct Stop: Sendable {
        let number: Int
        let captures: Parameters
    }

    /// Finds the first declared endpoint that matches a URL.
    ///
    /// - Complexity: O(length of the URL), and a call for each predicate that is declared before the match.
    func match(_ url: RouteURL) -> Match? {
        var predicates = predicated[...]
        for candidate in table.candidates(for: url) {
            let number = patterned[candidate]
            if let match = firstMatch(of: &predicates, before: number, url) { return match }
            if let captures = table.captures(of: candidate, in: url) {
                let match = Match(number: number, captures: captures, url: url)
                if stands(match) { return match }
            }
        }
        return firstMatch(of: &predicates, before: nodes.count, url)
    }

    /// Whether the captures satisfy the pattern of every endpoint beneath the match.
    ///
    /// Otherwise a place that no URL leads to would show beneath the match, and no guard would have been asked
    /// about it.
    private func stands(_ match: Match) -> Bool {
        if match.captures.isEmpty { return true }
        return stops(to: match).dropLast().allSatisfy { stop in
            let part = nodes[stop.number]
            return part.captureNames.isEmpty || part.pattern?.mayGive(stop.captures, rules: rules) ?? true
        }
    }

    private func firstMatch(
        of predicates: inout ArraySlice<Int>,
        before end: Int,
        _ url: RouteURL
    ) -> Match? {
        while let number = predicates.first, number < end {
            predicates.removeFirst()
            if case .predicate(let accepts)? = nodes[number].condition, accepts(url) {
                return Match(number: number, captures: Parameters(), url: url)
            }
        }
        return nil
    }

    /// Lists the nodes from a root to the endpoint of a match.
    ///
    /// Each endpoint beneath another takes, from the captures of the endpoint above it, those that its own pattern
    /// names. Opening an endpoint with its own captures therefore leads to the same place.
    func stops(to match: Match) -> [Stop] {
        var stops: [Stop] = []
        var number: Int? = match.number
        var captures = match.captures
        while let current = number {
            let node = nodes[current]
            if node.kind == .endpoint { captures = captures.restricted(to: node.captureNames.contains) }
            stops.append(Stop(number: current, captures: node.kind == .endpoint ? captures : Parameters()))
            number = node.parent
        }
        return stops.reversed()
    }

    /// Lists the URLs, without queries, that lead to an endpoint whose screen is given some captures.
    func urls(of number: Int, with captures: Parameters) -> [String] {
        let texts = nodes[number].pattern?.routes(filledWith: captures) ?? []
        return texts.filter { match(text: $0)?.number == number }
    }

    /// Prints the URL that leads to an endpoint with some captures, or `nil` if its pattern does not determine the
    /// URL.
    func url(of number: Int, with captures: Parameters) -> String? {
        guard let text = nodes[number].pattern?.route(filledWith: captures),
            match(text: text, of: number, giving: captures) != nil
        else { return nil }
        return text
    }

    /// Returns the match of a URL string that leads to an endpoint with exactly these captures.
    func match(text: String, of number: Int, giving captures: Parameters) -> Match? {
        match(text: text).flatMap { $0.number == number && $0.captures == captures ? $0 : nil }
    }
}
