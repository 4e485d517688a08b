import Dispatch
import Routing

extension Routing {
    /// A router with the patterns of a corpus, and handlers that complete at once.
    ///
    /// - Parameters:
    ///   - corpus: The patterns.
    ///   - queue: The queue of the handlers.
    ///   - proxies: The number of proxies, which are asked first.
    /// - Returns: The router.
    static func serving(_ corpus: Corpus, on queue: DispatchQueue, proxies: Int = 0) -> Routing {
        let router = Routing()
        for pattern in corpus.patterns { router.mapIdly(pattern, on: queue) }
        router.addIdleProxies(proxies, on: queue)
        return router
    }

    /// A router with the patterns of a corpus, and async handlers on the pool that return at once.
    ///
    /// - Parameter corpus: The patterns.
    /// - Returns: The router.
    static func awaiting(_ corpus: Corpus) -> Routing {
        let router = Routing()
        for pattern in corpus.patterns { router.map(RoutePattern(stringLiteral: pattern), perform: { _ in }) }
        return router
    }

    /// A router whose handler of `/nest/8` dispatches `/nest/7`, and so on to `/nest/1`; its value is the
    /// number of dispatches.
    ///
    /// - Returns: The router, which takes 10,000 jobs at once.
    static func nesting() -> Routing {
        let router = Routing(configuration: .init(concurrency: .limit(10_000)))
        router.map(
            "/nest/:count",
            perform: { request -> Int in
                guard let count = request.parameters["count"].flatMap({ Int($0) }), count > 1 else {
                    return 1
                }
                return 1 + (try await request.dispatch("/nest/\(count - 1)").value(as: Int.self) ?? 0)
            }
        )
        return router
    }

    /// Maps a pattern to a handler that completes at once.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - queue: The queue of the handler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    func mapIdly(_ pattern: String, on queue: DispatchQueue) -> RouteUUID {
        map(pattern, queue: queue, handler: { _, _, _, completed in completed() })
    }

    /// Adds proxies that are asked about every URL and let it pass at once.
    ///
    /// - Parameters:
    ///   - count: The number of proxies.
    ///   - queue: The queue of the proxies.
    /// - Returns: The identities to dispose of them by.
    @discardableResult
    func addIdleProxies(_ count: Int, on queue: DispatchQueue) -> [RouteUUID] {
        (0..<count).map { _ in proxy("/**", queue: queue, handler: { _, _, _, next in next(nil) }) }
    }
}
