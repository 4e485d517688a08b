/// Maps that never handle a URL.
extension RouteAudit {
    mutating func findNeverReached() {
        for audited in entries where audited.kind == .map && !hidden.contains(audited.ordinal) {
            takeTurn()
            switch fate(of: audited) {
            case .won, .open:
                break
            case .taken(let takers):
                report(audited, takenBy: takers)
            case .mayBeTaken:
                let reason = "maps that were registered later match all of its URLs that were tried"
                report(audited, .possible, reason)
            }
        }
    }

    private mutating func report(_ audited: AuditedEntry, takenBy takers: [AuditedEntry]) {
        let isOne = takers.count == 1
        let taken =
            isOne ? "a map that was registered later matches" : "maps that were registered later match"
        guard takers.allSatisfy({ audited.isOutlasted(by: $0.entry) }) else {
            let owners = isOne ? "its owner lives" : "their owners live"
            report(audited, .possible, "as long as \(owners), \(taken) all of its URLs")
            return
        }
        hidden.insert(audited.ordinal)
        report(audited, .certain, "\(taken) all of its URLs")
    }

    private mutating func report(
        _ audited: AuditedEntry,
        _ certainty: RouteFinding.Certainty,
        _ reason: String
    ) {
        // What may be hidden by its own double is told as that.
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
                opener: audited.opener,
                route: audited,
                other: taker.entry,
                message: "\(verb) a URL: \(reason); register it after them if it is meant"
            )
        )
    }

    /// Finds who handles a URL of a map that others take, and the scope where that is seen.
    ///
    /// On the router somebody else may handle it who is not seen in all scopes of the map; then those scopes
    /// show what is meant.
    private mutating func taker(
        of witness: String,
        from audited: AuditedEntry
    ) -> (entry: AuditedEntry, scope: [String])? {
        guard let url = try? RouteURL(witness, reader: reader) else { return nil }
        let everywhere = TagFilter().asked(by: OriginSet(audited.opener))
        if case .map(let first) = newestMap(matching: url, in: everywhere, newerThan: audited.ordinal),
            first.tags.isSuperset(of: audited.tags)
        {
            return (first, [])
        }
        let seen = newestMap(matching: url, in: audited.openingFilter, newerThan: audited.ordinal)
        return if case .map(let taker) = seen { (taker, audited.tags.sorted()) } else { nil }
    }
}
