import Routing
import Testing

@testable import Support

/// A `dispatch` whose task is cancelled, wherever its job stands.
@Suite struct CancellationTests {
    private struct Failure: Error {}

    @Test func aTaskThatIsCancelledAlreadyOpensNothing() async throws {
        let router = Routing()
        router.map("/a") { _ in Issue.record("the job was cancelled") }
        let log = EventLog(router)
        let go = Signal()
        let task = Task {
            await go.wait()
            return try await router.dispatch("/a")
        }
        task.cancel()
        go.fire()
        #expect(try await failure { try await task.value }.code == .cancelled)
        await router.idle()
        #expect(log.events(.cancelled).count == 1)
        #expect(log.events(.handled).isEmpty)
        #expect(log.events(.cancelled).first?.cause == log.events(.opened).first?.number)
    }

    @Test func aWorkThatWaitsIsRemoved() async throws {
        let driven = DrivenRouter()
        let router = driven.router
        let held = driven.hold("/held")
        driven.map("/a")
        driven.run("/held")
        let log = EventLog(router)
        let task = Task { try await router.dispatch("/a") }
        _ = await log.first(.opened)
        #expect(router.pending.map(\.route) == ["/a"])
        task.cancel()
        #expect(try await failure { try await task.value }.code == .cancelled)
        #expect(router.pending.isEmpty)
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held"])
        #expect(log.kinds == [.opened, .cancelled, .handled])
    }

    @Test func aWorkThatIsBeingMatchedIsNotCalled() async throws {
        let router = Routing()
        let task = Box<Task<RouteOutcome, any Error>>()
        let isStarted = Signal()
        router.map(
            try RoutePattern(
                "/:id",
                where: [
                    "id": .satisfying { _ in
                        task.value?.cancel()
                        return true
                    }
                ])
        ) { _ in Issue.record("the job was cancelled") }
        let log = EventLog(router)
        task.put(
            Task {
                await isStarted.wait()
                return try await router.dispatch("/a")
            })
        isStarted.fire()
        let started = try #require(task.value)
        #expect(try await failure { try await started.value }.code == .cancelled)
        #expect(log.kinds == [.opened, .cancelled])
        task.put(nil)
    }

    @Test func aJobOnItsWayToAQueueIsNotCalled() async throws {
        let driven = DrivenRouter()
        let router = driven.router
        driven.map("/a")
        driven.map("/b")
        let log = EventLog(router)
        let task = Task { try await router.dispatch("/a") }
        await driven.scheduler.steps(1)
        task.cancel()
        #expect(try await failure { try await task.value }.code == .cancelled)
        driven.run("/b")
        #expect(driven.seen.elements == ["/b"])
        #expect(log.kinds == [.opened, .cancelled, .opened, .handled])
    }

    @Test func theTaskOfAnAsyncProxyIsCancelledAndAwaited() async throws {
        let router = Routing()
        let started = Signal()
        let cancelled = Signal()
        let goOn = Signal()
        router.map("/a") { _ in Issue.record("the job was cancelled") }
        router.proxy("/a") { _ in
            await withTaskCancellationHandler {
                started.fire()
                await goOn.wait()
            } onCancel: {
                cancelled.fire()
            }
            return .pass
        }
        let log = EventLog(router)
        let task = Task { try await router.dispatch("/a") }
        await started.wait()
        task.cancel()
        await cancelled.wait()
        #expect(log.events(.cancelled).isEmpty)
        goOn.fire()
        #expect(try await failure { try await task.value }.code == .cancelled)
        await router.idle()
        #expect(log.kinds == [.opened, .proxied, .cancelled])
    }

    @Test func theTaskOfAnAsyncHandlerIsCancelledAndAwaited() async throws {
        let router = Routing()
        let started = Signal()
        let cancelled = Signal()
        let goOn = Signal()
        router.map("/a") { _ in
            await withTaskCancellationHandler {
                started.fire()
                await goOn.wait()
            } onCancel: {
                cancelled.fire()
            }
            throw Failure()
        }
        let log = EventLog(router)
        let task = Task { try await router.dispatch("/a") }
        await started.wait()
        task.cancel()
        await cancelled.wait()
        #expect(log.kinds == [.opened])
        goOn.fire()
        let error = try await failure { try await task.value }
        #expect(error.code == .cancelled)
        #expect((error.underlying as? RoutingError)?.underlying is Failure)
        #expect(log.kinds == [.opened, .cancelled])
    }

    @Test func anOutcomeBeatsALateCancel() async throws {
        let router = Routing()
        let started = Signal()
        let goOn = Signal()
        router.map("/a") { _ in
            started.fire()
            await goOn.wait()
            return Task.isCancelled
        }
        let log = EventLog(router)
        let task = Task { try await router.dispatch("/a") }
        await started.wait()
        task.cancel()
        goOn.fire()
        #expect(try await task.value.value(as: Bool.self) == true)
        #expect(log.kinds == [.opened, .handled])
    }

    @Test func cancellingAfterTheEndChangesNothing() async throws {
        let router = Routing()
        router.map("/a") { _ in }
        let log = EventLog(router)
        let task = Task { try await router.dispatch("/a") }
        _ = try await task.value
        task.cancel()
        #expect(log.kinds == [.opened, .handled])
    }
}
