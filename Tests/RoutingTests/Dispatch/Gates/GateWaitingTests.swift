import Routing
import Testing

@testable import Support

/// What the lists of a router say of held jobs, and which calls wait for which.
@Suite struct GateWaitingTests {
    private let router = Routing()
    private let gate = Gate("shut")

    private func holdEverything(in router: Routing) -> EventLog {
        router.map("/:id") { request in request.route }
        router.proxy("/:id") { [gate] _ in gate.isOpen ? .pass : .hold(at: gate) }
        return EventLog(router)
    }

    @Test func idleDoesNotWaitForWhatIsHeld() async {
        let log = holdEverything(in: router)
        router.open("/1")
        await router.idle()
        // It is at the gate by then, and observers were told.
        #expect(gate.pending.map(\.url) == ["/1"])
        #expect(log.kinds.last == .held)
        #expect(router.held.map(\.route) == ["/1"])
        #expect(router.pending.isEmpty)
        gate.discard()
    }

    @Test func cancelPendingLeavesWhatIsHeldAlone() async {
        _ = holdEverything(in: router)
        router.open("/1")
        await router.idle()
        router.cancelPending()
        #expect(router.held.count == 1)
        gate.discard()
        #expect(router.held.isEmpty)
    }

    @Test func theListsShowURLTagsAndData() async throws {
        router["A"].map("/:id") { _ in }
        router["A"].proxy("/:id") { [gate] _ in .hold(at: gate) }
        router["A"].open("/7?x=1", passing: 42)
        await router.idle()
        let held = try #require(router.held.first)
        #expect((held.url.string, held.tags, held.data as? Int) == ("/7?x=1", ["A"], 42))
        let intent = try #require(gate.pending.first)
        #expect((intent.url, intent.route, intent.tags) == ("/7?x=1", "/7", ["A"]))
        #expect(intent.parameters == ["x": "1", "id": "7"])
        #expect(try intent.data(as: Int.self) == 42)
        gate.discard()
    }

    @Test func aHandlerMayWaitForAHeldWorkWhereThereIsRoom() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        let log = holdEverything(in: router)
        router.map("/outer/1") { request in try await request.dispatch("/inner").value(as: String.self) }
        router.map("/outer/2") { request in
            await failureCode { try await request.dispatch("/other") }
        }
        async let outer = router.dispatch("/outer/1")
        _ = await log.first(.held)
        // The first may have to wait for the gate; if this one waited too, nothing would go on.
        let code = try await router.dispatch("/outer/2").value(as: RoutingError.Code?.self)
        #expect(code == .wouldDeadlock)
        gate.open()
        #expect(try await outer.value(as: String?.self) == "/inner")
    }

    @Test func aWorkThatWentOnStillKnowsThatItWouldDeadlock() async throws {
        let log = holdEverything(in: router)
        router.map("/2") { request in
            await failureCode { try await request.dispatch("/1") }
        }
        async let outcome = router.dispatch("/2")
        _ = await log.first(.held)
        gate.open()
        #expect(try await outcome.value(as: RoutingError.Code?.self) == .wouldDeadlock)
    }

    @Test func everyDispatchEndsWhateverHappensToTheGate() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(4)))
        let gate = Gate("busy", capacity: 8, policy: .dropOldest, coalescesDuplicates: true)
        router.map("/:id") { _ in }
        router.proxy("/:id") { _ in gate.isOpen ? .pass : .hold(at: gate) }
        let ends = Recorder<Int>()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<400 {
                group.addTask {
                    let task = Task { try await router.dispatch("/\(index % 40)") }
                    if index.isMultiple(of: 7) { task.cancel() }
                    _ = await task.result
                    ends.record(index)
                }
                group.addTask {
                    switch index % 4 {
                    case 0: gate.open()
                    case 1: gate.close()
                    case 2: gate.open(keeping: .latest)
                    default: gate.discard()
                    }
                }
            }
            // A job that comes to a closed gate after the last opening is let go of too.
            group.addTask {
                while ends.elements.count < 400 {
                    gate.close()
                    gate.open()
                    await Task.yield()
                }
            }
        }
        await router.idle()
        #expect(ends.elements.count == 400)
        #expect(gate.pending.isEmpty && router.held.isEmpty)
    }
}
