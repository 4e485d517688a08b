internal import Routing

/// An audit of the entries of a scope as they were at one moment.
///
/// A map is cleared by a URL that it wins. A URL that another map takes names a rival, and the rival is
/// compared with the map, pattern by pattern. Every URL is looked up in a table like the router's, never
/// under its lock.
struct RouteAudit {
    /// How many parts are compared for one map.
    static let stepsPerEntry = 10_000

    let snapshot: RegistrySnapshot
    /// The entries, the most recently registered first.
    let entries: [AuditedEntry]
    /// What is known of the proxies that keep callers out.
    let barring: BarringProxies
    /// What was found.
    var findings: [Finding] = []
    /// How much work it took: URLs that were looked up, and parts that were compared.
    var steps = 0
    /// The maps that are certain to handle no URL, by their places in the order of registration.
    var hidden: Set<Int> = []
    /// The newer entries that equal others.
    var doubles: [Int: AuditedEntry] = [:]

    /// The maps, to be looked up.
    var maps: EntryTable
    /// How many parts are compared for all proxies together, unless they are so many that each has the least.
    var stepsForProxies = 2_000_000
    /// How many parts are compared for one proxy.
    var stepsPerProxy = 1_000...500_000
    /// How much lookups may still look at.
    var visitsLeft = 500_000
    /// How much more they may look at for each entry that has its turn.
    var visitsPerEntry = 500
    /// How much they have looked at: nodes, leaves, tests and entries.
    var visits = 0

    /// A finding about entries of the audit.
    struct Finding {
        let code: RouteFinding.Code
        var certainty = RouteFinding.Certainty.certain
        let witness: String
        var scope: [String] = []
        let route: AuditedEntry
        var other: AuditedEntry?
        let message: String

        /// Where the witness has to come from.
        var opener: RouteOrigin.Kind { code == .tagSpelling ? .internal : route.opener }
    }

    /// Prepares an audit of the entries in a snapshot's scope.
    init(_ snapshot: RegistrySnapshot, knowing barring: BarringProxies = BarringProxies()) {
        self.snapshot = snapshot
        self.barring = barring
        entries = snapshot.rowsInScope.filter { $0.isOwnerAlive != false }.map { AuditedEntry($0) }
        maps = EntryTable(rules: snapshot.rules)
        for audited in entries.reversed() where audited.kind == .map { _ = maps.insert(audited.entry) }
    }

    /// Looks at everything.
    mutating func run() {
        findDuplicates()
        findNeverReached()
        reportDuplicates()
        findParameterNames()
        findProxies()
        findBypasses()
        findTagSpelling()
        findings.sort { $0.precedes($1) }
    }

    /// Finds an entry of the audit again.
    func audited(_ entry: Entry) -> AuditedEntry? {
        // The newest comes first.
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].ordinal > entry.ordinal { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].ordinal == entry.ordinal ? entries[low] : nil
    }
}

extension RouteAudit.Finding {
    /// Findings about newer entries come first, and of one entry in the order of the codes.
    fileprivate func precedes(_ next: Self) -> Bool {
        let ranks = (route.ordinal, other?.ordinal ?? -1)
        let nextRanks = (next.route.ordinal, next.other?.ordinal ?? -1)
        if ranks.0 != nextRanks.0 { return ranks.0 > nextRanks.0 }
        if code != next.code { return code.description < next.code.description }
        if ranks.1 != nextRanks.1 { return ranks.1 > nextRanks.1 }
        return message < next.message
    }
}
