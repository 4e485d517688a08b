/// Whether another table finds what the router's own finds.
struct Agreement: Encodable {
    /// How many URLs were looked up in both: all of a corpus, unless time was short.
    private(set) var checked = 0
    /// How many of them the router's table found a pattern for.
    private(set) var matched = 0
    /// How many the other found one for.
    private(set) var matchedByOther = 0
    /// How many only one of them found a pattern for.
    private(set) var hitsApart = 0
    /// How many they found different patterns for, although both have the same rule for what wins.
    private(set) var winnersApart = 0

    /// Whether there was no difference.
    var isComplete: Bool { hitsApart == 0 && winnersApart == 0 }
}

extension Agreement {
    /// What decides among several patterns that match, beside the router's "last registered first".
    enum Rule {
        /// The same.
        case newest
        /// Something else: winners are compared where one pattern matches alone.
        case mostSpecific
    }

    /// Looks URLs up in both tables.
    ///
    /// - Parameters:
    ///   - urls: The URLs.
    ///   - table: The router's own table.
    ///   - other: The other one.
    ///   - rule: What wins in the other one.
    ///   - limit: When to leave it at what was looked up until then.
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
    /// The numbers in words.
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
