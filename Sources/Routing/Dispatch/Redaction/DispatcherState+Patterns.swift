/// The patterns in play: those of the entries that a job may reach or has reached, by which captures are
/// hidden.
///
/// They are collected only while some listener hides names.
extension DispatcherState {
    /// Lists the patterns that may capture a part of a job's URLs, and notes them with the job: what an entry
    /// captured stays hidden in the job's later events when the entry is disposed of.
    ///
    /// - Parameters:
    ///   - job: The job.
    ///   - url: A URL that the job has not been matched with yet.
    ///   - after: Takes what follows outside the lock.
    /// - Returns: The patterns; none when no listener hides names.
    /// - Complexity: O(*n*) in the number of patterns, and a lookup of `url`.
    mutating func patternsInPlay(
        of job: Job,
        reaching url: RouteURL?,
        _ after: inout DeferredEffects
    ) -> Set<RoutePattern> {
        guard hub.hidesNames else { return [] }
        var patterns = job.patternsInPlay
        // A listener may come when the job has been matched already.
        if let url = url ?? (job.extras?.patterns == nil ? job.currentURL : nil) {
            patterns.formUnion(self.patterns(reachedBy: url, in: job.filter, &after))
        }
        job.extra().patterns = patterns
        return patterns
    }

    /// Lists the patterns of the map, the guards and the proxies that a URL reaches now, and of a map that
    /// only refuses its origin.
    ///
    /// - Returns: The patterns with captures; none when no listener hides names.
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
        return Set(entries.lazy.map(\.pattern).filter { !$0.captureNames.isEmpty })
    }
}

extension Job {
    /// The patterns of the entries that the job was matched with, and those that were noted earlier.
    fileprivate var patternsInPlay: Set<RoutePattern> {
        let matches =
            (extras?.interceptors ?? []).map(\.entry) + [search.match?.entry, callee].compactMap(\.self)
        let others = [extras?.refuser, extras?.ticket?.proxy].compactMap(\.self)
        let former = (extras?.patterns ?? []).union(extras?.formerPatterns ?? [])
        return former.union((matches.map(\.signature) + others).lazy.map(\.pattern))
    }

    /// Notes the patterns of entries that the job lets go of: what they captured is hidden also from a
    /// listener that comes when they have been disposed of.
    func notePatterns(of entries: [Entry]) {
        for entry in entries where !entry.pattern.captureNames.isEmpty {
            extra().formerPatterns.insert(entry.pattern)
        }
    }
}
