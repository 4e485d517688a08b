/// An audit of the entries of a scope as they were at some moment.
///
/// The maps are put into ``AuditedMaps``, so that who takes a URL is found by what dispatches, and
/// nothing is asked under the router's lock. Most maps are cleared by a URL or two that they win. For the
/// others a proof is looked for with the few maps that took these URLs; each URL that they leave is looked up
/// in turn, until it is won, or all are taken.
struct RouteAudit {
    /// How much is followed for one entry, in segments of one path.
    ///
    /// What is not decided by then stays open.
    static let stepsPerEntry = 10_000

    let rules: MatchingRules
    let reader: URLReader
    let segments: SegmentSampling
    let origins: OriginSampling
    /// The entries, the newest first.
    let entries: [AuditedEntry]
    /// What was found.
    var findings: [Finding] = []
    /// How much work it took: URLs that were looked up, and segments that were followed.
    var steps = 0
    /// The maps that are certain to handle no URL, by their places in the order of registration.
    var hidden: Set<Int> = []
    /// The newer entries that are the same as others.
    var doubles: [Int: AuditedEntry] = [:]

    /// The maps, to be looked up.
    var maps: AuditedMaps
    /// How much is followed for all proxies together, unless they are so many that each has the least.
    var stepsForProxies = 2_000_000
    /// How much is followed for one proxy.
    var stepsPerProxy = 1_000...500_000
    /// How much lookups may still look at.
    var visitsLeft = 500_000
    /// How much more they may look at for each entry that has its turn.
    var visitsPerEntry = 500
    /// How much they have looked at: nodes, leaves, tests and entries.
    var visits = 0
    let matcher: PatternMatcher
    /// Asks whatever code has a say in what an entry matches.
    let confirm: (Entry, RouteURL) -> Bool

    /// A finding about entries of the audit.
    struct Finding {
        let code: RouteFinding.Code
        var certainty = RouteFinding.Certainty.certain
        let witness: String
        var scope: [String] = []
        var opener = RouteOrigin.Kind.internal
        let route: AuditedEntry
        var other: AuditedEntry?
        let message: String
    }

    /// Prepares an audit.
    ///
    /// - Parameters:
    ///   - listed: The entries, the newest first.
    ///   - rules: How the router compares patterns with URLs.
    ///   - reader: How it reads URLs.
    ///   - confirm: Asks the code of an entry that matches but for that.
    init(
        _ listed: [(entry: Entry, isOwnerAlive: Bool?)],
        _ rules: MatchingRules,
        _ reader: URLReader,
        confirm: @escaping (Entry, RouteURL) -> Bool
    ) {
        let spelling = PathSpelling(caseSensitive: rules.caseSensitive)
        let entries = listed.filter { $0.isOwnerAlive != false }
            .map { AuditedEntry($0.entry, isOwnerAlive: $0.isOwnerAlive, spelling) }
        let parts = PathNames(entries)
        self.rules = rules
        self.reader = reader
        self.entries = entries
        self.segments = SegmentSampling(caseSensitive: rules.caseSensitive, avoiding: parts.segments)
        self.origins = OriginSampling(rules, avoiding: parts.hosts)
        self.matcher = PatternMatcher(rules: rules, asksPredicates: true)
        self.confirm = confirm
        self.maps = AuditedMaps(entries, rules)
    }

    /// Looks at everything.
    mutating func run() {
        findDuplicates()
        findNeverReached()
        reportDuplicates()
        findParameterNames()
        findProxies()
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

/// What the patterns of a router name.
private struct PathNames {
    /// Literals and words, in lower case.
    var segments: Set<[UInt8]> = []
    var hosts: Set<HostPattern> = []

    init(_ entries: [AuditedEntry]) {
        for part in entries.lazy.flatMap(\.paths).joined() {
            switch part {
            case .literal(let bytes), .firstHost(let bytes):
                segments.insert(bytes.map(\.foldedASCII))
            case .host(let host):
                hosts.insert(host)
            case .test(let test), .restTest(let test):
                for word in test.words ?? [] { segments.insert(word.folded) }
            case .scheme, .anySegment, .anySegments, .end, .rest:
                break
            }
        }
    }
}
