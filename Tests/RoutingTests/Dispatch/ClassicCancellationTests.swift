import Routing
import Testing

@testable import Support

/// A `dispatch` that is cancelled while a classic handler or proxy runs, which cannot be cancelled.
@Suite struct ClassicCancellationTests {
    @Test func withAClassicHandlerDispatchThrowsAtOnceAndTheWorkKeepsItsPlace() async throws {
        let router = Routing()
        let kept = Recorder<Completed>()
        let seen = Recorder<String>()
        router.map("/a") { _, _, _, completed in kept.record(completed) }
        router.map("/b") { _ in seen.record("/b") }
        let log = EventLog(router)
        let task = Task { try await router.dispatch("/a") }
        let completed = await kept.takeFirst()
        task.cancel()
        #expect(try await failure { try await task.value }.code == .cancelled)
        router.open("/b")
        #expect(router.pending.map(\.route) == ["/b"])
        completed()
        await router.idle()
        #expect(seen.elements == ["/b"])
        // The end of a job whose caller has gone is no event of its own.
        #expect(log.kinds == [.opened, .cancelled, .opened, .handled])
    }

    @Test func afterAClassicProxyWhoseCallerHasGoneNobodyIsCalled() async throws {
        let router = Routing()
        let kept = Recorder<Next>()
        router.map("/a") { _ in Issue.record("the job was cancelled") }
        router.proxy("/a") { _ in
            Issue.record("the job was cancelled")
            return .pass
        }
        router.proxy("/a") { _, _, _, next in kept.record(next) }
        let log = EventLog(router)
        let task = Task { try await router.dispatch("/a") }
        let next = await kept.takeFirst()
        task.cancel()
        #expect(try await failure { try await task.value }.code == .cancelled)
        next(nil)
        await router.idle()
        #expect(log.events(.cancelled).count == 1)
        #expect(log.events(.handled).isEmpty)
    }

    @Test func aClassicHandlerThatDropsItsContinuationAfterTheCallerHasGoneIsReported() async throws {
        let driven = DrivenRouter()
        let router = driven.router
        let held = driven.hold("/a")
        let log = EventLog(router)
        let task = Task { try await router.dispatch("/a") }
        await driven.scheduler.steps(1)
        driven.scheduler.runAll()
        task.cancel()
        #expect(try await failure { try await task.value }.code == .cancelled)
        held.put(nil)
        #expect(log.kinds == [.opened, .cancelled, .abandoned])
        // It is an abandonment like any other: the router halts.
        driven.map("/b")
        driven.run("/b")
        #expect(driven.seen.elements == ["/a"])
    }

    @Test func aClassicHandlerThatTakesTooLongAfterTheCallerHasGoneFreesItsPlace() async throws {
        let driven = DrivenRouter(Routing.Configuration(handlerTimeout: .seconds(10)))
        let router = driven.router
        let held = driven.hold("/a")
        driven.map("/b")
        let log = EventLog(router)
        let task = Task { try await router.dispatch("/a") }
        await driven.scheduler.steps(1)
        driven.scheduler.runAll()
        task.cancel()
        #expect(try await failure { try await task.value }.code == .cancelled)
        driven.run("/b")
        #expect(driven.seen.elements == ["/a"])
        driven.scheduler.passWaits()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/a", "/b"])
        #expect(log.events(.cancelled).count == 1)
        withExtendedLifetime(held) {}
    }
}
