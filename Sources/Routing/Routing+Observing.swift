extension Routing {
    /// Calls a closure with every event, one at a time and in order.
    ///
    /// The observer is called on the thread that caused the event, and delays that thread: a slow observer
    /// should pass events on. While an observer runs, other threads and the observer itself may cause events.
    /// The observer receives those on a thread of the router. When 4,096 events wait for the observer, the
    /// oldest are dropped; the numbers of the events show the gap. The observer may call the router. To keep
    /// events and read them later, make a `RoutingJournal` of the module `RoutingDiagnostics`.
    ///
    /// - Parameter observer: The closure.
    /// - Returns: The observation; the observer is called until the observation is released.
    public func observe(_ observer: @escaping @Sendable (RoutingEvent) -> Void) -> RouteObservation {
        observe(hiding: [], observer)
    }

    /// Calls a closure with every event, hiding the values of `names` and of the names in the configuration.
    package func observe(
        hiding names: Set<String>,
        _ observer: @escaping @Sendable (RoutingEvent) -> Void
    ) -> RouteObservation {
        let dispatcher = scope.dispatcher
        let listener = dispatcher.listen(EventHub.Sink(receive: observer), hiding: names)
        return RouteObservation(dispatcher, listener)
    }

    /// Returns a stream of the events from now on, which ends with the router.
    ///
    /// A reader that falls behind loses the oldest events; the numbers of the events show the gap.
    ///
    /// - Parameter limit: The number of unread events that the stream keeps.
    /// - Returns: The stream; it stops observing when it is released or its reader is cancelled.
    public func events(bufferingNewest limit: Int = 256) -> AsyncStream<RoutingEvent> {
        scope.dispatcher.events(bufferingNewest: limit)
    }
}
