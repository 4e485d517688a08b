import Routing

extension Contestant {
    /// Asking whether a URL can be opened.
    static func canOpen(_ urls: [String], in router: Routing, threads: Int = 1) -> Contestant {
        visit(urls, onThreads: threads) { _ = router.canOpen($0) }
    }

    /// Opening a URL, pipelined: all are opened, and then all handlers are waited for.
    static func open(_ urls: [String], in router: Routing, threads: Int = 1) -> Contestant {
        visit(urls, onThreads: threads, andThen: { await router.idle() }, { router.open($0) })
    }

    /// Opening a URL and waiting for what came of it, before the next.
    static func dispatch(_ urls: [String], in router: Routing, tasks: Int = 1) -> Contestant {
        visit(urls, inTasks: tasks) { try await router.dispatch($0) }
    }

    /// Opening a URL from the main actor and waiting for what came of it, before the next.
    ///
    /// The main queue has to be served; a batch goes to the main actor once, not with every URL.
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
