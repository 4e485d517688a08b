extension DispatcherState {
    /// A search that was made before, if it would find the same now, conditions in code apart.
    func reusable(_ search: MapSearch?, keeping loaded: inout [AnyObject]) -> MapSearch? {
        guard let search, search.version == registry.version else { return nil }
        guard let match = search.match else { return search }
        return registry.isLive(match.entry, keeping: &loaded) ? search : nil
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
