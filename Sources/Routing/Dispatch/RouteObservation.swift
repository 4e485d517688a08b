/// A listener to a router's events; it ends when it is released, and keeps no router alive.
public final class RouteObservation: Sendable {
    private weak let dispatcher: Dispatcher?
    private let listener: EventHub.ListenerID

    init(_ dispatcher: Dispatcher, _ listener: EventHub.ListenerID) {
        self.dispatcher = dispatcher
        self.listener = listener
    }

    deinit {
        end()
    }

    /// Ends the listening; an event that is being delivered is still seen to its end.
    public func end() {
        dispatcher?.stopListening(listener)
    }
}
