/// A comparison of the results of another table with those of the router's own table.
struct Agreement: Encodable {
    /// The number of URLs that were looked up in both: all of a corpus, unless time ran out.
    private(set) var checked = 0
    /// The number of URLs for which the router's table found a pattern.
    private(set) var matched = 0
    /// The number of URLs for which the other table found a pattern.
    private(set) var matchedByOther = 0
    /// The number of URLs for which only one table found a pattern.
    private(set) var hitsApart = 0
    /// The number of URLs for which the tables found different patterns, although both rules of precedence
    /// require the same one.
    private(set) var winnersApart = 0

    /// Whether there was no difference.
    var isComplete: Bool { hitsApart == 0 && winnersApart == 0 }
}

extension Agreement {
    /// The other table's rule of precedence among several matching patterns.
    enum Rule {
        /// The router's rule: the most recently registered pattern.
        case newest
        /// Another rule; patterns are compared only for URLs that exactly one pattern matches.
        case mostSpecific
    }

    /// Looks URLs up in both tables.
    ///
    /// - Parameters:
    ///   - urls: The URLs.
    ///   - table: The router's own table.
    ///   - other: The other table.
    ///   - rule: The other table's rule of precedence.
    ///   - limit: The time limit for all lookups.
    init<Other: RouteTable>(
        on urls: [String],
        of table: inout BareTable,
        with other: inout Other,
        rule: Rule,
        within limit: Duration
    ) {
        let deadline = ContinuousClock.now + limit
        for url in urls where ContinuousClock.now < deadline {
            let winner = table.lookUp(url)
            let otherWinner = other.lookUp(Other.translate(url))
            checked += 1
            if winner != nil { matched += 1 }
            if otherWinner != nil { matchedByOther += 1 }
            guard winner != nil, otherWinner != nil else {
                if winner != otherWinner { hitsApart += 1 }
                continue
            }
            let isAlone = rule == .newest || table.lookUpAll(url).count == 1
            if isAlone, winner != otherWinner { winnersApart += 1 }
        }
    }
}

extension Agreement {
    /// The numbers in a sentence.
    ///
    /// - Parameter other: The name of the other table.
    /// - Returns: A line of text.
    func description(comparedWith other: String) -> String {
        let matches = "\(matched.inGroups) of \(checked.inGroups) URLs match"
        guard !isComplete else { return "\(matches), as with \(other)" }
        return "\(matches), \(matchedByOther.inGroups) with \(other): "
            + "\(hitsApart.inGroups) by one alone, \(winnersApart.inGroups) with another winner"
    }
}
