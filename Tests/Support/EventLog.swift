import Routing

/// The events of a router, from the creation of the log until its release.
final class EventLog: Sendable {
    private let recorder: Recorder<RoutingEvent>
    private let observation: RouteObservation

    init(_ router: Routing) {
        let recorder = Recorder<RoutingEvent>()
        self.recorder = recorder
        observation = router.observe { recorder.record($0) }
    }

    /// The events so far.
    var events: [RoutingEvent] { recorder.elements }

    /// The kinds of the events so far.
    var kinds: [RoutingEvent.Kind] { events.map(\.kind) }

    /// The events of a kind so far.
    func events(_ kind: RoutingEvent.Kind) -> [RoutingEvent] {
        events.filter { $0.kind == kind }
    }

    /// Waits for the first event of a kind.
    func first(_ kind: RoutingEvent.Kind) async -> RoutingEvent {
        await recorder.first { $0.kind == kind }
    }

    /// Waits for the first event of a kind about a route.
    func first(_ kind: RoutingEvent.Kind, _ route: String) async -> RoutingEvent {
        await recorder.first { $0.kind == kind && $0.route == route }
    }
}
