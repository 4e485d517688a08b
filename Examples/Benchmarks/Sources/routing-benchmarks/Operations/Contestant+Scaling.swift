import Dispatch
import Routing

extension Contestant {
    /// Opening a URL with a number of listeners, and waiting for all of them before the next.
    ///
    /// Without the wait, the router would drop events of slow listeners.
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

    /// Dispatching a URL whose handler dispatches another, and so on, for a number of dispatches.
    static func dispatchNested(_ dispatches: Int) -> Contestant {
        let router = Routing.nesting()
        return Contestant(
            perform: { count in
                for _ in 0..<count { try await router.dispatch("/nest/\(dispatches)") }
            }
        )
    }
}

/// Receives an event, like a listener that ignores it.
@inline(never)
private func receive(_ event: RoutingEvent) {
    precondition(event.number > 0)
}
