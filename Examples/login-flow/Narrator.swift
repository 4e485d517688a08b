import Routing
import RoutingPresentation

/// Prints the story of each URL: the guards and handlers that ran, the result, and the view stack.
///
/// It observes the router's events. They arrive one at a time and in order, before `idle()` returns, so the
/// story is the same in every run.
struct Narrator {
    let router: Routing
    let window: Window
    /// The maps that show a screen; all other maps perform an action.
    let screens: Set<RouteUUID>

    /// Opens a URL, tells its story until no job is left, and then draws the window.
    ///
    /// The story includes the URLs that handlers open, such as the callback of a login.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether every opened URL was handled.
    func open(_ url: String) async -> Bool {
        // A text that is not a URL may contain anything, so its control characters are escaped for the
        // terminal.
        print(url.unicodeScalars.map { $0.escaped(asASCII: false) }.joined())
        let (events, continuation) = AsyncStream<RoutingEvent>.makeStream()
        let observation = router.observe { event in
            tell(event)
            continuation.yield(event)
        }
        router["Views", "Actions"].open(url)
        await router.idle()
        observation.end()
        continuation.finish()
        tell("", "\(await window.snapshot)")
        print()
        return await events.allSatisfy { $0.error == nil }
    }

    private func tell(_ event: RoutingEvent) {
        switch event.kind {
        case .opened where event.cause != nil:
            tell("opened", event.route)
        case .proxied:
            tell("asked", "\(event.name ?? "a proxy") → \(event.decision?.description ?? "")")
        case .handled:
            let isScreen = event.uuid.map(screens.contains) ?? false
            tell(isScreen ? "shown" : "ran", event.name ?? "")
        default:
            if let error = event.error { tell("failed", reason(error)) }
        }
    }

    /// The text of the error that a handler threw, without the source location of the handler.
    private func reason(_ error: RoutingError) -> String {
        guard error.code == .handlerFailed, let underlying = error.underlying else { return "\(error)" }
        return "\(underlying)"
    }

    /// Prints an event and its object; further lines of the text are indented below the first.
    private func tell(_ verb: String, _ text: String) {
        let column = 11
        let head = "  \(verb)".padded(to: column)
        let indentation = "\n" + String(repeating: " ", count: column)
        print(head + text.split(separator: "\n").joined(separator: indentation))
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
