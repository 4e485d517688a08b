extension DispatcherState {
    /// Finds the newest map that matches.
    ///
    /// - Returns: The search, or `nil` when conditions in code have to be asked, which is done outside the lock.
    func findMap(
        for subject: MatchSubject,
        in filter: TagFilter,
        keeping loaded: inout [AnyObject]
    ) -> MapSearch? {
        guard let found = registry.newest(.map, matching: subject, in: filter, keeping: &loaded) else {
            return MapSearch(version: registry.version, match: nil, askedCode: false)
        }
        guard let captures = found.captures else { return nil }
        let match = Match(entry: found.entry, captures: captures)
        return MapSearch(version: registry.version, match: match, askedCode: false)
    }

    /// Lists the proxies of a work and finds its map.
    ///
    /// - Returns: What the machine is to be told, or `nil` when conditions in code have to be asked first.
    mutating func match(_ id: DispatchMachine.WorkID, _ after: inout Aftermath) -> DispatchMachine.Event? {
        after.hasMatched = true
        let opened = works.with(id) { (opening: $0.opening, search: $0.search) }
        guard let (opening, search) = opened else { return .matched(id, proxies: 0) }
        var proxies: [Match] = []
        for (entry, captures) in self.proxies(for: opening, keeping: &after.owners) {
            guard let captures else { return nil }
            proxies.append(Match(entry: entry, captures: captures))
        }
        if search?.askedCode != false || !isCurrent(search, keeping: &after.owners) {
            let search = findMap(for: opening.subject, in: opening.filter, keeping: &after.owners)
            guard let search else { return nil }
            works.with(id) { $0.search = search }
        }
        if !proxies.isEmpty { works.with(id) { $0.proxies = proxies } }
        return .matched(id, proxies: proxies.count)
    }

    /// Finds the map of a work anew unless nothing changed, or else the fallback.
    ///
    /// - Returns: What the machine is to be told, or `nil` when conditions in code have to be asked first.
    mutating func resolve(_ id: DispatchMachine.WorkID, _ after: inout Aftermath) -> DispatchMachine.Event? {
        guard let search = works.with(id, { $0.search }) else { return .resolved(id, found: false) }
        if !isCurrent(search, keeping: &after.owners), let work = works[id] {
            let search = findMap(for: work.subject, in: work.opening.filter, keeping: &after.owners)
            guard let search else { return nil }
            works.with(id) { $0.search = search }
        }
        return choose(id)
    }

    /// Takes the map that was found for a work, or else the fallback, as whom to call.
    ///
    /// - Returns: What the machine is to be told.
    mutating func choose(_ id: DispatchMachine.WorkID) -> DispatchMachine.Event {
        let target = works.with(id) { work in
            work.target = work.search?.match?.entry ?? fallbacks.nearest(to: work.opening.filter)
            return work.target
        }
        return .resolved(id, found: target ?? nil != nil)
    }

    /// Whether a search that was made before would find the same now, conditions in code apart.
    func isCurrent(_ search: MapSearch?, keeping loaded: inout [AnyObject]) -> Bool {
        guard let search, search.version == registry.version else { return false }
        return search.match.map { registry.isLive($0.entry, keeping: &loaded) } ?? true
    }

    /// The proxies of a URL, the last registered first; without captures where conditions in code are to be asked.
    func proxies(
        for opening: Opening,
        keeping loaded: inout [AnyObject]
    ) -> [(entry: Entry, captures: Parameters?)] {
        var found: [(entry: Entry, captures: Parameters?)] = []
        while let next = registry.newest(
            .proxy,
            matching: opening.subject,
            in: opening.filter,
            before: found.last?.entry.ordinal ?? .max,
            keeping: &loaded
        ) {
            found.append(next)
        }
        return found
    }
}
