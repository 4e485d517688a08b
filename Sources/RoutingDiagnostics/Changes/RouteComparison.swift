internal import Routing

/// A comparison of two routers: it looks up URLs that the older router handles in both.
///
/// Audits make the same lookups, so a finding states an observed difference. A URL whose lookup exceeds the
/// limits stays undecided, and is not reported.
struct RouteComparison: ~Copyable {
    /// The number of pairs of maps, and of pairs of their components, that are compared to find shared URLs.
    private static let steps = 2_000_000
    /// The largest number of tags of one map whose scopes are tried.
    private static let mostTags = 16

    /// The identity of a finding: each change of a map is reported once, with the first URL that shows it.
    private struct Key: Hashable {
        let map: Int
        let code: RouteFinding.Code
        let taker: Int?
    }

    /// A URL as both routers read it, with the scope and the origin to open it with.
    fileprivate struct Trial {
        let text: String
        let url: RouteURL
        /// The URL in the newer router; `nil` if that router does not read it.
        let newURL: RouteURL?
        let scope: [String]
        let origin: RouteOrigin.Kind
        let filter: TagFilter
    }

    private var older: RouteAudit
    private var newer: RouteAudit
    private let oldMaps: [AuditedEntry]
    private let newMaps: [AuditedEntry]
    private let pairing: RoutePairing
    /// The origins to try; if all maps accept every origin, one origin stands for all.
    private let origins: [RouteOrigin.Kind]
    private var found: [RouteAudit.Finding] = []
    private var known: Set<Key> = []
    /// The ordinals of the older maps that keep at least one URL.
    private var keeping: Set<Int> = []
    /// The ordinals of the older maps whose code refuses all URLs that were made up.
    private var refusingSamples: Set<Int> = []

    /// Prepares to compare the entries in the scopes of two snapshots.
    init(of older: RegistrySnapshot, with newer: RegistrySnapshot) {
        self.older = RouteAudit(older)
        self.newer = RouteAudit(newer)
        oldMaps = self.older.entries.filter { $0.kind == .map }
        newMaps = self.newer.entries.filter { $0.kind == .map }
        pairing = RoutePairing(from: oldMaps, to: newMaps)
        let acceptAll = (oldMaps + newMaps).allSatisfy { $0.accepted == .all }
        origins = acceptAll ? [.internal] : RouteOrigin.Kind.allCases
    }

    /// The changes, those of the newest maps of the older router first.
    var findings: [RouteAudit.Finding] {
        found.map { worded($0) }.sorted { $0.precedes($1) }
    }

    /// The work done so far, as audits count it.
    var cost: Int { older.steps + older.visits + newer.steps + newer.visits }

    /// Tries the URLs of all maps.
    mutating func run() {
        for map in oldMaps { compare(older.samples(of: map), in: map.tags) }
        for map in newMaps { compare(newer.samples(of: map), in: map.tags) }
        compareShared()
        compareRefusing()
    }

    /// Tries the URLs of older maps whose code refuses all of them, as if it accepted them.
    ///
    /// Such code wants a value that no pattern shows, such as a parameter of the query. A successor with code of its
    /// own may want the same.
    private mutating func compareRefusing() {
        for map in oldMaps where map.entry.asksCode && older.certainWitness(of: map) == nil {
            if let successor = pairing.successors[map.ordinal], successor.entry.asksCode { continue }
            refusingSamples.insert(map.ordinal)
            compare(older.samples(of: map), in: map.tags, as: map)
        }
    }

    /// Tries the URLs that a map of the older router shares with a new rival: a map that precedes the
    /// successor in the newer router, and did not precede the map in the older one.
    private mutating func compareShared() {
        var overlap = PatternOverlap(newer.snapshot.rules, steps: Self.steps)
        for map in oldMaps {
            guard let successor = pairing.successors[map.ordinal] else { continue }
            for rival in newMaps.prefix(while: { $0.ordinal > successor.ordinal }) {
                overlap.stepsLeft -= 1
                guard overlap.stepsLeft > 0 else { return }
                guard !pairing.preceded(rival, map), case .url(let text) = overlap.find(rival, map)
                else { continue }
                compare([text], in: map.tags)
            }
        }
    }

    /// Looks up URLs in both routers, in the whole scope and in those of some tags.
    ///
    /// - Parameters:
    ///   - texts: The URLs.
    ///   - tags: The tags.
    ///   - map: The older map that handles the URLs unless a newer map of the older router does; by default, the map
    ///     that the older router finds.
    private mutating func compare(
        _ texts: some Sequence<String>,
        in tags: Set<String>,
        as map: AuditedEntry? = nil
    ) {
        older.takeTurn()
        newer.takeTurn()
        let tags = tags.sorted().prefix(Self.mostTags)
        let scopes = [[]] + tags.map { [$0] } + (tags.count > 1 ? [Array(tags)] : [])
        let filters = scopes.map { scope in scope.reduce(TagFilter()) { $0.narrowed(to: [$1]) } }
        for text in texts {
            guard let url = try? older.snapshot.read(text) else { continue }
            let newURL = try? newer.snapshot.read(text)
            for (scope, filter) in zip(scopes, filters) {
                for origin in origins {
                    let filter = filter.asked(by: OriginSet([origin]))
                    let trial = Trial(
                        text: text, url: url, newURL: newURL, scope: scope, origin: origin, filter: filter
                    )
                    guard let old = taker(of: trial, or: map) else { continue }
                    compare(trial, handledBy: old)
                }
            }
        }
    }
}

extension RouteComparison {
    /// The map of the older router that handles a URL, or else an older map that matches it.
    private mutating func taker(of trial: Trial, or map: AuditedEntry?) -> AuditedEntry? {
        let sight = older.newestMap(matching: trial.url, in: trial.filter)
        guard let map, older.captures(of: map, in: trial.url) != nil, map.accepts(trial) else {
            return if case .map(let taker) = sight { taker } else { nil }
        }
        return switch sight {
        case .unknown: nil
        case .map(let taker) where taker.ordinal > map.ordinal: nil
        case .nothing, .map: map
        }
    }

    /// Looks up a URL that a map of the older router handles in the newer router.
    private mutating func compare(_ trial: Trial, handledBy old: AuditedEntry) {
        let successor = pairing.successors[old.ordinal]
        if Self.refuses(trial.newURL, old, like: successor, of: newer) { return }
        let sight = trial.newURL.map { newer.newestMap(matching: $0, in: trial.filter) } ?? .nothing
        if case .map(let new) = sight,
            Self.refuses(trial.url, new, like: pairing.predecessors[new.ordinal], of: older)
        {
            return
        }
        switch sight {
        case .unknown:
            break
        case .nothing:
            report(.unhandled, trial, old, nil, "URLs that no map handles now")
        case .map(let new) where new.ordinal == successor?.ordinal:
            keeping.insert(old.ordinal)
            reportParameters(trial, old, new)
        case .map(let new) where successor != nil && old.isCatchAll && pairing.yieldsCatchAll(to: new):
            keeping.insert(old.ordinal)
        case .map(let new) where new.isCatchAll:
            report(.unhandled, trial, old, new, "URLs that only a catch-all handles now")
        case .map(let new):
            report(.handledElsewhere, trial, old, new, "URLs to another map", isDoubtful: new.entry.asksCode)
        }
    }

    /// Whether the code of a map, which a table lists only by name, refuses a URL: whether the same code of the other
    /// map of its pair does, in the other router.
    private static func refuses(
        _ url: RouteURL?,
        _ listed: AuditedEntry,
        like map: AuditedEntry?,
        of router: borrowing RouteAudit
    ) -> Bool {
        guard let url, let map, listed.entry.hasUnknownCode, listed.entry.hasCode(namedAs: map.entry),
            router.captures(of: map, in: url) != nil
        else { return false }
        return !router.codeAgrees(map.entry, url)
    }

    /// Reports the parameters of a map that its successor does not capture with the same values.
    private mutating func reportParameters(_ trial: Trial, _ old: AuditedEntry, _ new: AuditedEntry) {
        // Both maps decode the same type, and only that type reads the parameters.
        if let type = old.entry.valueType, type == new.entry.valueType { return }
        guard let before = older.captures(of: old, in: trial.url)?.valuesByName,
            let now = trial.newURL.flatMap({ newer.captures(of: new, in: $0) })?.valuesByName
        else { return }
        let lost = before.filter { name, values in now[name] != values }
        if lost.isEmpty { return }
        let added = now.filter { name, _ in before[name] == nil }
        let addedValues = Set(added.values)
        let areRenamed =
            lost.count <= added.count
            && lost.allSatisfy { now[$0.key] == nil && addedValues.contains($0.value) }
        let names = lost.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        let loss = "the \(lost.count == 1 ? "parameter" : "parameters") \(names)"
        report(.lostParameter, trial, old, new, loss, isDoubtful: areRenamed)
    }

    private mutating func report(
        _ code: RouteFinding.Code,
        _ trial: Trial,
        _ old: AuditedEntry,
        _ new: AuditedEntry?,
        _ loss: String,
        isDoubtful: Bool = false
    ) {
        // A missing map shows in several scopes; in some of them a catch-all handles the URL.
        let taker = code == .unhandled ? nil : new?.ordinal
        guard known.insert(Key(map: old.ordinal, code: code, taker: taker)).inserted else { return }
        found.append(
            RouteAudit.Finding(
                code: code,
                certainty: isDoubtful ? .possible : .certain,
                witness: trial.text,
                scope: trial.scope,
                origin: trial.origin,
                route: old,
                other: new,
                message: "\(loss); \(repair(code, trial, old, new))"
            )
        )
    }

    /// The advice that gives a map its URLs or parameters back.
    private func repair(
        _ code: RouteFinding.Code,
        _ trial: Trial,
        _ old: AuditedEntry,
        _ taker: AuditedEntry?
    ) -> String {
        guard let successor = pairing.successors[old.ordinal] else { return "keep a map for them" }
        let name = "'\(successor.pattern)' (\(successor.entry.signature.place))"
        if code == .lostParameter { return "let \(name) capture the same text by the same name" }
        if trial.newURL.flatMap({ newer.captures(of: successor, in: $0) }) == nil {
            return "let \(name) match them, or keep a map for them"
        }
        guard successor.accepts(trial) else { return "give \(name) its tags and origins back" }
        if taker != nil { return "register \(name) after that map, or narrow that map" }
        return successor.entry.valueType.map { "let the '\($0)' of \(name) decode from them" }
            ?? "let the conditions of \(name) accept them"
    }

    /// The finding with its final certainty, which its message also states.
    private func worded(_ finding: RouteAudit.Finding) -> RouteAudit.Finding {
        var finding = finding
        // The map's code may have refused the witness before, too, unless the map has lost all of its URLs.
        let map = finding.route
        let mayRefuse =
            map.entry.asksCode && (keeping.contains(map.ordinal) || refusingSamples.contains(map.ordinal))
        if mayRefuse { finding.certainty = .possible }
        finding.message = (finding.certainty == .certain ? "has lost " : "may have lost ") + finding.message
        return finding
    }
}

extension AuditedEntry {
    /// Whether the entry is in the scope of a trial, and accepts its origin.
    fileprivate func accepts(_ trial: RouteComparison.Trial) -> Bool {
        entry.isIn(trial.filter) && accepted.contains(OriginSet([trial.origin]))
    }
}

extension Entry {
    /// Whether two entries decode a type of the same name, and have conditions on captures of the same names.
    fileprivate func hasCode(namedAs other: Entry) -> Bool {
        valueType == other.valueType && pattern.predicates.keys == other.pattern.predicates.keys
    }
}

extension RouteAudit {
    /// The captures of an entry in a URL that its pattern matches, conditions in code apart.
    fileprivate func captures(of audited: AuditedEntry, in url: RouteURL) -> Parameters? {
        PatternMatcher(rules: snapshot.rules, asksPredicates: false).match(audited.entry.pattern, url)
    }
}

extension Parameters {
    /// The values of each name, in order; looking up all names one by one would be quadratic.
    fileprivate var valuesByName: [String: [String]] {
        Dictionary(grouping: self, by: \.name).mapValues { $0.map(\.value) }
    }
}
