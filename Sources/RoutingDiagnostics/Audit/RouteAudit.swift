internal import Routing

/// An audit of the entries in a scope, from one snapshot.
///
/// A map that handles one of its sample URLs counts as reached. If another map handles the URL, that map is a
/// rival, and the audit compares the two patterns. The audit looks up every URL in its own table, which works
/// like the router's, and so never takes the router's lock.
struct RouteAudit: ~Copyable {
    /// The largest number of components that are compared for one of the two URLs whose maps are compared with a map.
    static let stepsPerEntry = 10_000

    let snapshot: RegistrySnapshot
    /// The entries, the most recently registered first.
    let entries: [AuditedEntry]
    /// The proxies that are known to keep callers out.
    let barring: BarringProxies
    /// The findings so far.
    var findings: [Finding] = []
    /// The work done so far: URLs looked up plus components compared.
    var steps = 0
    /// The ordinals of the maps that certainly handle no URL.
    var hidden: Set<Int> = []
    /// The newer duplicates of entries, by the ordinal of the older entry.
    var doubles: [Int: AuditedEntry] = [:]

    /// The table of maps for lookups.
    var maps: EntryTable
    /// The number of components that may be compared for all proxies together, unless each proxy's minimum
    /// exceeds it.
    var stepsForProxies = 2_000_000
    /// The range of components that may be compared for one proxy.
    var stepsPerProxy = 1_000...500_000
    /// The number of visits that lookups may still make.
    var visitsLeft = 500_000
    /// The number of visits that each entry adds when its turn comes.
    var visitsPerEntry = 500
    /// The number of visits that lookups have made: nodes, leaves, tests and entries.
    var visits = 0

    /// A finding about entries of the audit, before it becomes public.
    struct Finding {
        let code: RouteFinding.Code
        var certainty = RouteFinding.Certainty.certain
        let witness: String
        var scope: [String] = []
        /// The origin that the witness was tried with, unless the route determines it.
        var origin: RouteOrigin.Kind?
        let route: AuditedEntry
        var other: AuditedEntry?
        var message: String

        /// The origin from which the witness has to be opened.
        var opener: RouteOrigin.Kind { origin ?? (code == .tagSpelling ? .internal : route.opener) }
    }

    /// Prepares an audit of the entries in the scope of a snapshot.
    init(_ snapshot: RegistrySnapshot, knowing barring: BarringProxies = BarringProxies()) {
        self.snapshot = snapshot
        self.barring = barring
        entries = snapshot.rowsInScope.filter { $0.isOwnerAlive != false }.map { AuditedEntry($0) }
        maps = EntryTable(rules: snapshot.rules)
        for audited in entries.reversed() where audited.kind == .map { _ = maps.insert(audited.entry) }
    }

    /// Runs every check.
    mutating func run() {
        findDuplicates()
        findUnreachedMaps()
        reportDuplicates()
        findParameterNames()
        findUnaskedProxies()
        findBypasses()
        findTagSpelling()
        findings.sort { $0.precedes($1) }
    }

    /// Finds the audited form of an entry.
    func audited(_ entry: Entry) -> AuditedEntry? {
        // Entries are sorted, the newest first.
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].ordinal > entry.ordinal { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].ordinal == entry.ordinal ? entries[low] : nil
    }
}

extension RouteAudit.Finding {
    /// Whether this finding comes first: findings about newer entries do, and those of one entry follow the
    /// order of the codes.
    func precedes(_ next: Self) -> Bool {
        let ranks = (route.ordinal, other?.ordinal ?? -1)
        let nextRanks = (next.route.ordinal, next.other?.ordinal ?? -1)
        if ranks.0 != nextRanks.0 { return ranks.0 > nextRanks.0 }
        if code != next.code { return code.rawValue < next.code.rawValue }
        if ranks.1 != nextRanks.1 { return ranks.1 > nextRanks.1 }
        return message < next.message
    }
}
