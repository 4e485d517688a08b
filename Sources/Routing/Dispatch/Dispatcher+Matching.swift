extension Dispatcher {
    /// Finds the newest map that matches; conditions in code are asked outside the lock.
    func findMap(for subject: MatchSubject, in filter: TagFilter) -> MapSearch {
        var askedCode = false
        var version: Int?
        var limit = Int.max
        while true {
            let (found, current) = look { state, owners in
                let found = state.registry.newest(
                    .map,
                    matching: subject,
                    in: filter,
                    before: limit,
                    keeping: &owners
                )
                return (found, state.registry.version)
            }
            // What was found stays true of the registry as it was when the search began.
            let searched = version ?? current
            version = searched
            guard let found else {
                return MapSearch(version: searched, match: nil, askedCode: askedCode)
            }
            if found.captures == nil { askedCode = true }
            if let captures = found.captures ?? confirm(found.entry, subject) {
                let match = Match(entry: found.entry, captures: captures)
                return MapSearch(version: searched, match: match, askedCode: askedCode)
            }
            limit = found.entry.ordinal
        }
    }

    /// Lists the proxies of a work, finds its map, and says so to the machine.
    func match(_ id: DispatchMachine.WorkID) -> Aftermath {
        let planned = look { state, owners in
            state.works[id].map { work in
                (
                    opening: work.opening,
                    search: state.reusable(work.search, keeping: &owners).flatMap { $0.askedCode ? nil : $0 },
                    proxies: state.proxies(for: work.opening, keeping: &owners)
                )
            }
        }
        guard let planned else { return .nothing }
        let opening = planned.opening
        let search = planned.search ?? findMap(for: opening.subject, in: opening.filter)
        let proxies = planned.proxies.compactMap { entry, captures in
            (captures ?? confirm(entry, opening.subject)).map { Match(entry: entry, captures: $0) }
        }
        return decide { state, after in
            state.works[id]?.search = search
            state.works[id]?.proxies = proxies
            state.handle(.matched(id, proxies: proxies.count), &after)
        }.aftermath
    }

    /// Finds the map of a work anew unless nothing changed, or else the fallback, and says so to the machine.
    func resolve(_ id: DispatchMachine.WorkID) -> Aftermath {
        let work = look { state, owners in
            state.works[id].map { work in
                (
                    subject: work.subject,
                    filter: work.opening.filter,
                    search: state.reusable(work.search, keeping: &owners)
                )
            }
        }
        guard let work else { return .nothing }
        let search = work.search ?? findMap(for: work.subject, in: work.filter)
        return decide { state, after in
            let target = search.match?.entry ?? state.fallbacks.nearest(to: work.filter)
            state.works[id]?.search = search
            state.works[id]?.target = target
            state.handle(.resolved(id, found: target != nil), &after)
        }.aftermath
    }

    /// Asks the conditions in code of a possible match.
    private func confirm(_ entry: Entry, _ subject: MatchSubject) -> Parameters? {
        PatternMatcher(rules: matchingRules, asksPredicates: true).match(entry.draft.pattern, subject)
    }
}
