import Routing
import RoutingDiagnostics

/// One run of the program.
struct Round {
    private let plan: Plan
    private let arena = Arena()
    private let ledger = Ledger()

    /// The last URL to open: once the ledger receives its end, it has received all events.
    private static let closingTime = "stress://closing"

    init(_ plan: Plan) {
        self.plan = plan
    }

    /// Stresses the router for the planned time, and returns the totals.
    ///
    /// - Parameter tell: Receives a line each second, and a line about the memory at the end.
    /// - Returns: The totals, once every URL that will end has ended.
    func run(telling tell: @escaping @Sendable (String) -> Void) async -> Balance {
        let events = arena.router.events(bufferingNewest: .max)
        let ledger = ledger
        let reader = Task {
            for await event in events {
                if event.kind == .unmatched && event.route == Self.closingTime { break }
                await ledger.enter(event)
            }
        }
        arena.furnish()
        await hammer(telling: tell)
        await arena.router.idle()
        arena.router.open(Self.closingTime)
        await reader.value
        await ledger.enter(standing: arena.router.routes.count)
        return await ledger.balance
    }

    private func hammer(telling tell: @escaping @Sendable (String) -> Void) async {
        let keeper = Task { [arena] in await arena.keepGate() }
        let reporter = Task { [ledger] in await Rates(of: ledger).report(telling: tell) }
        let end = ContinuousClock.now + plan.duration
        await withDiscardingTaskGroup { group in
            for _ in 0..<plan.tasks {
                group.addTask { await Worker(arena: arena, ledger: ledger).work(until: end) }
            }
        }
        keeper.cancel()
        reporter.cancel()
        await keeper.value
        await reporter.value
    }
}
