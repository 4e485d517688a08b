/// Finding the entry that a job calls next.
extension DispatcherState {
    /// Finds the entry that a job calls next.
    ///
    /// - Returns: How the job goes on: with that call, without an entry to call, or by asking code.
    mutating func choose(_ job: Job, _ after: inout DeferredEffects) -> JobStep {
        guard let question = question(about: job, &after) else { return callNext(of: job, &after) }
        // Where code is asked first, no other job may come before it.
        if !job.hasProxies, !job.isInquiry { line.beginStart(of: job) }
        return .ask(question)
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

    /// Takes the next guard or proxy, or else the map, or else the fallback.
    private mutating func callNext(of job: Job, _ after: inout DeferredEffects) -> JobStep {
        if job.takeNextInterceptor(&after) { return advance(job, .found(true), &after) }
        // A guard was registered while others were asked, or their code.
        if !hasAllGuards(job) { return choose(job, &after) }
        if job.isInquiry { return advance(job, .cleared, &after) }
        if let entry = job.search.match?.entry ?? fallbacks.nearest(to: job.filter) {
            job.set(entry, &after)
            return advance(job, .found(true), &after)
        }
        if let question = questionOfRefusers(of: job, &after) {
            if question.asksCode { return .ask(question) }
            job.take(question.answer { Match(entry: $0) }, &after)
        }
        return advance(job, .found(false), &after)
    }

    /// Looks for what a job may call: its guards and proxies unless they are listed, and its map unless the
    /// last search would find the same again.
    ///
    /// - Returns: What is left to ask code; `nil` when everything is known.
    private mutating func question(about job: Job, _ after: inout DeferredEffects) -> Question? {
        let interceptors = findInterceptors(of: job, &after)
        var maps: Question.Candidates?
        if needsSearch(job, &after.releases) {
            maps = findMaps(for: job.currentURL, in: job.filter, &after)
        }
        var question = Question(about: registry)
        question.interceptors = interceptors
        question.maps = maps
        if question.asksCode { return question }
        if let interceptors { job.list(interceptors.map { Match(entry: $0) }, at: registry.guardCount) }
        if let maps { job.set(MapSearch(version: registry.version, found: maps.certain), &after) }
        return nil
    }

    /// Finds the guards that a job has not passed yet, and behind them its proxies.
    ///
    /// - Returns: `nil` when all are listed.
    private mutating func findInterceptors(of job: Job, _ after: inout DeferredEffects) -> [Entry]? {
        if job.hasProxies, hasAllGuards(job) { return nil }
        if !registry.hasInterceptors { return [] }
        let url = job.currentURL
        let guards = registry.guards(matching: url, from: job.filter.askers, keeping: &after.releases)
            .filter { !job.hasPassed($0) }
        if job.hasProxies { return guards }
        return guards + registry.proxies(matching: url, in: job.filter, keeping: &after.releases)
    }

    /// Whether every guard in the registry was looked at for the URL that a job is to be handled with.
    private func hasAllGuards(_ job: Job) -> Bool { job.guardCount == registry.guardCount }

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

    /// Whether the map of a job has to be looked for: the last search may find something else now.
    ///
    /// It changes nothing, but is `mutating`: otherwise the registry is copied in order to ask it.
    private mutating func needsSearch(_ job: Job, _ releases: inout DeferredReleases) -> Bool {
        // Conditions in code may say something else than when the URL was opened.
        if !job.hasProxies, job.search.askedCode { return true }
        if job.hasProxies, !job.hasAskedAll { return false }
        guard job.search.version == registry.version else { return true }
        guard let entry = job.search.match?.entry, entry.owner != nil else { return false }
        return !registry.isLive(entry, keeping: &releases)
    }

    /// Whether an entry that was found for a job may still be called: it is live, and no guard was registered
    /// that a map would get round.
    ///
    /// It changes nothing, but is `mutating`: otherwise the state is moved about in order to ask it.
    mutating func mayCall(_ entry: Entry, of job: Job, _ releases: inout DeferredReleases) -> Bool {
        if entry.kind == .map, !hasAllGuards(job) { return false }
        if job.search.holdsUnowned(entry, at: registry.version) { return true }
        return fallbacks.contains(entry) || registry.isLive(entry, keeping: &releases)
    }
}
