import Dispatch
import Routing

extension Contestant {
    /// Opening a URL that so many listeners are told of, and waiting for all of them before the next: mail
    /// that piles up would be dropped instead of delivered.
    static func openAwaited(listeners: Int) -> Contestant {
        let router = Routing()
        router.mapIdly("/heard", on: DispatchQueue(label: "handlers"))
        let observations = (0..<listeners).map { _ in router.observe { receive($0) } }
        return Contestant(
            perform: { count in
                for _ in 0..<count {
                    router.open("/heard")
                    await router.idle()
                }
                withExtendedLifetime(observations) {}
            }
        )
    }

    /// Dispatching a URL whose handler dispatches another, and so on, to so many dispatches.
    static func dispatchNested(_ dispatches: Int) -> Contestant {
        let router = Routing.nesting()
        return Contestant(
            perform: { count in
                for _ in 0..<count { try await router.dispatch("/nest/\(dispatches)") }
            }
        )
    }
}

/// Takes an event as a listener does that has no use for it.
@inline(never)
private func receive(_ event: RoutingEvent) {
    precondition(event.number > 0)
}
