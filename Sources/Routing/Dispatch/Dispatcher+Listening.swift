internal import Dispatch

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
            guard let removed = state.hub.remove(listener) else { return }
            after.keep(removed)
            state.releaseIdlers(&after)
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

extension Dispatcher {
    /// How many deliveries may go on within each other on one thread: listeners that open URLs cause events
    /// for other listeners, which may open URLs.
    private static let deepestDelivery = 8

    private static let depth = NestingDepth()

    /// Tells listeners of the events that the caller caused.
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
        // A task that waits until the router is idle waits for its listeners as well.
        transact { state, after in state.releaseIdlers(&after) }
    }
}
