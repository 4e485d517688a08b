import Routing
import RoutingPresentation

/// What prints the story of a URL: who was asked, what was shown or done, and the view stack after it.
///
/// It listens to the router's events. They come one at a time and in order, and before `idle()` returns, so that
/// the story reads the same every time.
struct Narrator {
    let router: Routing
    let window: Window
    /// The maps that show a screen; the others do something.
    let screens: Set<RouteUUID>

    /// Opens a URL, tells its story until nothing is left to do, and draws what the window shows then.
    ///
    /// What a handler opens in its turn, such as the callback of a login, belongs to the story as well.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether all that was opened was handled.
    func open(_ url: String) async -> Bool {
        // A text that is no URL may hold anything, and is not to redraw the terminal.
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

    /// The text of the error that a handler threw, without the place of the handler's registration.
    private func reason(_ error: RoutingError) -> String {
        guard error.code == .handlerFailed, let underlying = error.underlying else { return "\(error)" }
        return "\(underlying)"
    }

    /// Prints what happened, and to whom; lines of a text stand below each other.
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
