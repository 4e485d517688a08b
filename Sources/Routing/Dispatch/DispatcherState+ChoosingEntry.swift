/// The search for the entry that a job calls next.
extension DispatcherState {
    /// Finds the entry that a job calls next.
    ///
    /// - Returns: The next step: to call the entry, to end without an entry, or to run the code of entries.
    mutating func choose(_ job: Job, _ after: inout DeferredEffects) -> JobStep {
        guard let question = question(about: job, &after) else { return callNext(of: job, &after) }
        // While code runs for this job, no later job may start before it.
        if !job.hasProxies, !job.isInquiry { jobs.beginStart(of: job) }
        return .ask(question)
    }

    /// Continues a job after the code of entries ran.
    mutating func choose(_ job: Job, by answer: Question.Answer, _ after: inout DeferredEffects) -> JobStep {
        guard job.phase.stage == .choosing else { return .wait }
        job.take(answer, registry.rules, &after)
        jobs.endStart(of: job)
        // `mayCall` notices changes since then, just before the call.
        let step = callNext(of: job, &after)
        startNext(&after)
        return step
    }

    /// Calls the next guard or proxy; without one, the map; without a map, the fallback.
    private mutating func callNext(of job: Job, _ after: inout DeferredEffects) -> JobStep {
        if job.takeNextInterceptor(&after) { return advance(job, .found(true), &after) }
        // A guard was registered while guards and proxies were asked, or while their code ran.
        if !hasAllGuards(job) { return choose(job, &after) }
        if job.isInquiry { return advance(job, .cleared, &after) }
        if let entry = job.search.match?.entry ?? fallbacks.nearest(to: job.filter) {
            job.set(entry, &after)
            return advance(job, .found(true), &after)
        }
        if let question = questionOfRefusers(of: job, &after) {
            if question.asksCode { return .ask(question) }
            job.take(question.answer { Match(entry: $0) }, registry.rules, &after)
        }
        return advance(job, .found(false), &after)
    }

    /// Searches for the entries that a job may call.
    ///
    /// It skips guards and proxies that are already listed, and the map if the last search is still valid.
    ///
    /// - Returns: The question for the code of entries; `nil` when no code has to run.
    private mutating func question(about job: Job, _ after: inout DeferredEffects) -> Question? {
        let interceptors = findInterceptors(of: job, &after)
        var maps: Question.Candidates?
        if needsSearch(job, &after.releases) {
            maps = findMaps(for: job.currentURL, in: job.filter, &after)
        } else if interceptors?.isEmpty == true {
            job.list([], at: registry.guardCount, &after)
            return nil
        }
        var question = Question(about: registry)
        question.interceptors = interceptors
        question.maps = maps
        if question.asksCode { return question }
        if let interceptors {
            job.list(interceptors.map { Match(entry: $0) }, at: registry.guardCount, &after)
        }
        if let maps {
            job.found(MapSearch(version: registry.version, found: maps.certain), registry.rules, &after)
        }
        return nil
    }

    /// Finds the guards that a job has not passed yet, followed by its proxies.
    ///
    /// - Returns: The guards and proxies; `nil` when all are listed.
    private mutating func findInterceptors(of job: Job, _ after: inout DeferredEffects) -> [Entry]? {
        if job.hasProxies, hasAllGuards(job) { return nil }
        if !registry.hasInterceptors { return [] }
        let url = job.currentURL
        var found = registry.guards(matching: url, from: job.filter.askers, keeping: &after.releases)
            .filter { !job.hasPassed($0) }
        if !job.hasProxies {
            found += registry.proxies(matching: url, in: job.filter, keeping: &after.releases)
        }
        noteOrphans(&after)
        return found
    }

    /// Whether the guards of the job's current URL were listed after the last guard was registered.
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

    /// Whether the map of a job must be searched for again, because the result may differ now.
    ///
    /// The method changes nothing; it is `mutating` for the same reason as ``mayCall(_:of:_:)``.
    private mutating func needsSearch(_ job: Job, _ releases: inout DeferredReleases) -> Bool {
        // Conditions in code may answer differently than they did when the URL was opened.
        if !job.hasProxies, job.search.askedCode { return true }
        if job.hasProxies, !job.hasAskedAll { return false }
        guard job.search.version == registry.version else { return true }
        guard let entry = job.search.match?.entry, entry.owner != nil else { return false }
        return !registry.isLive(entry, keeping: &releases)
    }

    /// Whether an entry that was found for a job may still be called.
    ///
    /// The entry must be live. For a map, no guard may have been registered since the guards were listed.
    ///
    /// The method changes nothing. It is `mutating` because each opening would take some 450 instructions more otherwise,
    /// with the compiler of Swift 6.3.
    mutating func mayCall(_ entry: Entry, of job: Job, _ releases: inout DeferredReleases) -> Bool {
        if entry.kind == .map, !hasAllGuards(job) { return false }
        if job.search.holdsUnowned(entry, at: registry.version) { return true }
        return fallbacks.contains(entry) || registry.isLive(entry, keeping: &releases)
    }
}
