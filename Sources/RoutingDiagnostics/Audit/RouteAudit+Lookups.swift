internal import Routing

/// Looking up which map takes a URL.
///
/// A lookup costs little among patterns that the index tells apart. It tries a thousand different regular
/// expressions at one node one by one, so an audit looks at so much and no more. What it cannot find out by
/// then stays open, and is not reported.
extension RouteAudit {
    /// How much a lookup looks at without being charged for it.
    private static let freeVisits = 32

    /// What a lookup finds.
    enum Sight {
        /// No map matches.
        case nothing
        /// This is the most recently registered map that matches.
        case map(AuditedEntry)
        /// Too much has been looked at already.
        case unknown
    }

    /// Begins with the next entry.
    mutating func takeTurn() { visitsLeft += visitsPerEntry }

    /// The URLs of an entry that are tried, the simplest first; few of them do not match.
    func samples(of audited: AuditedEntry) -> some Sequence<String> {
        SampleURLs(audited.entry.pattern, snapshot.rules).texts
    }

    /// Reads a URL if the pattern of an entry matches it, conditions in code apart.
    func url(_ text: String, of audited: AuditedEntry) -> RouteURL? {
        guard let url = try? snapshot.read(text) else { return nil }
        let matcher = PatternMatcher(rules: snapshot.rules, asksPredicates: false)
        return matcher.match(audited.entry.pattern, url) == nil ? nil : url
    }

    /// Whether the code of an entry, if it has any, agrees that it matches a URL.
    func codeAgrees(_ entry: Entry, _ url: RouteURL) -> Bool {
        !entry.asksCode || (try? snapshot.ask(entry, about: url)) != nil
    }

    /// The first URL that an entry matches for certain, or else but for its code; `nil` when none is known.
    func witness(of audited: AuditedEntry) -> String? {
        var possible: String?
        for text in samples(of: audited) {
            guard let url = url(text, of: audited) else { continue }
            if codeAgrees(audited.entry, url) { return text }
            possible = possible ?? text
        }
        return possible
    }

    /// Finds the most recently registered map of a scope that matches a URL, its code asked.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - ordinal: Only newer maps count.
    /// - Returns: What was found.
    mutating func newestMap(
        matching url: RouteURL,
        in filter: TagFilter,
        newerThan ordinal: Int = -1
    ) -> Sight {
        steps += 1
        guard visitsLeft > 0 else { return .unknown }
        let found = maps.newest(matching: url, in: filter)
        charge(maps.visits)
        let possible = found.possible.first { isConfirmed($0, url, newerThan: ordinal) }
        guard let entry = possible ?? found.certain, entry.ordinal > ordinal, let map = audited(entry) else {
            return .nothing
        }
        return .map(map)
    }

    /// Lists the maps without code that match a URL and were registered after another one, the newest first.
    mutating func plainMaps(matching url: RouteURL, after audited: AuditedEntry) -> [AuditedEntry] {
        steps += 1
        guard visitsLeft > 0 else { return [] }
        let found = maps.all(matching: url, in: audited.filter)
        charge(maps.visits)
        return found.prefix { $0.ordinal > audited.ordinal }.filter { !$0.asksCode }
            .compactMap { self.audited($0) }
    }

    private mutating func isConfirmed(_ entry: Entry, _ url: RouteURL, newerThan ordinal: Int) -> Bool {
        guard entry.ordinal > ordinal else { return false }
        visits += 1
        visitsLeft -= 1
        return codeAgrees(entry, url)
    }

    private mutating func charge(_ count: Int) {
        visits += count
        visitsLeft -= max(0, count - Self.freeVisits)
    }
}
