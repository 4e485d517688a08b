internal import Routing

/// Maps that never handle a URL.
extension RouteAudit {
    /// The number of a map's URLs whose other matching maps are compared with it.
    private static let mostCompared = 2
    /// The largest number of rivals that are compared with one map.
    private static let mostRivals = 16

    /// The result for all URLs of a map.
    private enum Reachability {
        /// The map handles at least one URL, or too little is known.
        case reached
        /// Another map matches every URL of this map.
        case covered(by: AuditedEntry)
        /// Other maps handle every URL that was tried.
        case taken
    }

    mutating func findUnreachedMaps() {
        for audited in entries where audited.kind == .map && !hidden.contains(audited.ordinal) {
            takeTurn()
            switch reachability(of: audited) {
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

    /// Finds the reachability of a map's URLs in the narrowest scope of the map: every entry in that scope is also in
    /// all other scopes that contain the map.
    private mutating func reachability(of audited: AuditedEntry) -> Reachability {
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

    /// Finds a map that matches all URLs of another map, among the maps that match one of its URLs; prefers a
    /// rival that stays registered as long.
    private mutating func rival(
        of audited: AuditedEntry,
        _ url: RouteURL,
        _ newest: AuditedEntry
    ) -> AuditedEntry? {
        var coverage = PatternCoverage(snapshot.rules, steps: Self.stepsPerEntry)
        defer { steps += Self.stepsPerEntry - coverage.stepsLeft }
        // Usually the newest match covers the map, and the others need not be listed.
        let covers = !newest.entry.asksCode && coverage.covers(newest.automaton, audited.automaton)
        if covers, audited.isOutlasted(by: newest.entry) { return newest }
        let others = plainMaps(matching: url, after: audited).filter { $0.ordinal != newest.ordinal }
        let covering = others.prefix(Self.mostRivals).filter {
            coverage.covers($0.automaton, audited.automaton)
        }
        return covering.first { audited.isOutlasted(by: $0.entry) } ?? (covers ? newest : covering.first)
    }

    private mutating func report(
        _ audited: AuditedEntry,
        _ certainty: RouteFinding.Certainty,
        _ reason: String
    ) {
        // A map that its own duplicate may hide is reported as a duplicate.
        if certainty == .possible, doubles[audited.ordinal] != nil { return }
        guard let witness = witness(of: audited), let handlingMap = handlingMap(of: witness, from: audited)
        else {
            return
        }
        let verb = certainty == .certain ? "never handles" : "may never handle"
        findings.append(
            Finding(
                code: .neverReached,
                certainty: certainty,
                witness: witness,
                scope: handlingMap.scope,
                route: audited,
                other: handlingMap.entry,
                message: "\(verb) a URL: \(reason); register it after them if it is meant"
            )
        )
    }

    /// Finds the map that handles a URL instead of another map, and the scope that shows it.
    ///
    /// On the router itself, a map may handle the URL that some scopes of the other map do not contain. Then
    /// those scopes show the fault better.
    private mutating func handlingMap(
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
        return if case .map(let handlingMap) = seen { (handlingMap, audited.tags.sorted()) } else { nil }
    }
}
