import Dispatch
import Testing

@testable import Routing
@testable import Support

/// What reaches handlers and proxies from the task that dispatches, which runs them itself.
@Suite struct DrivingTests {
    private enum Trace {
        @TaskLocal static var id: String?
    }

    private static let configurations = [
        Routing.Configuration(), Routing.Configuration(handlerTimeout: .seconds(3_600)),
    ]

    @Test(arguments: [0, 1]) func taskLocalsReachProxiesAndTheHandler(configuration: Int) async throws {
        let router = Routing(configuration: Self.configurations[configuration])
        let seen = Recorder<String?>()
        router.map("/a") { _ in seen.record(Trace.id) }
        router.proxy("/a") { _ in
            seen.record(Trace.id)
            return .pass
        }
        try await Trace.$id.withValue("request 7") { _ = try await router.dispatch("/a") }
        #expect(seen.elements == ["request 7", "request 7"])
    }

    @Test func taskLocalsReachAHandlerBehindAClassicProxyAndAWait() async throws {
        let router = Routing()
        let goOn = Signal()
        let seen = Recorder<String?>()
        router.map("/slow") { _ in await goOn.wait() }
        router.map("/a") { _ in seen.record(Trace.id) }
        router.proxy("/a", queue: .global()) { _, _, _, next in next(nil) }
        router.open("/slow")
        async let outcome = Trace.$id.withValue("request 7") { try await router.dispatch("/a") }
        goOn.fire()
        _ = try await outcome
        #expect(seen.elements == ["request 7"])
    }

    @Test(arguments: [0, 1]) func thePriorityOfTheCallerIsThatOfTheHandler(configuration: Int) async throws {
        let router = Routing(configuration: Self.configurations[configuration])
        let seen = Recorder<TaskPriority>()
        router.map("/a") { _ in seen.record(Task.basePriority ?? .background) }
        try await Task.detached(priority: .high) { _ = try await router.dispatch("/a") }.value
        #expect(seen.elements == [.high])
    }

    @Test(arguments: [0, 1]) func aCancellationReachesTheHandler(configuration: Int) async throws {
        let router = Routing(configuration: Self.configurations[configuration])
        let started = Signal()
        let seen = Recorder<Bool>()
        router.map("/a") { _ in
            started.fire()
            let cancelled = Signal()
            await withTaskCancellationHandler {
                await cancelled.wait()
            } onCancel: {
                cancelled.fire()
            }
            seen.record(Task.isCancelled)
        }
        let task = Task { try await router.dispatch("/a") }
        await started.wait()
        task.cancel()
        // The handler has an outcome, which beats the cancellation.
        _ = try await task.value
        #expect(seen.elements == [true])
    }

    @Test @MainActor func noThreadIsCrossedOnTheMainActor() async throws {
        let router = Routing()
        var order: [String] = []
        router.map("/a") { @MainActor _ in order.append("handler") }
        router.proxy("/a") { @MainActor _ in
            order.append("proxy")
            return .pass
        }
        let other = Task { @MainActor in order.append("another task") }
        try await router.dispatch("/a")
        order.append("caller")
        await other.value
        // The task that waits for the main actor had no turn in between.
        #expect(order == ["proxy", "handler", "caller", "another task"])
    }

    @Test func noTaskIsStartedForADispatch() async throws {
        let driven = DrivenRouter()
        driven.router.map("/a") { _ in "a" }
        driven.router.proxy("/a") { _ in .pass }
        let outcome = try await driven.router.dispatch("/a")
        #expect(outcome.value(as: String.self) == "a")
        #expect(driven.scheduler.count == 0)
    }

    @Test func oneTaskIsStartedForAnOpenWhateverItCalls() async {
        let driven = DrivenRouter()
        let handled = Signal()
        driven.router.map("/a") { _ in handled.fire() }
        for _ in 0..<3 { driven.router.proxy("/a") { _ in .pass } }
        driven.router.open("/a")
        #expect(driven.scheduler.count == 1)
        driven.scheduler.runNext()
        await handled.wait()
        #expect(driven.scheduler.count == 0)
    }

    @Test func aTaskThatWaitsHasItsTurnWhenTheOneBeforeEnds() async throws {
        let router = Routing()
        let order = Recorder<String>()
        router.map("/:name") { request in order.record(request.parameters["name"] ?? "") }
        router.map("/slow") { _ in await Task.yield() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    _ = try await router.dispatch(number.isMultiple(of: 3) ? "/slow" : "/\(number)")
                }
            }
            try await group.waitForAll()
        }
        #expect(order.elements.count == 133)
        await router.idle()
    }

    @Test func aCallerWhoseActorHasNoTimeHoldsUpNoOther() async throws {
        let router = Routing()
        let (isRunning, goOn) = (Signal(), Signal())
        router.map("/slow") { @concurrent _ in
            isRunning.fire()
            await goOn.wait()
        }
        router.map("/a") { @concurrent _ in }
        router.open("/slow")
        await isRunning.wait()
        let log = EventLog(router)
        let caller = Caller()
        async let first = caller.dispatch("/a", on: router)
        _ = await log.first(.opened, "/a")
        caller.executor.queue.suspend()
        goOn.fire()
        _ = try await router.dispatch("/a")
        caller.executor.queue.resume()
        _ = try await first
    }
}

/// An actor that a test can keep from running.
private actor Caller {
    let executor = QueueExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func dispatch(_ text: String, on router: Routing) async throws -> RouteOutcome {
        try await router.dispatch(text)
    }
}

private final class QueueExecutor: SerialExecutor {
    let queue = DispatchQueue(label: "caller")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
