extension Dispatcher {
    /// Calls a closure with every event; see ``Routing/observe(_:)``.
    ///
    /// - Parameters:
    ///   - sink: What is called.
    ///   - names: The names whose values it does not see, besides those of the configuration.
    /// - Returns: The number of the listener.
    func listen(_ sink: EventHub.Sink, hiding names: Set<String> = []) -> EventHub.ListenerID {
        let redaction = redaction(adding: names)
        return transact { state, _ in state.hub.add(sink, hiding: redaction) }
    }

    /// Ends a listening.
    func stopListening(_ listener: EventHub.ListenerID) {
        transact { state, after in
            if let removed = state.hub.remove(listener) { after.removed.append(removed) }
        }
    }

    /// Gives the events as a stream; see ``Routing/events(bufferingNewest:)``.
    func events(bufferingNewest limit: Int) -> AsyncStream<RoutingEvent> {
        let (stream, continuation) = AsyncStream<RoutingEvent>.makeStream(
            bufferingPolicy: .bufferingNewest(limit)
        )
        let sink = EventHub.Sink(
            receive: { continuation.yield($0) },
            finish: { continuation.finish() }
        )
        let listener = listen(sink)
        // The stream must not keep the router alive, or it would never end.
        continuation.onTermination = { [weak self] _ in self?.stopListening(listener) }
        return stream
    }
}
