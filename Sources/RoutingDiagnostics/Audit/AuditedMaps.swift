/// The maps of an audit, to find those that match a URL by what dispatches.
///
/// Of maps that nothing but their owners tells apart, the newest stands for all: a thousand of them cost a lookup no
/// more than one.
struct AuditedMaps {
    private struct Look: Hashable {
        let paths: Set<[PathPart]>
        let tags: Set<String>
        let accepted: OriginSet
        /// What code is asked, and about which captures.
        let code: AskedCode
        let captures: [String]

        init(_ audited: AuditedEntry) {
            paths = Set(audited.paths)
            tags = audited.tags
            accepted = audited.accepted
            code = AskedCode(of: audited.entry)
            captures = audited.entry.asksCode ? audited.captures : []
        }
    }

    private var shelf: Shelf
    /// The maps like another one, by the place of the newest in the order of registration.
    private var lookalikes: [Int: Lookalikes] = [:]

    /// Puts maps in order.
    ///
    /// - Parameters:
    ///   - entries: Entries, the newest first.
    ///   - rules: How the router compares patterns with URLs.
    init(_ entries: [AuditedEntry], _ rules: MatchingRules) {
        shelf = Shelf(rules: rules)
        var newest: [AuditedEntry] = []
        var known: [Look: Int] = [:]
        for audited in entries where audited.kind == .map {
            let look = Look(audited)
            if let ordinal = known[look] {
                lookalikes[ordinal]?.add(audited)
            } else {
                known[look] = audited.ordinal
                lookalikes[audited.ordinal] = Lookalikes(audited)
                newest.append(audited)
            }
        }
        for audited in newest.reversed() { _ = shelf.insert(audited.entry) }
    }

    /// How much the last lookup looked at.
    var visits: Int { shelf.visits }

    /// Finds the newest map that matches, and newer ones that do if code says so.
    mutating func newest(
        matching url: RouteURL,
        in filter: TagFilter
    ) -> (certain: Entry?, possible: [Entry]) {
        shelf.newest(matching: url, in: filter)
    }

    /// Lists the maps that match, or do if code says so, the newest first.
    mutating func all(matching url: RouteURL, in filter: TagFilter) -> [Entry] {
        shelf.all(matching: url, in: filter)
    }

    /// The newest map like another one that is there for as long as an entry is.
    func lasting(like entry: Entry, for audited: AuditedEntry) -> AuditedEntry? {
        lookalikes[entry.ordinal]?.lasting(for: audited)
    }
}
