/// Finding out why no entry handles a URL: looked for only once it is known that none does.
extension DispatcherState {
    /// Looks for a map that would have handled a job, had it come from elsewhere.
    ///
    /// - Returns: `nil` when there is nothing to look for: no listener or caller would be told, or it is known.
    mutating func questionOfRefusers(of job: Job, _ after: inout DeferredEffects) -> Question? {
        guard registry.hasChoosyMaps, job.isAwaited || hub.isListenedTo,
            job.extras?.hasSoughtRefuser != true
        else { return nil }
        var question = Question(about: registry)
        question.refusers = registry.refusers(of: job.currentURL, in: job.filter, keeping: &after.releases)
        noteOrphans(&after)
        return question
    }
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
