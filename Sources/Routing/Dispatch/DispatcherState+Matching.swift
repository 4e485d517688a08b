extension DispatcherState {
    /// Finds the newest map that matches.
    ///
    /// - Returns: The search, or `nil` when conditions in code have to be asked, which is done outside the lock.
    mutating func findMap(
        for url: RouteURL,
        in filter: TagFilter,
        _ after: inout Aftermath
    ) -> MapSearch? {
        let found = registry.newestMap(matching: url, in: filter, keeping: &after.leavings)
        noteOrphans(&after)
        guard found.possible.isEmpty else { return nil }
        let match = found.certain.map { Match(entry: $0) }
        return MapSearch(version: registry.version, match: match, askedCode: false)
    }

    /// Lists the proxies of a work and finds its map.
    ///
    /// - Returns: What the machine is to be told, or `nil` when conditions in code have to be asked first.
    mutating func match(_ id: DispatchMachine.WorkID, _ after: inout Aftermath) -> DispatchMachine.Event? {
        after.hasMatched = true
        guard let opening = works.with(id, { $0.opening }) else { return .matched(id, proxies: 0) }
        let proxies = registry.proxies(matching: opening.url, in: opening.filter, keeping: &after.leavings)
        if proxies.contains(where: \.asksCode) { return nil }
        let asksCode = works.with(id) { $0.search?.askedCode ?? true } ?? true
        if asksCode || !hasCurrentSearch(id, &after.leavings) {
            let search = findMap(for: opening.url, in: opening.filter, &after)
            guard let search else { return nil }
            works.with(id) { $0.search = search }
        }
        if proxies.isEmpty { return choose(id, &after) }
        works.with(id) { $0.note { $0.proxies = proxies.map { Match(entry: $0) } } }
        return .matched(id, proxies: proxies.count)
    }

    /// Finds the map of a work anew unless nothing changed, or else the fallback.
    ///
    /// - Returns: What the machine is to be told, or `nil` when conditions in code have to be asked first.
    mutating func resolve(_ id: DispatchMachine.WorkID, _ after: inout Aftermath) -> DispatchMachine.Event? {
        if !hasCurrentSearch(id, &after.leavings), let work = works[id] {
            let search = findMap(for: work.url, in: work.opening.filter, &after)
            guard let search else { return nil }
            works.with(id) { $0.search = search }
        }
        return choose(id, &after)
    }

    /// Takes the map that was found for a work, or else the fallback, as whom to call.
    ///
    /// - Returns: What the machine is to be told.
    mutating func choose(_ id: DispatchMachine.WorkID) -> DispatchMachine.Event {
        .resolved(id, found: hasTarget(id))
    }

    /// Does the same, and finds out why if there is nobody to call.
    ///
    /// - Returns: `nil` when code has to be asked for that.
    @inline(__always)
    private mutating func choose(
        _ id: DispatchMachine.WorkID,
        _ after: inout Aftermath
    ) -> DispatchMachine.Event? {
        let isFound = hasTarget(id)
        return isFound || findRefuser(of: id, &after) ? .resolved(id, found: isFound) : nil
    }

    @inline(__always)
    private mutating func hasTarget(_ id: DispatchMachine.WorkID) -> Bool {
        let isFound = works.with(id) { work in
            work.target = work.search?.match?.entry ?? fallbacks.nearest(to: work.opening.filter)
            return work.target != nil
        }
        return isFound ?? false
    }

    /// Whether the search that was last made for a work would find the same now, conditions in code apart.
    mutating func hasCurrentSearch(_ id: DispatchMachine.WorkID, _ leavings: inout Leavings) -> Bool {
        let version = registry.version
        guard works.with(id, { $0.search?.version == version }) == true else { return false }
        let owned = works.with(id) { $0.search?.match?.ownedEntry } ?? nil
        return owned.map { registry.isLive($0, keeping: &leavings) } ?? true
    }
}
