import Routing
import Testing

@testable import Support

/// What happens when too much waits.
@Suite struct OverloadTests {
    private let driven = DrivenRouter(Routing.Configuration(maximumPendingOpens: 2))
    private var router: Routing { driven.router }

    @Test func pastTheMaximumOpenGivesFalseAndReports() throws {
        let log = EventLog(router)
        let held = driven.hold("/held")
        driven.map("/a")
        #expect(router.open("/held"))
        #expect(router.open("/a"))
        #expect(router.open("/a"))
        #expect(!router.open("/a?refused"))
        #expect(router.pending.count == 2)
        let refused = try #require(log.events.last)
        #expect(refused.kind == .failed)
        #expect(refused.route == "/a?refused")
        #expect(refused.error?.code == .overloaded)
        driven.scheduler.runAll()
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "/a", "/a"])
    }

    @Test func pastTheMaximumDispatchThrowsOverloaded() async throws {
        driven.map("/a")
        for _ in 0..<3 { router.open("/a") }
        #expect(try await failure { try await router.dispatch("/a") }.code == .overloaded)
    }

    @Test func whatRunsDoesNotCount() {
        let held = driven.hold("/held")
        driven.run("/held")
        #expect(router.open("/held"))
        #expect(router.open("/held"))
        #expect(!router.open("/held"))
        held.take()?()
        // One of those that waited has begun, which makes room.
        #expect(router.open("/held"))
    }

    @Test func aMaximumOfZeroStillRunsWhatNeedNotWait() {
        let driven = DrivenRouter(Routing.Configuration(maximumPendingOpens: 0))
        driven.map("/a")
        #expect(driven.router.open("/a"))
        #expect(!driven.router.open("/a"))
        driven.scheduler.runAll()
        #expect(driven.router.open("/a"))
    }

    @Test func cancellingMakesRoom() {
        driven.map("/a")
        for _ in 0..<3 { router.open("/a") }
        router.cancelPending()
        #expect(router.open("/a"))
    }
}
