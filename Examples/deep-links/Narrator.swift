import Routing

/// Prints the story of each URL: the proxies and handlers that ran, and the outcome.
///
/// It observes the router's events. They arrive one at a time and in order, before `idle()` returns, so the
/// story is the same in every run.
struct Narrator {
    let router: Routing

    /// Opens a URL and tells its story until no job is left.
    ///
    /// The story includes the URLs that handlers open, such as the callback of a login.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - scope: The scope to open it in.
    /// - Returns: Whether every opened URL was handled.
    func open(_ url: String, in scope: RouteScope) async -> Bool {
        // A text that is not a URL may contain anything, so its control characters are escaped for the
        // terminal.
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
    ///   - verb: The event.
    ///   - text: The object of the event; further lines are indented below the first.
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
