extension Dispatcher {
    /// Finds the newest map that matches; conditions in code are asked outside the lock.
    func findMap(for url: RouteURL, in filter: TagFilter) -> MapSearch {
        let (found, version) = look { state, leavings in
            let found = state.registry.newestMap(matching: url, in: filter, keeping: &leavings)
            return (found, state.registry.version)
        }
        let confirmed = found.possible.lazy.compactMap { self.confirm($0, url) }.first
        let match = confirmed ?? found.certain.map { Match(entry: $0) }
        return MapSearch(version: version, match: match, askedCode: !found.possible.isEmpty)
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
        let planned = look { state, leavings in
            state.works.with(id) { ($0.opening, $0.search) }.map { opening, search in
                let isReusable = search?.askedCode == false && state.hasCurrentSearch(id, &leavings)
                let filter = opening.filter
                return (
                    opening: opening,
                    search: isReusable ? search : nil,
                    proxies: state.registry.proxies(matching: opening.url, in: filter, keeping: &leavings)
                )
            }
        }
        guard let planned else { return }
        let opening = planned.opening
        let search = planned.search ?? findMap(for: opening.url, in: opening.filter)
        let proxies = planned.proxies.compactMap { confirm($0, opening.url) }
        decide(&aftermath) { state, after in
            state.works.with(id) {
                $0.search = search
                $0.note { $0.proxies = proxies }
            }
            state.handle(.matched(id, proxies: proxies.count), &after)
        }
    }

    private func resolveAskingCode(_ id: DispatchMachine.WorkID, _ aftermath: inout Aftermath) {
        let work = look { state, _ in
            state.works.with(id) { (url: $0.url, filter: $0.opening.filter) }
        }
        guard let work else { return }
        let search = findMap(for: work.url, in: work.filter)
        decide(&aftermath) { state, after in
            state.works.with(id) { $0.search = search }
            state.handle(state.choose(id), &after)
        }
    }

    /// Asks the conditions in code of a possible match, if it has any.
    private func confirm(_ entry: Entry, _ url: RouteURL) -> Match? {
        guard entry.asksCode else { return Match(entry: entry) }
        return PatternMatcher(rules: matchingRules, asksPredicates: true).match(entry.pattern, url)
            .map { Match(entry: entry, confirmed: $0) }
    }
}
