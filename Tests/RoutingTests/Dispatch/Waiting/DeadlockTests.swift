import Routing
import Testing

@testable import Support

/// Dispatches that would wait for the very handler that makes them.
@Suite struct DeadlockTests {
    private let router = Routing()

    @Test func aHandlerThatDispatchesOnItsOwnRouterWouldDeadlock() async throws {
        router.map("/inner") { _ in }
        router.map("/outer") { [weak router] _ in await failureCode { try await router?.dispatch("/inner") } }
        let outcome = try await router.dispatch("/outer")
        #expect(outcome.value(as: RoutingError.Code?.self) == .wouldDeadlock)
    }

    @Test func aHandlerThatWasOpenedIsRefusedAsWell() async {
        let codes = Recorder<RoutingError.Code?>()
        router.map("/outer") { [weak router] _ in
            codes.record(await failureCode { try await router?.dispatch("/outer") })
        }
        router.open("/outer")
        await router.idle()
        #expect(codes.elements == [.wouldDeadlock])
    }

    @Test func aRequestThatDispatchesWouldDeadlock() async throws {
        router.map("/inner", tags: ["A"]) { _ in }
        router.map("/outer", tags: ["A"]) { request in
            do { try await request.dispatch("/inner") } catch { return "\(error)" }
            return "dispatched"
        }
        let outcome = try await router["A"].dispatch("/outer")
        #expect(outcome.value(as: String.self)?.hasPrefix("wouldDeadlock") == true)
    }

    @Test func aProxyThatDispatchesWouldDeadlock() async throws {
        let codes = Recorder<RoutingError.Code?>()
        router.map("/inner") { _ in }
        router.map("/outer") { _ in }
        router.proxy("/outer") { [weak router] _ in
            codes.record(await failureCode { try await router?.dispatch("/inner") })
            return .pass
        }
        try await router.dispatch("/outer")
        #expect(codes.elements == [.wouldDeadlock])
    }

    @Test func theErrorIsThrownByTheInnerDispatchAndReportedOnce() async throws {
        router.map("/inner") { _ in }
        router.map("/outer") { [weak router] _ in
            _ = await failureCode { try await router?.dispatch("/inner") }
        }
        let log = EventLog(router)
        try await router.dispatch("/outer")
        #expect(log.kinds == [.opened, .opened, .failed, .handled])
        #expect(log.events(.failed).first?.error?.code == .wouldDeadlock)
        #expect(log.events(.failed).first?.route == "/inner")
    }

    @Test func aDetourThroughAnotherRouterWouldDeadlockToo() async throws {
        let other = Routing()
        router.map("/inner") { _ in }
        router.map("/outer") { _ in try await other.dispatch("/between").value(as: RoutingError.Code?.self) }
        other.map("/between") { [weak router] _ in
            await failureCode { try await router?.dispatch("/inner") }
        }
        let outcome = try await router.dispatch("/outer")
        #expect(outcome.value(as: RoutingError.Code??.self) == .wouldDeadlock)
    }

    @Test func aGuardThatAHandlerAsksAndThatDispatchesWouldDeadlock() async throws {
        let codes = Recorder<RoutingError.Code?>()
        router.map("/inner") { _ in }
        router.map("/outer") { [weak router] _ in
            _ = try await router?.scope.askGuards(about: "/guarded", passing: nil)
        }
        router.protect("/guarded") { [weak router] _ in
            codes.record(await failureCode { try await router?.dispatch("/inner") })
            return .pass
        }
        try await router.dispatch("/outer")
        #expect(codes.elements == [.wouldDeadlock])
    }

    @Test func anotherRouterMayBeWaitedFor() async throws {
        let other = Routing()
        other.map("/inner") { _ in "inner" }
        router.map("/outer") { _ in try await other.dispatch("/inner").value(as: String.self) }
        #expect(try await router.dispatch("/outer").value(as: String?.self) == "inner")
    }

    @Test func aTaskStartedInsideIsFine() async throws {
        let inner = Recorder<Task<RouteOutcome, any Error>>()
        router.map("/inner") { _ in "inner" }
        router.map("/outer") { [weak router] _ in
            inner.record(Task { try await #require(router).dispatch("/inner") })
        }
        try await router.dispatch("/outer")
        let started = await inner.elements(atLeast: 1)[0]
        #expect(try await started.value.value(as: String.self) == "inner")
    }

    @Test func openInsideIsFine() async throws {
        let seen = Recorder<String>()
        router.map("/inner") { _ in seen.record("inner") }
        router.map("/outer") { request in
            #expect(request.open("/inner"))
            seen.record("outer")
        }
        try await router.dispatch("/outer")
        await router.idle()
        #expect(seen.elements == ["outer", "inner"])
    }

    @Test func idleInsideReturnsAtOnce() async throws {
        router.map("/outer") { [weak router] _ in await router?.idle() }
        try await router.dispatch("/outer")
    }

    @Test func withRoomForAnotherWorkItIsDispatched() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        router.map("/inner") { _ in "inner" }
        router.map("/outer") { try await $0.dispatch("/inner").value(as: String.self) }
        #expect(try await router.dispatch("/outer").value(as: String?.self) == "inner")
    }

    @Test func aChainThatTakesAllTheRoomWouldDeadlock() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        router.map("/3") { _ in }
        router.map("/2") { [weak router] _ in await failureCode { try await router?.dispatch("/3") } }
        router.map("/1") { try await $0.dispatch("/2").value(as: RoutingError.Code?.self) }
        let outcome = try await router.dispatch("/1")
        #expect(outcome.value(as: RoutingError.Code??.self) == .wouldDeadlock)
    }

    @Test func whenAllThatRunWaitForTheSameRouterTheLastIsRefused() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        let arrived = [Signal(), Signal()]
        let go = [Signal(), Signal()]
        router.map("/inner") { _ in }
        router.map("/outer/:index<int>") { [weak router] request in
            let index = try #require(Int(request.parameters["index"] ?? ""))
            arrived[index].fire()
            await go[index].wait()
            return await failureCode { try await router?.dispatch("/inner") }
        }
        let log = EventLog(router)
        async let first = router.dispatch("/outer/0")
        async let second = router.dispatch("/outer/1")
        for signal in arrived { await signal.wait() }
        go[0].fire()
        _ = await log.first(.opened, "/inner")
        go[1].fire()
        // One finds no room and is told so; its end makes room for what the other waits for.
        #expect(try await second.value(as: RoutingError.Code?.self) == .wouldDeadlock)
        #expect(try await first.value(as: RoutingError.Code?.self) == .some(nil))
    }
}
