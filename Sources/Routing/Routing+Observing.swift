extension Routing {
    /// Calls a closure with every event, one at a time and in order.
    ///
    /// It is called on the thread that caused the event, which it holds up: a closure that takes long should
    /// pass events on. What others cause meanwhile, and what it causes itself, it is told of on a thread of
    /// the router's own. Of 4,096 events that it has not seen the oldest go; the numbers of the events show
    /// the gap. It may call the router. To keep events and read them later, make a `RoutingJournal` of the module `RoutingDiagnostics`.
    ///
    /// - Parameter observer: The closure.
    /// - Returns: What keeps the observer listening; it ends when this is released.
    public func observe(_ observer: @escaping @Sendable (RoutingEvent) -> Void) -> RouteObservation {
        observe(hiding: [], observer)
    }

    /// Calls a closure with every event, without the values of some names besides those of the configuration.
    package func observe(
        hiding names: Set<String>,
        _ observer: @escaping @Sendable (RoutingEvent) -> Void
    ) -> RouteObservation {
        let dispatcher = scope.dispatcher
        let listener = dispatcher.listen(EventHub.Sink(receive: observer), hiding: names)
        return RouteObservation(dispatcher, listener)
    }

    /// Gives the events from now on as a stream, which ends with the router.
    ///
    /// A reader that falls behind loses the oldest events; the numbers of the events show the gap.
    ///
    /// - Parameter limit: How many events are kept for the reader.
    /// - Returns: The stream; the listening ends when it is released or its reader is cancelled.
    public func events(bufferingNewest limit: Int = 256) -> AsyncStream<RoutingEvent> {
        scope.dispatcher.events(bufferingNewest: limit)
    }
}
