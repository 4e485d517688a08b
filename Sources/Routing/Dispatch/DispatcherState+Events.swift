extension DispatcherState {
    /// Tells listeners of something that concerns an entry.
    mutating func emit(
        _ kind: RoutingEvent.Kind,
        about entry: Entry.Signature,
        _ after: inout DeferredEffects
    ) {
        guard hub.isListenedTo else { return }
        emit(RoutingEvent(kind: kind, route: entry.pattern.text, entry: entry), &after)
    }

    /// Tells listeners of something that happened to a job.
    ///
    /// - Parameters:
    ///   - kind: What happened.
    ///   - job: The job.
    ///   - entry: The entry that it concerns.
    ///   - url: A URL in the event that the job has not been matched with yet.
    ///   - after: Takes what follows outside the lock.
    ///   - complete: Adds to the event.
    /// - Returns: The number of the event, or `nil` when there are no listeners.
    @discardableResult
    mutating func emit(
        _ kind: RoutingEvent.Kind,
        of job: Job,
        by entry: Entry.Signature?,
        reaching url: RouteURL? = nil,
        _ after: inout DeferredEffects,
        _ complete: (inout RoutingEvent) -> Void = { _ in }
    ) -> Int? {
        guard hub.isListenedTo else { return nil }
        let patterns = patternsInPlay(of: job, reaching: url, &after)
        var event = RoutingEvent(kind: kind, route: job.currentURL.string, entry: entry)
        event.cause = job.extras?.opened
        event.origin = job.origin
        complete(&event)
        return emit(event, capturedBy: patterns, &after)
    }

    /// Tells listeners that a URL is being opened.
    @inline(__always)
    mutating func emitOpened(_ job: Job, _ after: inout DeferredEffects) {
        if hub.isListenedTo { tellOpened(job, &after) }
    }

    /// Tells them; apart, so that it costs nothing to be ready for it.
    @inline(never)
    private mutating func tellOpened(_ job: Job, _ after: inout DeferredEffects) {
        let number = emit(.opened, of: job, by: nil, reaching: job.url, &after) { $0.cause = job.cause }
        job.extra().opened = number
        job.extra().start = after.now
    }

    /// Tells listeners of an event.
    ///
    /// - Returns: The number of the event, or `nil` when there are no listeners.
    @discardableResult
    @inline(never)
    mutating func emit(
        _ event: consuming RoutingEvent,
        capturedBy patterns: Set<RoutePattern> = [],
        _ after: inout DeferredEffects
    ) -> Int? {
        var dropped: [any Sendable] = []
        let number = hub.emit(event, capturedBy: patterns, dropping: &dropped)
        guard let number else { return nil }
        if !dropped.isEmpty { after.keep(dropped) }
        after.events = (after.events?.lowerBound ?? number)...number
        return number
    }
}
