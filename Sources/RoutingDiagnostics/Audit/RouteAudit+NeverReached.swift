internal import Routing

/// Maps that never handle a URL.
extension RouteAudit {
    /// For how many of a map's URLs the maps that match them are compared with it.
    private static let mostCompared = 2
    /// How many rivals are compared with one map.
    private static let mostRivals = 16

    /// What becomes of the URLs of a map.
    private enum Fate {
        /// The map handles one of them at least, or too little is known.
        case reached
        /// Another map matches all of them.
        case covered(by: AuditedEntry)
        /// Other maps take all that were tried.
        case taken
    }

    mutating func findNeverReached() {
        for audited in entries where audited.kind == .map && !hidden.contains(audited.ordinal) {
            takeTurn()
            switch fate(of: audited) {
            case .reached:
                break
            case .covered(let rival) where audited.isOutlasted(by: rival.entry):
                hidden.insert(audited.ordinal)
                report(audited, .certain, "a map that was registered later matches all of its URLs")
            case .covered:
                let reason =
                    "as long as its owner lives, a map that was registered later matches all of its URLs"
                report(audited, .possible, reason)
            case .taken:
                let reason = "maps that were registered later match all of its URLs that were tried"
                report(audited, .possible, reason)
            }
        }
    }

    /// Finds out what becomes of the URLs of a map, in the scope in which an entry is seen only if it is seen
    /// wherever the map is.
    private mutating func fate(of audited: AuditedEntry) -> Fate {
        var tried = 0
        var isTaken = false
        for text in samples(of: audited) {
            guard let url = url(text, of: audited) else { continue }
            let agrees = codeAgrees(audited.entry, url)
            switch newestMap(matching: url, in: audited.filter, newerThan: audited.ordinal) {
            case .unknown: return .reached
            case .nothing where agrees: return .reached
            case .nothing: break
            case .map(let newest):
                isTaken = isTaken || agrees
                if tried < Self.mostCompared, let rival = rival(of: audited, url, newest) {
                    return .covered(by: rival)
                }
            }
            tried += 1
        }
        return isTaken ? .taken : .reached
    }

    /// Finds a map that matches all URLs of another one, among the maps that match one of them; best one that
    /// stays for as long.
    private mutating func rival(
        of audited: AuditedEntry,
        _ url: RouteURL,
        _ newest: AuditedEntry
    ) -> AuditedEntry? {
        var coverage = PatternCoverage(snapshot.rules, steps: Self.stepsPerEntry)
        defer { steps += Self.stepsPerEntry - coverage.stepsLeft }
        // Mostly it is the newest, and the others need not be listed.
        let covers = !newest.entry.asksCode && coverage.covers(newest, audited)
        if covers, audited.isOutlasted(by: newest.entry) { return newest }
        let others = plainMaps(matching: url, after: audited).filter { $0.ordinal != newest.ordinal }
        let covering = others.prefix(Self.mostRivals).filter { coverage.covers($0, audited) }
        return covering.first { audited.isOutlasted(by: $0.entry) } ?? (covers ? newest : covering.first)
    }

    private mutating func report(
        _ audited: AuditedEntry,
        _ certainty: RouteFinding.Certainty,
        _ reason: String
    ) {
        // A map that may be hidden by its own double is reported as that.
        if certainty == .possible, doubles[audited.ordinal] != nil { return }
        guard let witness = witness(of: audited), let taker = taker(of: witness, from: audited) else {
            return
        }
        let verb = certainty == .certain ? "never handles" : "may never handle"
        findings.append(
            Finding(
                code: .neverReached,
                certainty: certainty,
                witness: witness,
                scope: taker.scope,
                route: audited,
                other: taker.entry,
                message: "\(verb) a URL: \(reason); register it after them if it is meant"
            )
        )
    }

    /// Finds the map that handles a URL in the place of another one, and the scope where that is seen.
    ///
    /// On the router, a map may handle it that is not seen in all scopes of the other one; then these scopes
    /// show what is meant.
    private mutating func taker(
        of witness: String,
        from audited: AuditedEntry
    ) -> (entry: AuditedEntry, scope: [String])? {
        guard let url = try? snapshot.read(witness) else { return nil }
        let everywhere = TagFilter().asked(by: OriginSet([audited.opener]))
        if case .map(let first) = newestMap(matching: url, in: everywhere, newerThan: audited.ordinal),
            first.tags.isSuperset(of: audited.tags)
        {
            return (first, [])
        }
        let seen = newestMap(matching: url, in: audited.openingFilter, newerThan: audited.ordinal)
        return if case .map(let taker) = seen { (taker, audited.tags.sorted()) } else { nil }
    }
}
