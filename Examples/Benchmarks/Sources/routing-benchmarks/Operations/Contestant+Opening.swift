import Routing

extension Contestant {
    /// Asking whether a URL can be opened.
    static func canOpen(_ urls: [String], in router: Routing, threads: Int = 1) -> Contestant {
        visit(urls, onThreads: threads) { _ = router.canOpen($0) }
    }

    /// Opening a URL, pipelined: all URLs are opened, then the benchmark waits for all handlers.
    static func open(_ urls: [String], in router: Routing, threads: Int = 1) -> Contestant {
        visit(urls, onThreads: threads, andThen: { await router.idle() }, { router.open($0) })
    }

    /// Dispatching a URL and waiting for its outcome before the next.
    static func dispatch(_ urls: [String], in router: Routing, tasks: Int = 1) -> Contestant {
        visit(urls, inTasks: tasks) { try await router.dispatch($0) }
    }

    /// Dispatching a URL from the main actor and waiting for its outcome before the next.
    ///
    /// The main queue must be running. A batch hops to the main actor once, not for each URL.
    static func dispatchFromMainActor(_ url: String, in router: Routing) -> Contestant {
        Contestant(
            perform: { count in
                try await onMainActor { for _ in 0..<count { try await router.dispatch(url) } }
            }
        )
    }

    /// Calling an async closure of the main actor from the main actor.
    static func callOnMainActor(_ closure: @escaping @MainActor @Sendable () async throws -> Void)
        -> Contestant
    {
        Contestant(
            perform: { count in
                try await onMainActor { for _ in 0..<count { try await closure() } }
            }
        )
    }

    @MainActor
    private static func onMainActor(_ body: @MainActor () async throws -> Void) async rethrows {
        try await body()
    }
}
