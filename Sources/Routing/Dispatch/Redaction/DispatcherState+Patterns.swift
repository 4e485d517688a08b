/// The patterns in play: the patterns of the entries that a job may reach or has reached.
///
/// Redaction uses them to hide captures. They are collected only while a listener hides names.
extension DispatcherState {
    /// Returns the patterns that may capture a part of a job's URLs, and stores them in the job.
    ///
    /// They are stored so that the captures of an entry stay hidden in later events after it was disposed of.
    ///
    /// - Parameters:
    ///   - job: The job.
    ///   - url: A URL against which the job has not been matched yet.
    ///   - after: Receives the effects to perform outside the lock.
    /// - Returns: The patterns; none when no listener hides names.
    /// - Complexity: O(*n*) in the number of patterns, and a lookup of `url`.
    mutating func patternsInPlay(
        of job: Job,
        reaching url: RouteURL?,
        _ after: inout DeferredEffects
    ) -> Set<RoutePattern> {
        guard hub.hidesNames else { return [] }
        var patterns = job.patternsInPlay
        // The listener may have been added after the job was matched.
        if let url = url ?? (job.extras?.patterns == nil ? job.currentURL : nil) {
            patterns.formUnion(self.patterns(reachedBy: url, in: job.filter, &after))
        }
        job.extra().patterns = patterns
        return patterns
    }

    /// Returns the patterns of the maps, guards and proxies that a URL may reach now.
    ///
    /// The patterns of maps that match the URL but refuse its origin are included.
    ///
    /// - Returns: The patterns with captures; empty when no listener hides names.
    mutating func patterns(
        reachedBy url: RouteURL,
        in filter: TagFilter,
        _ after: inout DeferredEffects
    ) -> Set<RoutePattern> {
        guard hub.hidesNames else { return [] }
        var entries = registry.proxies(matching: url, in: filter, keeping: &after.releases)
        entries += registry.guards(matching: url, from: filter.askers, keeping: &after.releases)
        for filter in [filter, filter.asked(by: [])] {
            let maps = registry.newestMap(matching: url, in: filter, keeping: &after.releases)
            entries += maps.possible + [maps.certain].compactMap(\.self)
        }
        noteOrphans(&after)
        // The form for guards also matches what a map skips as too long to try; two equal patterns may differ in it.
        return Set(entries.map(\.pattern).filter { !$0.captureNames.isEmpty }.map(\.failingClosed))
    }
}

extension Job {
    /// The patterns of the entries that matched the job, and the patterns stored earlier.
    fileprivate var patternsInPlay: Set<RoutePattern> {
        let matches =
            (extras?.interceptors ?? []).map(\.entry) + [search.match?.entry, callee].compactMap(\.self)
        let others = [extras?.refuser, extras?.ticket?.proxy].compactMap(\.self)
        let former = (extras?.patterns ?? []).union(extras?.formerPatterns ?? [])
        return former.union((matches.map(\.signature) + others).map(\.pattern.failingClosed))
    }

    /// Stores the patterns of entries that the job is about to release.
    ///
    /// So their captures are hidden even from a listener that is added after the entries were disposed of.
    func notePatterns(of entries: [Entry]) {
        for entry in entries where !entry.pattern.captureNames.isEmpty {
            extra().formerPatterns.insert(entry.pattern)
        }
    }
}
