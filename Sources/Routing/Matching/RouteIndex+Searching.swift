extension RouteIndex {
    /// The result of a search for the newest match.
    struct Findings: Sendable {
        /// The newest entry that matches for certain.
        let certain: Candidate?
        /// The newer entries that match if their conditions in code hold, the newest first.
        let possible: [Candidate]

        static let nothing = Findings(certain: nil, possible: [])
    }

    /// Reads a text as a URL and finds the newest entry that matches it.
    ///
    /// Allocates nothing once it has memory for a URL of this length, unless conditions in code are involved.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - reader: The reader of the text.
    ///   - filter: The scope; entries outside it are ignored.
    /// - Returns: The entry, and the newer entries that match if their conditions in code hold; an empty result for a
    ///   text that is not a URL.
    mutating func newest(matching text: String, readBy reader: URLReader, in filter: TagFilter) -> Findings {
        text.withBytes(atMost: reader.limit + 1) { bytes in
            reader.read(bytes, into: &search.url) == nil ? newest(matching: bytes, in: filter) : .nothing
        }
    }

    /// Finds the newest entry that matches a URL.
    mutating func newest(matching url: RouteURL, in filter: TagFilter) -> Findings {
        borrowing(url) { $0.newest(matching: $1, in: filter) }
    }

    /// Finds all entries that match a URL, or match it if their conditions in code hold, the newest first.
    mutating func all(matching url: RouteURL, in filter: TagFilter) -> [Candidate] {
        borrowing(url) { index, bytes in
            index.run(bytes, filter, wantsAll: true) ? index.candidates(newerThan: -1) : []
        }
    }

    @inline(__always)
    private mutating func newest(matching bytes: Span<UInt8>, in filter: TagFilter) -> Findings {
        guard run(bytes, filter, wantsAll: false) else { return .nothing }
        let certain = search.certain == 0 ? nil : candidate(search.certain)
        if search.others.isEmpty { return Findings(certain: certain, possible: []) }
        return Findings(certain: certain, possible: candidates(newerThan: search.floor))
    }

    /// Searches with the outline of a URL instead of the memory into which texts are read.
    private mutating func borrowing<Result>(
        _ url: RouteURL,
        _ body: (inout Self, Span<UInt8>) -> Result
    ) -> Result {
        var outline = url.outline
        swap(&outline, &search.url)
        defer { swap(&outline, &search.url) }
        return url.string.withBytes { body(&self, $0) }
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
    private mutating func run(_ text: Span<UInt8>, _ filter: TagFilter, wantsAll: Bool) -> Bool {
        guard count > 0, search.begin(wantsAll: wantsAll, in: filter, tags) else { return false }
        if search.url.decoded.isEmpty {
            follow(text, segments: text)
        } else {
            let decoded = search.url.decoded
            follow(text, segments: decoded.span)
        }
        return true
    }
}
