extension RouteIndex {
    /// The result of a search for the newest match.
    struct Findings: Sendable {
        /// The newest entry that matches for certain.
        let certain: Candidate?
        /// The newer entries that match if their conditions in code hold, the newest first.
        let possible: [Candidate]

        static let nothing = Findings(certain: nil, possible: [])
    }

    /// Finds the newest entry that matches a URL, of which the caller has read the parts.
    ///
    /// Allocates nothing once it has memory for a URL of this length, unless conditions in code are involved.
    ///
    /// - Parameters:
    ///   - text: The text of the URL.
    ///   - url: The parts of the URL.
    ///   - filter: The scope; entries outside it are ignored.
    /// - Returns: The entry, and the newer entries that match if their conditions in code hold.
    mutating func newest(
        matching text: String,
        _ url: URLOutline,
        in filter: TagFilter
    ) -> Findings {
        guard run(text, url, filter, wantsAll: false) else { return .nothing }
        let certain = search.certain == 0 ? nil : candidate(search.certain)
        if search.others.isEmpty { return Findings(certain: certain, possible: []) }
        return Findings(certain: certain, possible: candidates(newerThan: search.floor))
    }

    /// Finds the newest entry that matches a URL.
    mutating func newest(matching url: RouteURL, in filter: TagFilter) -> Findings {
        newest(matching: url.string, url.outline, in: filter)
    }

    /// Finds all entries that match a URL, or match it if their conditions in code hold, the newest first.
    mutating func all(matching url: RouteURL, in filter: TagFilter) -> [Candidate] {
        run(url.string, url.outline, filter, wantsAll: true) ? candidates(newerThan: -1) : []
    }

    private func candidate(_ number: UInt32) -> Candidate {
        let member = members[number]
        let asksCode = member.terms.asksCode
        return Candidate(place: Int(member.place), ordinal: member.ordinal, asksCode: asksCode)
    }

    /// Returns the possible matches in order; each appears once, even if several paths or tags led to it.
    private func candidates(newerThan ordinal: Int) -> [Candidate] {
        var candidates: [Candidate] = []
        for candidate in search.others.map({ candidate($0) }).inOrder(of: { -$0.ordinal })
        where candidate.ordinal > ordinal && candidate != candidates.last {
            candidates.append(candidate)
        }
        return candidates
    }

    /// Runs a search.
    ///
    /// - Returns: Whether there can be a match.
    @inline(__always)
    private mutating func run(
        _ text: String,
        _ url: URLOutline,
        _ filter: TagFilter,
        wantsAll: Bool
    ) -> Bool {
        guard count > 0, search.begin(wantsAll: wantsAll, in: filter, tags) else { return false }
        text.withBytes { text in
            if url.decoded.isEmpty {
                follow(url, text, segments: text)
            } else {
                follow(url, text, segments: url.decoded.span)
            }
        }
        return true
    }
}
