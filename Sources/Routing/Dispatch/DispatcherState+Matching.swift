extension DispatcherState {
    /// Finds the newest map that matches.
    ///
    /// - Returns: The search, or `nil` when conditions in code have to be asked, which is done outside the
    ///   lock.
    mutating func findMap(
        for url: RouteURL,
        in filter: TagFilter,
        _ after: inout DeferredEffects
    ) -> MapSearch? {
        let found = registry.newestMap(matching: url, in: filter, keeping: &after.releases)
        noteOrphans(&after)
        guard found.possible.isEmpty else { return nil }
        let match = found.certain.map { Match(entry: $0) }
        return MapSearch(version: registry.version, match: match, askedCode: false)
    }

    /// Lists the proxies of a job and finds its map.
    ///
    /// - Returns: What the machine is to be told, or `nil` when conditions in code have to be asked first.
    mutating func match(_ id: DispatchMachine.JobID, _ after: inout DeferredEffects) -> DispatchMachine.Event?
    {
        after.hasMatched = true
        guard let opening = jobs.with(id, { $0.opening }) else { return .matched(id, proxies: 0) }
        let proxies = registry.proxies(matching: opening.url, in: opening.filter, keeping: &after.releases)
        if proxies.contains(where: \.asksCode) { return nil }
        let asksCode = jobs.with(id) { $0.search?.askedCode ?? true } ?? true
        if asksCode || !hasCurrentSearch(id, &after.releases) {
            let search = findMap(for: opening.url, in: opening.filter, &after)
            guard let search else { return nil }
            jobs.with(id) { $0.search = search }
        }
        if proxies.isEmpty { return choose(id, &after) }
        jobs.with(id) { $0.note { $0.proxies = proxies.map { Match(entry: $0) } } }
        return .matched(id, proxies: proxies.count)
    }

    /// Finds the map of a job anew unless nothing changed, or else the fallback.
    ///
    /// - Returns: What the machine is to be told, or `nil` when conditions in code have to be asked first.
    mutating func resolve(_ id: DispatchMachine.JobID, _ after: inout DeferredEffects) -> DispatchMachine
        .Event?
    {
        if !hasCurrentSearch(id, &after.releases), let job = jobs[id] {
            let search = findMap(for: job.url, in: job.opening.filter, &after)
            guard let search else { return nil }
            jobs.with(id) { $0.search = search }
        }
        return choose(id, &after)
    }

    /// Takes the map that was found for a job, or else the fallback, as whom to call.
    ///
    /// - Returns: What the machine is to be told.
    mutating func choose(_ id: DispatchMachine.JobID) -> DispatchMachine.Event {
        .resolved(id, found: hasTarget(id))
    }

    /// Does the same, and finds out why if there is nobody to call.
    ///
    /// - Returns: `nil` when code has to be asked for that.
    @inline(__always)
    private mutating func choose(
        _ id: DispatchMachine.JobID,
        _ after: inout DeferredEffects
    ) -> DispatchMachine.Event? {
        let isFound = hasTarget(id)
        return isFound || findRefuser(of: id, &after) ? .resolved(id, found: isFound) : nil
    }

    @inline(__always)
    private mutating func hasTarget(_ id: DispatchMachine.JobID) -> Bool {
        let isFound = jobs.with(id) { job in
            job.target = job.search?.match?.entry ?? fallbacks.nearest(to: job.opening.filter)
            return job.target != nil
        }
        return isFound ?? false
    }

    /// Whether the search that was last made for a job would find the same now, conditions in code apart.
    mutating func hasCurrentSearch(_ id: DispatchMachine.JobID, _ releases: inout DeferredReleases) -> Bool {
        let version = registry.version
        guard jobs.with(id, { $0.search?.version == version }) == true else { return false }
        let owned = jobs.with(id) { $0.search?.match?.ownedEntry } ?? nil
        return owned.map { registry.isLive($0, keeping: &releases) } ?? true
    }
}
