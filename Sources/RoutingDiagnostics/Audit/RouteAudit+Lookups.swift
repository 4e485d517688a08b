internal import Routing

/// Looks up which map handles a URL.
///
/// A lookup is cheap where the index tells patterns apart. A thousand different regular expressions at one
/// node are tried one by one, so the audit limits its total work. Entries that the limit leaves undecided are
/// not reported.
extension RouteAudit {
    /// The number of visits that each lookup has for free.
    private static let freeVisits = 32

    /// The result of a lookup.
    enum LookupResult {
        /// No map matches.
        case nothing
        /// This is the most recently registered map that matches.
        case map(AuditedEntry)
        /// The audit has already made too many visits.
        case unknown
    }

    /// Adds the visits that the next entry may use.
    mutating func takeTurn() { visitsLeft += visitsPerEntry }

    /// Sample URLs of an entry, the simplest first; a few of them may not match.
    func samples(of audited: AuditedEntry) -> some Sequence<String> {
        SampleURLs(audited.entry.pattern, snapshot.rules).texts
    }

    /// Reads a URL if the pattern of an entry matches it, conditions in code apart.
    func url(_ text: String, of audited: AuditedEntry) -> RouteURL? {
        guard let url = try? snapshot.read(text) else { return nil }
        let matcher = PatternMatcher(rules: snapshot.rules, asksPredicates: false)
        return matcher.match(audited.entry.pattern, url) == nil ? nil : url
    }

    /// Whether the conditions in the entry's code, if any, accept a URL.
    func codeAgrees(_ entry: Entry, _ url: RouteURL) -> Bool {
        !entry.asksCode || (try? snapshot.ask(entry, about: url)) != nil
    }

    /// The first URL that the entry certainly matches, or else the first that only its code refuses; `nil` if
    /// none is known.
    func witness(of audited: AuditedEntry) -> String? {
        certainWitness(of: audited) ?? samples(of: audited).first { url($0, of: audited) != nil }
    }

    /// The first URL that the entry certainly matches; `nil` if none is known.
    func certainWitness(of audited: AuditedEntry) -> String? {
        samples(of: audited).first { text in
            url(text, of: audited).map { codeAgrees(audited.entry, $0) } ?? false
        }
    }

    /// Finds the most recently registered map in a scope that matches a URL; conditions in code are asked.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - ordinal: Only newer maps count.
    /// - Returns: The map, if there is one, or that the lookup gave up.
    mutating func newestMap(
        matching url: RouteURL,
        in filter: TagFilter,
        newerThan ordinal: Int = -1
    ) -> LookupResult {
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
