extension DispatcherState {
    /// Emits an event that concerns an entry.
    mutating func emit(
        _ kind: RoutingEvent.Kind,
        about entry: Entry.Signature,
        _ after: inout DeferredEffects
    ) {
        guard hub.isListenedTo else { return }
        emit(RoutingEvent(kind: kind, route: entry.pattern.text, entry: entry), &after)
    }

    /// Emits an event that concerns a job.
    ///
    /// - Parameters:
    ///   - kind: The kind of event.
    ///   - job: The job.
    ///   - entry: The entry that the event concerns.
    ///   - url: A URL in the event against which the job has not been matched yet.
    ///   - after: Receives the effects to perform outside the lock.
    ///   - complete: Sets further properties of the event.
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

    /// Emits the event for an opened URL, if there is a listener.
    @inline(__always)
    mutating func emitOpened(_ job: Job, _ after: inout DeferredEffects) {
        if hub.isListenedTo { tellOpened(job, &after) }
    }

    /// Emits the event; a separate function, so that an `open` without listeners does not pay for it.
    @inline(never)
    private mutating func tellOpened(_ job: Job, _ after: inout DeferredEffects) {
        let number = emit(.opened, of: job, by: nil, reaching: job.url, &after) { $0.cause = job.cause }
        job.extra().opened = number
        job.extra().start = after.now
    }

    /// Emits an event.
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
