import Testing

@testable import Routing
@testable import Support

/// Jobs that wait behind one that is held.
@Suite struct QueueBoundTests {
    /// The steps that it takes to drain a queue of jobs.
    private func steps(draining count: Int) -> Int {
        let driven = DrivenRouter()
        let held = driven.hold("/held")
        driven.map("/a", as: "a")
        driven.run("/held")
        for _ in 0..<count { driven.router.open("/a") }
        #expect(driven.scheduler.count == 0, "nothing runs while the first is held")
        held.take()?()
        var steps = 0
        while driven.scheduler.runNext() { steps += 1 }
        #expect(driven.seen.elements.count == count + 1)
        return steps
    }

    @Test func drainingTakesTheSameStepsForEachWork() {
        let few = steps(draining: 100)
        let many = steps(draining: 2_000)
        #expect(many - 20 * few <= 8, "\(few), then \(many)")
        #expect(many <= 4 * 2_000)
    }

    @Test func pastTheMaximumNothingIsKept() {
        let driven = DrivenRouter(Routing.Configuration(maximumPendingOpens: 10))
        let held = driven.hold("/held")
        driven.map("/a", as: "a")
        driven.run("/held")
        let accepted = (0..<1_000).count { _ in driven.router.open("/a") }
        #expect(accepted == 10)
        #expect(driven.router.pending.count == 10)
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements.count == 11)
    }
}
