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
    func match(_ id: DispatchMachine.WorkID, _ aftermath: inout Aftermath) {
        let isDone = decide(&aftermath) { state, after in
            state.match(id, &after).map { state.handle($0, &after) } != nil
        }
        if !isDone { matchAskingCode(id, &aftermath) }
    }

    /// Finds the map of a work anew unless nothing changed, or else the fallback, and says so to the machine.
    func resolve(_ id: DispatchMachine.WorkID, _ aftermath: inout Aftermath) {
        let isDone = decide(&aftermath) { state, after in
            state.resolve(id, &after).map { state.handle($0, &after) } != nil
        }
        if !isDone { resolveAskingCode(id, &aftermath) }
    }

    private func matchAskingCode(_ id: DispatchMachine.WorkID, _ aftermath: inout Aftermath) {
        let planned = look { state, owners in
            state.works.with(id) { ($0.opening, $0.search) }.map { opening, search in
                let isReusable = search?.askedCode == false && state.isCurrent(search, keeping: &owners)
                return (
                    opening: opening,
                    search: isReusable ? search : nil,
                    proxies: state.proxies(for: opening, keeping: &owners)
                )
            }
        }
        guard let planned else { return }
        let opening = planned.opening
        let search = planned.search ?? findMap(for: opening.subject, in: opening.filter)
        let proxies = planned.proxies.compactMap { entry, captures in
            (captures ?? confirm(entry, opening.subject)).map { Match(entry: entry, captures: $0) }
        }
        decide(&aftermath) { state, after in
            state.works.with(id) {
                $0.search = search
                $0.proxies = proxies
            }
            state.handle(.matched(id, proxies: proxies.count), &after)
        }
    }

    private func resolveAskingCode(_ id: DispatchMachine.WorkID, _ aftermath: inout Aftermath) {
        let work = look { state, _ in
            state.works.with(id) { (subject: $0.subject, filter: $0.opening.filter) }
        }
        guard let work else { return }
        let search = findMap(for: work.subject, in: work.filter)
        decide(&aftermath) { state, after in
            state.works.with(id) { $0.search = search }
            state.handle(state.choose(id), &after)
        }
    }

    /// Asks the conditions in code of a possible match.
    private func confirm(_ entry: Entry, _ subject: MatchSubject) -> Parameters? {
        PatternMatcher(rules: matchingRules, asksPredicates: true).match(entry.draft.pattern, subject)
    }
}
