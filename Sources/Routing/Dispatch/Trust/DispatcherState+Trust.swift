/// The reason why no entry handles a URL; searched for only after every other search failed.
extension DispatcherState {
    /// Looks for a map that would handle the job's URL if it had another origin.
    ///
    /// - Returns: The question; `nil` when no map limits its origins, when no listener or caller needs the
    ///   answer, or when it is known.
    mutating func questionOfRefusers(of job: Job, _ after: inout DeferredEffects) -> Question? {
        guard registry.hasRestrictedMaps, job.isAwaited || hub.isListenedTo,
            job.extras?.hasSoughtRefuser != true
        else { return nil }
        var question = Question(about: registry)
        question.refusers = registry.refusers(of: job.currentURL, in: job.filter, keeping: &after.releases)
        noteOrphans(&after)
        return question
    }
}

extension Registry {
    /// Finds maps that match a URL but do not accept its origin.
    ///
    /// - Parameters:
    ///   - url: The URL, which no map handles.
    ///   - filter: The scope, and the origins for which no map was found.
    ///   - releases: Receives the owners that were checked, and the entries whose owners are gone.
    /// - Returns: The newest map that matches for certain, and newer ones that match if their code agrees.
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
