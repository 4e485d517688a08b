import Dispatch
import Testing

@testable import Routing
@testable import Support

/// Many tasks on one router; run under the thread sanitizer as well.
@Suite struct ConcurrencyStressTests {
    private static let tasks = 8
    private static let turns = 150

    private final class Owner: RouteOwner, Sendable {}

    /// How each open of the test ended, by the kinds of its events.
    private struct Ledger {
        private(set) var opened: Set<String> = []
        private(set) var ended: [String: Int] = [:]

        init(_ events: [RoutingEvent]) {
            let ends: Set<RoutingEvent.Kind> = [
                .handled, .unmatched, .malformed, .failed, .cancelled, .abandoned, .timedOut,
            ]
            // A redirect ends under another name than it was opened: the causes lead back.
            let names = Dictionary(
                events.filter { $0.kind == .opened }.map { ($0.number, $0.route) },
                uniquingKeysWith: { first, _ in first }
            )
            opened = Set(names.values)
            for event in events where ends.contains(event.kind) {
                // A dispatch that was cancelled before it began is told of by that one event.
                let name = event.cause.flatMap { names[$0] } ?? event.route
                opened.insert(name)
                ended[name, default: 0] += 1
            }
        }
    }

    @Test(arguments: [Routing.Configuration.Concurrency.serial, .limit(3)])
    func nothingIsLostAndNothingHappensTwice(_ concurrency: Routing.Configuration.Concurrency) async {
        let router = Routing(configuration: .init(concurrency: concurrency, abandonment: .resume))
        let log = EventLog(router)
        router.map("/kept/**") { _ in }
        router.proxy("/kept/redirected/:id") { .redirect(to: "kept/target/\($0.parameters["id"] ?? "")") }

        await withTaskGroup { group in
            for task in 0..<Self.tasks {
                group.addTask {
                    for turn in 0..<Self.turns { await Self.job(on: router, "\(task)/\(turn)", turn) }
                }
            }
        }
        await router.idle()

        let ledger = Ledger(log.events)
        #expect(ledger.opened.count == Self.tasks * Self.turns)
        #expect(Set(ledger.ended.keys) == ledger.opened)
        #expect(ledger.ended.values.allSatisfy { $0 == 1 })
        #expect(log.events.map(\.number) == Array(1...log.events.count))
    }

    /// One turn of a task: registers, opens, and lets go, in one of several ways.
    private static func job(on router: Routing, _ name: String, _ turn: Int) async {
        switch turn % 6 {
        case 0:
            let id = router.map("/own/\(name)", tags: ["A"], queue: queue) { _, _, _, completed in completed()
            }
            router["A"].open("own/\(name)")
            router.dispose(of: id)
        case 1:
            let owner = Owner()
            router.map("/owned/:a/:b", owner: owner) { _ in }
            router.open("owned/\(name)")
            withExtendedLifetime(owner) {}
        case 2:
            _ = try? await router.dispatch("kept/\(name)")
        case 3:
            router.open("kept/redirected/\(name)")
        case 4:
            let task = Task { try await router.dispatch("kept/cancelled/\(name)") }
            task.cancel()
            _ = await task.result
        default:
            router.map("/dropped/\(name)", queue: queue) { _, _, _, _ in }
            router.open("dropped/\(name)")
        }
    }

    private static let queue = DispatchQueue(label: "stress", attributes: .concurrent)

    @Test func worksRunInTheOrderInWhichEachTaskOpenedThem() async {
        let router = Routing()
        let handled = Recorder<String>()
        router.map("/:task/:turn", queue: Self.queue) { route, _, _, completed in
            handled.record(route)
            completed()
        }
        await withTaskGroup { group in
            for task in 0..<Self.tasks {
                group.addTask { for turn in 0..<Self.turns { router.open("\(task)/\(turn)") } }
            }
        }
        await router.idle()
        #expect(handled.elements.count == Self.tasks * Self.turns)
        for task in 0..<Self.tasks {
            let own = handled.elements.filter { $0.hasPrefix("\(task)/") }
            #expect(own == (0..<Self.turns).map { "\(task)/\($0)" })
        }
    }

    @Test func asManyRunAtATimeAsAllowed() async {
        let router = Routing(configuration: .init(concurrency: .limit(3)))
        let running = Recorder<Int>()
        let level = Locked(0)
        router.map("/:x", queue: Self.queue) { _, _, _, completed in
            running.record(
                level.withLock {
                    $0 += 1
                    return $0
                })
            level.withLock { $0 -= 1 }
            completed()
        }
        DispatchQueue.concurrentPerform(iterations: Self.tasks) { task in
            for _ in 0..<Self.turns { router.open("\(task)") }
        }
        await router.idle()
        #expect(running.elements.count == Self.tasks * Self.turns)
        #expect(running.elements.allSatisfy { (1...3).contains($0) })
    }

    @Test func ownersMayDieWhileTheirRoutesAreMatched() async {
        let router = Routing()
        let handled = Recorder<String>()
        router.map("/**") { _ in handled.record("kept") }
        await withTaskGroup { group in
            for task in 0..<Self.tasks {
                group.addTask {
                    for turn in 0..<Self.turns {
                        let owner = Owner()
                        router.map("/\(task)/**", owner: owner) { _ in handled.record("owned") }
                        if turn.isMultiple(of: 2) { router.open("\(task)/\(turn)") }
                        withExtendedLifetime(owner) {}
                    }
                }
            }
        }
        await router.idle()
        #expect(handled.elements.count == Self.tasks * Self.turns / 2)
        router.open("0/x")
        await router.idle()
        #expect(handled.elements.last == "kept")
    }
}
