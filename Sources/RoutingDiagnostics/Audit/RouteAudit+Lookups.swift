/// Looking up who takes a URL.
///
/// A lookup costs little among patterns that the index can tell apart. Where it cannot — a thousand different regular
/// expressions at one node have to be tried one by one — an audit looks at so much and no more. What it cannot find
/// out by then stays open, and is not reported.
extension RouteAudit {
    /// How much a lookup looks at without being charged for it: lookups for one entry are few, so these add up to
    /// little.
    private static let freeVisits = 32

    /// What a lookup finds.
    enum Sight {
        /// No map matches.
        case nothing
        /// This is the newest map that matches.
        case map(AuditedEntry)
        /// Too much has been looked at already.
        case unknown
    }

    /// Begins with the next entry.
    mutating func takeTurn() {
        visitsLeft += visitsPerEntry
    }

    /// Whether an entry matches a URL, its code asked.
    func matches(_ audited: AuditedEntry, _ url: RouteURL) -> Bool {
        matcher.match(audited.entry.pattern, url) != nil
            && (!audited.entry.handler.isTyped || confirm(audited.entry, url))
    }

    /// Finds the newest map of a scope that matches a URL, its code asked.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - ordinal: Only newer ones count.
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
        guard let entry = possible ?? found.certain, entry.ordinal > ordinal else { return .nothing }
        return audited(entry).map { .map($0) } ?? .nothing
    }

    /// Lists the maps of a scope that match a URL, their code asked, the newest first.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - filter: The scope.
    ///   - ordinal: Only newer ones count.
    /// - Returns: The maps, one for all that only their owners tell apart; `nil` when too much has been looked at.
    mutating func maps(
        matching url: RouteURL,
        in filter: TagFilter,
        newerThan ordinal: Int
    ) -> [AuditedEntry]? {
        guard visitsLeft > 0 else { return nil }
        let found = maps.all(matching: url, in: filter)
        charge(maps.visits)
        return found.prefix { $0.ordinal > ordinal }
            .filter { !$0.asksCode || isConfirmed($0, url, newerThan: ordinal) }
            .compactMap { audited($0) }
    }

    /// Adds to maps those like them that are there for as long as an entry is, and newer than it.
    func adding(lastingFor audited: AuditedEntry, to maps: [AuditedEntry]) -> [AuditedEntry] {
        let lasting = maps.compactMap { map -> AuditedEntry? in
            guard let like = self.maps.lasting(like: map.entry, for: audited) else { return nil }
            return like.ordinal > audited.ordinal && like.ordinal != map.ordinal ? like : nil
        }
        return (maps + lasting).sorted { $0.ordinal > $1.ordinal }
    }

    /// Counts entries that were looked at one by one; whether more may be.
    mutating func charge(entries count: Int) -> Bool {
        visits += count
        visitsLeft -= count
        return visitsLeft > 0
    }

    private mutating func isConfirmed(_ entry: Entry, _ url: RouteURL, newerThan ordinal: Int) -> Bool {
        guard entry.ordinal > ordinal else { return false }
        _ = charge(entries: 1)
        return confirm(entry, url)
    }

    private mutating func charge(_ count: Int) {
        visits += count
        visitsLeft -= max(0, count - Self.freeVisits)
    }
}
