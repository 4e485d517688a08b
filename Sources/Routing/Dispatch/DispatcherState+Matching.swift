/// Finding the entry that a job calls next.
extension DispatcherState {
    /// Finds the entry that a job calls next.
    ///
    /// - Returns: How the job goes on: with that call, without anybody to call, or by asking code.
    mutating func choose(_ job: Job, _ after: inout DeferredEffects) -> JobStep {
        if let question = question(about: job, &after) {
            if question.asksCode {
                if !job.hasProxies { line.beginStart(of: job) }
                return .ask(question)
            }
            job.take(question.answer { Match(entry: $0) }, &after)
        }
        return callNext(of: job, &after)
    }

    /// Goes on with a job when code was asked.
    mutating func choose(_ job: Job, by answer: Question.Answer, _ after: inout DeferredEffects) -> JobStep {
        guard job.phase.stage == .choosing else { return .wait }
        job.take(answer, &after)
        line.endStart(of: job)
        // Whatever changed since is found out when the call is about to be made.
        let step = callNext(of: job, &after)
        startNext(&after)
        return step
    }

    /// Takes the next proxy, or else the map, or else the fallback.
    private mutating func callNext(of job: Job, _ after: inout DeferredEffects) -> JobStep {
        if job.takeNextProxy(&after) { return advance(job, .found(true), &after) }
        if let entry = job.search?.match?.entry ?? fallbacks.nearest(to: job.filter) {
            job.set(entry, &after)
            return advance(job, .found(true), &after)
        }
        if let question = questionOfRefusers(of: job, &after) {
            if question.asksCode { return .ask(question) }
            job.take(question.answer { Match(entry: $0) }, &after)
        }
        return advance(job, .found(false), &after)
    }

    /// Looks for what a job may call: its proxies when its turn has come, and its map unless the last search
    /// would find the same again.
    ///
    /// - Returns: `nil` when everything is known.
    private mutating func question(about job: Job, _ after: inout DeferredEffects) -> Question? {
        var question = Question(version: registry.version)
        if !job.hasProxies {
            question.proxies = registry.proxies(
                matching: job.url,
                in: job.filter,
                keeping: &after.releases
            )
            // Conditions in code may say something else than when the URL was opened.
            if job.search?.askedCode == true || !hasCurrentSearch(job, &after.releases) {
                question.maps = findMaps(for: job.url, in: job.filter, &after)
            }
        } else if job.hasAskedAll, !hasCurrentSearch(job, &after.releases) {
            question.maps = findMaps(for: job.currentURL, in: job.filter, &after)
        }
        return question.proxies == nil && question.maps == nil ? nil : question
    }

    /// Finds the maps that match.
    mutating func findMaps(
        for url: RouteURL,
        in filter: TagFilter,
        _ after: inout DeferredEffects
    ) -> Question.Candidates {
        let found = registry.newestMap(matching: url, in: filter, keeping: &after.releases)
        noteOrphans(&after)
        return found
    }

    /// Whether the search that was last made for a job would find the same now, conditions in code apart.
    private func hasCurrentSearch(_ job: Job, _ releases: inout DeferredReleases) -> Bool {
        guard let search = job.search, search.version == registry.version else { return false }
        // Without a closure, for which the registry would be copied.
        guard let entry = search.match?.ownedEntry else { return true }
        return registry.isLive(entry, keeping: &releases)
    }

    /// Whether an entry that was found for a job may still be called.
    func isLive(_ entry: Entry, of job: Job, _ releases: inout DeferredReleases) -> Bool {
        if job.search?.holdsUnowned(entry, at: registry.version) == true { return true }
        return fallbacks.contains(entry) || registry.isLive(entry, keeping: &releases)
    }
}
