/// Finding out why nobody handles a URL: looked for only once it is known that nobody does.
extension DispatcherState {
    /// Looks for a map that would have handled a work, had it come from elsewhere, and notes it.
    ///
    /// - Returns: Whether it is known who that is, or that nobody is; not when code has to be asked.
    @inline(never)
    mutating func findRefuser(of id: DispatchMachine.WorkID, _ after: inout Aftermath) -> Bool {
        guard registry.hasChoosyMaps, let work = works[id], isToldOf(work) else { return true }
        let refusers = registry.refusers(of: work.url, in: work.opening.filter, keeping: &after.leavings)
        noteOrphans(&after)
        guard refusers.possible.isEmpty else { return false }
        works.with(id) { $0.noteRefuser(refusers.certain?.signature) }
        return true
    }

    /// Whether anybody is going to learn how a work ends.
    private func isToldOf(_ work: Work) -> Bool { work.opening.waiter != nil || hub.isListenedTo }
}

extension Registry {
    /// Finds maps that match a URL, but do not accept where it comes from.
    ///
    /// - Parameters:
    ///   - url: The URL, which no map handles.
    ///   - filter: The scope, with those on whose behalf no map was found.
    ///   - leavings: Takes the owners that were asked for, and the entries of those that are gone.
    /// - Returns: The newest that matches for certain, and newer ones that do if code says so.
    mutating func refusers(
        of url: RouteURL,
        in filter: TagFilter,
        keeping leavings: inout Leavings
    ) -> (certain: Entry?, possible: [Entry]) {
        let found = newestMap(matching: url, in: filter.asked(by: []), keeping: &leavings)
        func refuses(_ entry: Entry) -> Bool { !entry.signature.refused.isDisjoint(with: filter.askers) }
        return (found.certain.flatMap { refuses($0) ? $0 : nil }, found.possible.filter(refuses))
    }
}

extension Dispatcher {
    /// Finds the map that would have handled a URL, had it come from elsewhere; code is asked outside the lock.
    func refuser(of url: RouteURL, in filter: TagFilter, after redirect: Work.Redirect?) -> Entry.Signature? {
        let found = look { state, leavings in
            let isUnhandled = state.registry.hasChoosyMaps && state.fallbacks.nearest(to: filter) == nil
            return isUnhandled ? state.registry.refusers(of: url, in: filter, keeping: &leavings) : nil
        }
        return found.flatMap { newest(of: $0, url, after: redirect) }?.entry.signature
    }
}
