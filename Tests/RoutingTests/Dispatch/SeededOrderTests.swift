import SeededRandom
import Testing

@testable import Routing
@testable import Support

/// Jobs whose steps happen in an order drawn from a seed.
@Suite struct SeededOrderTests {
    @Test(arguments: [1, 2, 3, 5], 0..<20 as Range<UInt64>)
    func everyWorkEndsOnceWhateverTheOrderOfTheSteps(limit: Int, round: UInt64) {
        let seed = RandomSeed.current &+ round
        var generator = SeededGenerator(seed: seed)
        let driven = DrivenRouter(
            Routing.Configuration(concurrency: .limit(limit), handlerTimeout: .seconds(1)))
        let log = EventLog(driven.router)
        let continuations = Recorder<Completed>()
        var disposable: [RouteUUID] = []
        register(on: driven, &disposable, continuations)
        for index in 0..<40 {
            driven.router.open("/\(generator.pick(["a", "kept", "old", "none"]))/\(index)")
            if generator.chance(20) { driven.router.dispose(of: generator.pick(disposable)) }
            if generator.chance(30) { driven.scheduler.runNext() }
            if generator.chance(10) { driven.router.cancelPending() }
        }
        // Handlers that keep their continuations are ended by the timeout or by a call, as it comes.
        while driven.scheduler.count + driven.scheduler.waits > 0 {
            driven.scheduler.runAll(using: &generator)
            if generator.chance(50) { for completed in continuations.elements { completed() } }
            driven.scheduler.passWaits()
        }
        continuations.removeAll()
        check(log.events, "seed \(seed)")
        if limit == 1 { checkOrder(log.events, "seed \(seed)") }
        #expect(driven.router.pending.isEmpty, "seed \(seed)")
    }

    private func register(
        on driven: DrivenRouter,
        _ disposable: inout [RouteUUID],
        _ continuations: Recorder<Completed>
    ) {
        let router = driven.router
        driven.map("/a/:id")
        driven.map("/new/:id")
        router.map("/kept/:id") { _, _, _, completed in continuations.record(completed) }
        for _ in 0..<4 {
            disposable.append(driven.map("/a/*"))
            disposable.append(driven.proxy("/**", as: "passes"))
            disposable.append(
                router.proxy("/old/:id") { _, parameters, data, next in
                    next(("/new/\(parameters["id"] ?? "")", parameters, data))
                })
        }
    }

    /// Every job that was opened ends once, and was proxied and redirected before that.
    private func check(_ events: [RoutingEvent], _ comment: Comment) {
        #expect(events.map(\.number) == Array(1...events.count), comment)
        let opened = events.filter { $0.kind == .opened }.map(\.number)
        let ends: Set<RoutingEvent.Kind> = [.handled, .unmatched, .cancelled, .timedOut]
        let ended = events.filter { ends.contains($0.kind) }.compactMap(\.cause)
        #expect(ended.sorted() == opened, comment)
        let lastOfWork = Dictionary(grouping: events.filter { opened.contains($0.cause ?? 0) }) {
            $0.cause ?? 0
        }
        .compactMapValues(\.last?.kind)
        #expect(lastOfWork.values.allSatisfy(ends.contains), comment)
        let odd: Set<RoutingEvent.Kind> = [.failed, .malformed, .abandoned]
        #expect(!events.contains { odd.contains($0.kind) }, comment)
    }

    /// One at a time, jobs end in the order in which they were opened; only what is cancelled leaves early.
    private func checkOrder(_ events: [RoutingEvent], _ comment: Comment) {
        let ends: Set<RoutingEvent.Kind> = [.handled, .unmatched, .timedOut]
        let ended = events.filter { ends.contains($0.kind) }.compactMap(\.cause)
        #expect(ended == ended.sorted(), comment)
    }
}
