import Routing
import RoutingTesting
import Testing

@testable import Support

/// How long a call may take.
@Suite struct HandlerTimeoutTests {
    private let clock = DrivenClock()

    private func configuration() -> Routing.Configuration {
        Routing.Configuration(handlerTimeout: .seconds(10), clock: clock)
    }

    @Test func aHandlerThatTakesTooLongFailsAsTimedOut() async throws {
        let router = Routing(configuration: configuration())
        let log = EventLog(router)
        let kept = Recorder<Completed>()
        let uuid = router.map("/a") { _, _, _, completed in kept.record(completed) }
        async let failed = failure { try await router.dispatch("/a") }
        let held = await kept.takeFirst()
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        #expect(try await failed.code == .timedOut)
        let event = try #require(log.events(.timedOut).first)
        #expect(event.uuid == uuid)
        #expect(event.sourceLine?.fileID.hasSuffix("HandlerTimeoutTests.swift") == true)
        #expect(event.duration == .seconds(10))
        withExtendedLifetime(held) {}
    }

    @Test func aHandlerThatIsJustInTimeCompletes() async throws {
        let router = Routing(configuration: configuration())
        let kept = Recorder<Completed>()
        router.map("/a") { _, _, _, completed in kept.record(completed) }
        async let outcome = router.dispatch("/a")
        let completed = await kept.takeFirst()
        await clock.sleepers(1)
        clock.advance(by: .seconds(9))
        completed()
        #expect(try await outcome.duration == .seconds(9))
        // The timer is cancelled with the end of the call; no task wakes in vain.
        await clock.sleepers(0)
    }

    @Test func aProxyThatTakesTooLongFailsTheWork() async throws {
        let router = Routing(configuration: configuration())
        let kept = Recorder<Next>()
        router.map("/a") { _ in Issue.record("the work had ended") }
        let proxy = router.proxy("/a") { _, _, _, next in kept.record(next) }
        let log = EventLog(router)
        async let failed = failure { try await router.dispatch("/a") }
        let held = await kept.takeFirst()
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        #expect(try await failed.code == .timedOut)
        #expect(log.events(.timedOut).map(\.uuid) == [proxy])
        withExtendedLifetime(held) {}
    }

    @Test func eachCallHasTheTimeForItself() async throws {
        let router = Routing(configuration: configuration())
        let called = Recorder<@Sendable () -> Void>()
        router.map("/a") { _, _, _, completed in called.record(completed) }
        router.proxy("/a") { _, _, _, next in called.record { next(nil) } }
        router.proxy("/a") { _, _, _, next in called.record { next(nil) } }
        async let outcome = router.dispatch("/a")
        for count in 1...3 {
            let answer = await called.takeFirst()
            await clock.sleepers(1)
            clock.advance(by: .seconds(9))
            answer()
            await clock.sleepers(count < 3 ? 1 : 0)
        }
        #expect(try await outcome.duration == .seconds(27))
    }

    @Test func waitingForATurnOrAQueueDoesNotCount() {
        let driven = DrivenRouter(configuration())
        let held = driven.hold("/held")
        driven.map("/a")
        driven.run("/held")
        #expect(driven.scheduler.waits == 1)
        driven.router.open("/a")
        #expect(driven.scheduler.waits == 1)
        held.take()?()
        // On its way to its queue: the time of neither the last call nor the next is running.
        #expect(driven.scheduler.waits == 0)
        #expect(driven.scheduler.count == 1)
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "/a"])
    }

    @Test func theNextWorkStartsWithoutWaiting() {
        let driven = DrivenRouter(configuration())
        let held = driven.hold("/held")
        driven.map("/a")
        driven.run("/held", "/a")
        driven.scheduler.passWaits()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "/a"])
        #expect(held.value != nil)
    }

    @Test func aLateCallIsIgnoredAndReported() {
        let driven = DrivenRouter(configuration())
        let log = EventLog(driven.router)
        let held = driven.hold("/held")
        let other = driven.hold("/other")
        driven.run("/held", "/other")
        driven.scheduler.passWaits()
        driven.scheduler.runAll()
        held.value?()
        #expect(log.kinds.suffix(2) == [.timedOut, .calledTwice])
        #expect(log.events.last?.uuid == log.events(.timedOut).first?.uuid)
        other.take()?()
        #expect(log.kinds.last == .handled)
        #expect(log.events.last?.route == "/other")
    }

    @Test func lettingGoAfterTheTimeIsOverIsNoAbandonment() {
        let driven = DrivenRouter(configuration())
        let log = EventLog(driven.router)
        let held = driven.hold("/held")
        driven.map("/a")
        driven.run("/held", "/a")
        driven.scheduler.passWaits()
        held.put(nil)
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "/a"])
        #expect(log.events(.abandoned).isEmpty)
    }

    @Test func theTaskOfAnAsyncHandlerIsCancelled() async throws {
        let router = Routing(configuration: configuration())
        let cancelled = Signal()
        let goOn = Signal()
        router.map("/a") { _ in
            await withTaskCancellationHandler {
                await goOn.wait()
            } onCancel: {
                cancelled.fire()
            }
            return "too late"
        }
        router.map("/b") { _ in "next" }
        async let failed = failure { try await router.dispatch("/a") }
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        #expect(try await failed.code == .timedOut)
        await cancelled.wait()
        // The handler has not ended yet: the next job is not held up by it.
        #expect(try await router.dispatch("/b").value(as: String.self) == "next")
        goOn.fire()
    }

    @Test func withoutATimeoutNobodyWaitsOnTheClock() {
        let driven = DrivenRouter()
        let held = driven.hold("/held")
        driven.run("/held")
        #expect(driven.scheduler.waits == 0)
        held.take()?()
    }
}
