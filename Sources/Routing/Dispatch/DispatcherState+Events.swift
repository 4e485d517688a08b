extension DispatcherState {
    /// Tells listeners of something that concerns an entry.
    mutating func emit(
        _ kind: RoutingEvent.Kind,
        about entry: Entry.Signature,
        _ after: inout DeferredEffects
    ) {
        emit(&after) { RoutingEvent(number: $0, kind: kind, route: entry.pattern.text, entry: entry) }
    }

    /// Tells listeners of something that happened to a job.
    ///
    /// - Parameters:
    ///   - kind: What happened.
    ///   - id: The job.
    ///   - entry: The entry that it concerns.
    ///   - url: A URL in the event that the job has not been matched with yet.
    ///   - after: Takes what follows outside the lock.
    ///   - complete: Adds to the event.
    /// - Returns: The number of the event, or `nil` when nobody listens.
    @discardableResult
    mutating func emit(
        _ kind: RoutingEvent.Kind,
        of id: DispatchMachine.JobID,
        by entry: Entry.Signature?,
        reaching url: RouteURL? = nil,
        _ after: inout DeferredEffects,
        _ complete: (inout RoutingEvent) -> Void = { _ in }
    ) -> Int? {
        guard hub.isListenedTo, let job = jobs[id] else { return nil }
        var event = RoutingEvent(number: 0, kind: kind, route: job.url.string, entry: entry)
        event.cause = job.opened
        event.origin = job.opening.origin
        complete(&event)
        let patterns = patternsInPlay(of: id, reaching: url, &after)
        return emit(&after, capturedBy: patterns) { event.numbered($0) }
    }

    /// Tells listeners that a URL is being opened.
    @inline(__always)
    mutating func emitOpened(_ id: DispatchMachine.JobID, _ after: inout DeferredEffects) {
        if hub.isListenedTo { tellOpened(id, &after) }
    }

    /// Tells them; apart, so that it costs nothing to be ready for it.
    @inline(never)
    private mutating func tellOpened(_ id: DispatchMachine.JobID, _ after: inout DeferredEffects) {
        guard let opening = jobs.with(id, { $0.opening }) else { return }
        let number = emit(.opened, of: id, by: nil, reaching: opening.url, &after) { event in
            event.cause = opening.cause
        }
        jobs.with(id) { $0.opened = number }
    }

    /// Tells listeners of something.
    @discardableResult
    mutating func emit(
        _ after: inout DeferredEffects,
        capturedBy patterns: Set<RoutePattern> = [],
        _ make: (Int) -> RoutingEvent
    ) -> Int? {
        guard let number = hub.emit(capturedBy: patterns, make) else { return nil }
        after.hasMail = true
        return number
    }
}

extension RoutingEvent {
    /// The same with a number.
    fileprivate func numbered(_ number: Int) -> RoutingEvent {
        var event = self
        event.number = number
        return event
    }
}
