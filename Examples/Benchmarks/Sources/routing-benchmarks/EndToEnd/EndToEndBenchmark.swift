import Dispatch
import Routing

/// Measures a whole router: `canOpen`, `open` until the handler has completed, and `dispatch`.
struct EndToEndBenchmark {
    /// The number of different URLs that are opened.
    private static let urlCount = 100

    private let effort: Effort
    private let routes: Int
    private let router: Routing
    private let queue = DispatchQueue(label: "handlers")
    private let table: BareTable
    private let urls: [String]

    /// Makes a router with the routes of a corpus.
    ///
    /// - Parameters:
    ///   - corpus: The corpus.
    ///   - effort: How much time to spend.
    /// - Throws: The error of a malformed pattern.
    init(_ corpus: Corpus, effort: Effort) throws {
        let router = Routing.serving(corpus, on: queue)
        router.map("/awaited", perform: { _ in })
        router.map("/main-actor", perform: { @MainActor _ in })
        self.router = router
        self.effort = effort
        routes = corpus.patterns.count
        table = try BareTable(corpus)
        urls = Array(corpus.urls.lazy.filter { router.canOpen($0) }.prefix(Self.urlCount))
    }

    /// Measures the router.
    ///
    /// - Returns: The rows of the table, in order.
    /// - Throws: The error of a dispatch that failed.
    func measure() async throws -> [EndToEndRow] {
        var rows: [EndToEndRow] = []
        for threads in [1, 2] {
            rows.append(try await measureAsking(threads: threads))
            rows.append(try await measureOpening("open", threads: threads))
            let proxies = router.addIdleProxies(3, on: queue)
            rows.append(try await measureOpening("open, 3 proxies", threads: threads))
            for proxy in proxies { router.dispose(of: proxy) }
            rows += try await measureDispatching(threads: threads)
        }
        rows.append(try await measureDispatchingOnMainActor())
        return rows
    }
}

extension EndToEndBenchmark {
    private func measureAsking(threads: Int) async throws -> EndToEndRow {
        try await row(
            "canOpen",
            threads,
            .canOpen(urls, in: router, threads: threads),
            against: ("bare match", .lookUp(urls, in: table))
        )
    }

    private func measureOpening(_ operation: String, threads: Int) async throws -> EndToEndRow {
        try await row(
            operation,
            threads,
            .open(urls, in: router, threads: threads),
            against: ("queue.async", .hop(on: DispatchQueue(label: "baseline"), threads: threads))
        )
    }

    private func measureDispatching(threads: Int) async throws -> [EndToEndRow] {
        [
            try await row(
                "dispatch",
                threads,
                .dispatch(urls, in: router, tasks: threads),
                against: ("awaited queue", .roundTrip(on: DispatchQueue(label: "baseline"), tasks: threads))
            ),
            try await row(
                "dispatch, async",
                threads,
                .dispatch(["/awaited"], in: router, tasks: threads),
                against: ("Task.detached", .detachedTask(tasks: threads))
            ),
        ]
    }

    private func measureDispatchingOnMainActor() async throws -> EndToEndRow {
        try await row(
            "dispatch, main actor",
            1,
            .dispatchFromMainActor("/main-actor", in: router),
            against: ("async closure", .callOnMainActor {})
        )
    }

    private func row(
        _ operation: String,
        _ threads: Int,
        _ contestant: Contestant,
        against baseline: (name: String, contestant: Contestant)
    ) async throws -> EndToEndRow {
        Progress.tell("end to end: \(operation), \(routes.inGroups) routes, threads: \(threads)")
        let contest = Alternation(duration: effort.contest)
        let samples = try await contest.measure([contestant, baseline.contestant])
        return EndToEndRow(
            operation: operation,
            routes: routes,
            threads: threads,
            medianNanoseconds: samples[0].median,
            minimumNanoseconds: samples[0].minimum,
            baseline: baseline.name,
            baselineMedianNanoseconds: samples[1].median,
            timesBaseline: samples[0].ratio(to: samples[1])
        )
    }
}
