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
}
