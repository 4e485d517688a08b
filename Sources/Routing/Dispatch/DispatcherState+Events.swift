extension DispatcherState {
    /// Tells listeners of something that concerns an entry.
    mutating func emit(
        _ kind: RoutingEvent.Kind,
        about entry: Entry.Signature,
        _ after: inout Aftermath
    ) {
        emit(&after) { RoutingEvent(number: $0, kind: kind, route: entry.pattern.text, entry: entry) }
    }

    /// Tells listeners of something that happened to a work.
    ///
    /// - Returns: The number of the event, or `nil` when nobody listens.
    @discardableResult
    mutating func emit(
        _ kind: RoutingEvent.Kind,
        of work: Work,
        by entry: Entry.Signature?,
        _ after: inout Aftermath,
        _ complete: (inout RoutingEvent) -> Void = { _ in }
    ) -> Int? {
        guard hub.isListenedTo else { return nil }
        var event = RoutingEvent(number: 0, kind: kind, route: work.url.string, entry: entry)
        event.cause = work.opened
        event.origin = work.opening.origin
        complete(&event)
        return emit(&after, hiding: secrets(of: work, event.decision)) { event.numbered($0) }
    }

    /// Tells listeners that a URL is being opened.
    ///
    /// - Returns: The number of the event, or `nil` when nobody listens.
    @inline(__always)
    mutating func emitOpened(_ opening: Opening, _ after: inout Aftermath) -> Int? {
        hub.isListenedTo ? tellOpened(opening, &after) : nil
    }

    /// Tells them; apart, so that it costs nothing to be ready for it.
    @inline(never)
    private mutating func tellOpened(_ opening: Opening, _ after: inout Aftermath) -> Int? {
        let secrets = secrets(of: opening.url)
        let opened = emit(&after, hiding: secrets) { number in
            var event = RoutingEvent(number: number, kind: .opened, route: opening.url.string)
            event.cause = opening.cause
            event.origin = opening.origin
            return event
        }
        remember(secrets, ofWorkOpenedBy: opened)
        return opened
    }

    /// Tells listeners of something.
    @discardableResult
    mutating func emit(
        _ after: inout Aftermath,
        hiding secrets: EventSecrets? = nil,
        _ make: (Int) -> RoutingEvent
    ) -> Int? {
        guard let number = hub.emit(hiding: secrets, make) else { return nil }
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
