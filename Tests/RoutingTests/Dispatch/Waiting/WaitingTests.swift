import Routing
import Testing

@testable import Support

/// Which jobs wait, and which callers wait for them.
@Suite struct WaitingTests {
    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func aRouterWithNothingToDoIsIdle() async {
        await router.idle()
    }

    @Test func idleReturnsWhenNothingIsRunningOrWaiting() async {
        let router = Routing()
        let seen = Recorder<String>()
        router.map("/:id") { request in
            await Task.yield()
            seen.record(request.route)
        }
        for id in 0..<100 { router.open("/\(id)") }
        await router.idle()
        #expect(seen.elements.count == 100)
        #expect(router.pending.isEmpty)
    }

    @Test func idleWaitsForWhatAHandlerOpens() async {
        let router = Routing()
        let seen = Recorder<String>()
        router.map("/last") { _ in seen.record("last") }
        router.map("/first") { request in request.open("/last") }
        router.open("/first")
        await router.idle()
        #expect(seen.elements == ["last"])
    }

    @Test func idleReturnsWhenItsTaskIsCancelled() async {
        let held = driven.hold("/held")
        driven.run("/held")
        let idle = Task { [router] in await router.idle() }
        idle.cancel()
        await idle.value
        held.take()?()
    }

    @Test func pendingIsWhatWaitsTheOldestFirst() {
        let held = driven.hold("/held")
        driven.run("/held")
        router.open("/b?x=1", passing: 7)
        router["A", "B"].open("/a")
        router["A"]["C"].open("/a")
        let pending = router.pending
        #expect(pending.map(\.route) == ["/b", "/a", "/a"])
        #expect(pending.map(\.url.string) == ["/b?x=1", "/a", "/a"])
        #expect(pending.map(\.tags) == [[], ["A", "B"], ["A", "C"]])
        #expect(pending.first?.data as? Int == 7)
        held.take()?()
        driven.scheduler.runAll()
        #expect(router.pending.isEmpty)
    }

    @Test func cancelPendingStartsNothingThatItCancels() async {
        let driven = DrivenRouter(Routing.Configuration(concurrency: .limit(2)))
        let (gone, handled) = (Signal(), Signal())
        let held = driven.hold("/held")
        driven.run("/held")
        held.put(nil)  // which halts the router
        driven.router.map("/a") { _ in handled.fire() }
        for _ in 0..<2 { driven.router.open("/a") }
        driven.router.open("/a", passing: Cargo(gone))
        driven.router.resume()
        driven.router.cancelPending()
        driven.scheduler.runAll()
        await handled.wait()
        // Kept by a task that waited for a step that never came.
        await gone.wait()
        #expect(driven.router.pending.isEmpty)
    }

    @Test func cancelPendingRemovesWhatWaitsAndLetsWhatRunsGoOn() {
        let held = driven.hold("/held")
        driven.map("/a")
        driven.run("/held", "/a", "/a")
        let log = EventLog(router)
        router.cancelPending()
        #expect(router.pending.isEmpty)
        #expect(log.kinds == [.cancelled, .cancelled])
        #expect(log.events.allSatisfy { $0.error?.code == .cancelled && $0.route == "/a" })
        held.take()?()
        driven.run("/a")
        #expect(driven.seen.elements == ["/held", "/a"])
        #expect(log.kinds == [.cancelled, .cancelled, .handled, .opened, .handled])
    }

    @Test func cancelPendingCanBeLimitedToTags() {
        driven.map("/held")
        router.open("/held")
        router.open("/none")
        router["A"].open("/a")
        router["B"]["C"].open("/bc")
        router["D"].open("/d")
        router.cancelPending(tags: ["A", "C"])
        #expect(router.pending.map(\.route) == ["/none", "/d"])
    }

    @Test func aDispatchThatIsCancelledWithWhatWaitsThrowsCancelled() async throws {
        let held = driven.hold("/held")
        driven.run("/held")
        let log = EventLog(router)
        async let failed = failure { [router] in try await router.dispatch("/held") }
        _ = await log.first(.opened)
        router.cancelPending()
        #expect(try await failed.code == .cancelled)
        #expect(log.kinds == [.opened, .cancelled])
        held.take()?()
    }
}
