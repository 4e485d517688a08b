internal import Dispatch

extension Dispatcher {
    /// Calls a closure with every event; see ``Routing/observe(_:)``.
    ///
    /// - Parameters:
    ///   - sink: The closures to call.
    ///   - names: The names whose values are hidden from the listener, in addition to the configured ones.
    /// - Returns: The number of the listener.
    func listen(_ sink: EventHub.Sink, hiding names: Set<String> = []) -> EventHub.ListenerID {
        let redaction = redaction(adding: names)
        return transact { state, _ in state.hub.add(sink, hiding: redaction) }
    }

    /// Removes a listener.
    func stopListening(_ listener: EventHub.ListenerID) {
        transact { state, after in
            guard let removed = state.hub.remove(listener) else { return }
            after.keep(removed)
            state.releaseIdlers(&after)
        }
    }

    /// Returns the events as a stream; see ``Routing/events(bufferingNewest:)``.
    func events(bufferingNewest limit: Int) -> AsyncStream<RoutingEvent> {
        let (stream, continuation) = AsyncStream<RoutingEvent>.makeStream(
            bufferingPolicy: .bufferingNewest(limit)
        )
        let sink = EventHub.Sink(
            receive: { continuation.yield($0) },
            finish: { continuation.finish() }
        )
        let listener = listen(sink)
        // A stream that retained the router would never end.
        continuation.onTermination = { [weak self] _ in self?.stopListening(listener) }
        return stream
    }
}

extension Dispatcher {
    /// The maximum depth of nested deliveries on one thread.
    ///
    /// A listener that opens a URL causes events for other listeners, which may open URLs too.
    private static let deepestDelivery = 8

    private static let depth = CallDepth()

    /// Delivers the events that the caller caused.
    func deliverMail(_ events: ClosedRange<Int>) {
        if Self.depth.here < Self.deepestDelivery {
            deliverMail(EventHub.Round(of: events))
        } else {
            scheduler.hop(to: .global()) { self.deliverMail(EventHub.Round(of: events)) }
        }
    }

    private func deliverMail(_ round: EventHub.Round) {
        var round = round
        while let delivery = look({ state, _ in state.hub.next(in: &round) }) {
            switch delivery {
            case .event(let sink, let mailing):
                Self.depth.nest { sink.receive(mailing.event) }
            case .handOver(let listener):
                scheduler.hop(to: .global()) { self.deliverMail(EventHub.Round(of: listener)) }
            }
        }
        // A caller of `idle` waits for the listeners too.
        transact { state, after in state.releaseIdlers(&after) }
    }
}
