import Routing

/// What prints the story of a URL: who was asked, what ran, and how it ended.
///
/// It listens to the router's events. They come one at a time and in order, and before `idle()` returns, so that
/// the story reads the same every time.
struct Narrator {
    let router: Routing

    /// Opens a URL and tells its story until nothing is left to do.
    ///
    /// What a handler opens in its turn, such as the callback of a login, belongs to the story as well.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - scope: Where to open it.
    /// - Returns: Whether all that was opened was handled.
    func open(_ url: String, in scope: RouteScope) async -> Bool {
        // A text that is no URL may hold anything, and is not to redraw the terminal.
        print(url.unicodeScalars.map { $0.escaped(asASCII: false) }.joined())
        let (events, continuation) = AsyncStream<RoutingEvent>.makeStream()
        let observation = router.observe { event in
            tell(event)
            continuation.yield(event)
        }
        scope.open(url)
        await router.idle()
        observation.end()
        continuation.finish()
        print()
        return await events.allSatisfy { $0.error == nil }
    }

    /// Prints one line of a story.
    ///
    /// - Parameters:
    ///   - verb: What happened.
    ///   - text: To whom; if it has several lines, they stand below each other.
    static func tell(_ verb: String, _ text: String) {
        let column = 11
        let head = "  \(verb)".padded(to: column)
        let indentation = "\n" + String(repeating: " ", count: column)
        print(head + text.split(separator: "\n").joined(separator: indentation))
    }

    private func tell(_ event: RoutingEvent) {
        switch event.kind {
        case .opened where event.cause != nil:
            Self.tell("opened", event.route)
        case .proxied:
            let name = (event.name ?? "a proxy").padded(to: "authentication".count)
            Self.tell("asked", "\(name) → \(event.decision?.description ?? "")")
        case .handled:
            Self.tell("handled", "by \(event.name ?? "a map")")
        default:
            if let error = event.error { Self.tell("failed", "\(error)") }
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
