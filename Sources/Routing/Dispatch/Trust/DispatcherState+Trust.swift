/// Finding out why nobody handles a URL: looked for only once it is known that nobody does.
extension DispatcherState {
    /// Looks for a map that would have handled a job, had it come from elsewhere, and notes it.
    ///
    /// - Returns: Whether it is known who that is, or that nobody is; not when code has to be asked.
    @inline(never)
    mutating func findRefuser(of id: DispatchMachine.JobID, _ after: inout DeferredEffects) -> Bool {
        guard registry.hasChoosyMaps, let job = jobs[id], isToldOf(job) else { return true }
        let refusers = registry.refusers(of: job.url, in: job.opening.filter, keeping: &after.releases)
        noteOrphans(&after)
        guard refusers.possible.isEmpty else { return false }
        jobs.with(id) { $0.noteRefuser(refusers.certain?.signature) }
        return true
    }

    /// Whether anybody is going to learn how a job ends.
    private func isToldOf(_ job: Job) -> Bool { job.opening.waiter != nil || hub.isListenedTo }
}

extension Registry {
    /// Finds maps that match a URL, but do not accept where it comes from.
    ///
    /// - Parameters:
    ///   - url: The URL, which no map handles.
    ///   - filter: The scope, with those on whose behalf no map was found.
    ///   - releases: Takes the owners that were asked for, and the entries of those that are gone.
    /// - Returns: The newest that matches for certain, and newer ones that do if code says so.
    mutating func refusers(
        of url: RouteURL,
        in filter: TagFilter,
        keeping releases: inout DeferredReleases
    ) -> (certain: Entry?, possible: [Entry]) {
        let found = newestMap(matching: url, in: filter.asked(by: []), keeping: &releases)
        func refuses(_ entry: Entry) -> Bool { !entry.signature.refused.isDisjoint(with: filter.askers) }
        return (found.certain.flatMap { refuses($0) ? $0 : nil }, found.possible.filter(refuses))
    }
}

extension Dispatcher {
    /// Finds the map that would have handled a URL, had it come from elsewhere; code is asked outside the
    /// lock.
    func refuser(of url: RouteURL, in filter: TagFilter, after redirect: Job.Redirect?) -> Entry.Signature? {
        let found = look { state, releases in
            let isUnhandled = state.registry.hasChoosyMaps && state.fallbacks.nearest(to: filter) == nil
            return isUnhandled ? state.registry.refusers(of: url, in: filter, keeping: &releases) : nil
        }
        return found.flatMap { newest(of: $0, url, after: redirect) }?.entry.signature
    }
}
