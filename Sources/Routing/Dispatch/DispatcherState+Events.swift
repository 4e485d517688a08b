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
        emit(&after) { number in
            let route = work.url.string
            var event = RoutingEvent(number: number, kind: kind, route: route, entry: entry)
            event.cause = work.opened
            complete(&event)
            return event
        }
    }

    /// Tells listeners of something.
    @discardableResult
    mutating func emit(_ after: inout Aftermath, _ make: (Int) -> RoutingEvent) -> Int? {
        guard let number = hub.emit(make) else { return nil }
        after.hasMail = true
        return number
    }
}
