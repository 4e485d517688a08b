import Routing
import RoutingTesting
import Testing

@testable import Support

/// How much a gate holds, and for how long.
@Suite struct GateLimitTests {
    private let router = Routing()
    private let clock = DrivenClock()
    private let seen = Recorder<String>()

    private func hold(at gate: Gate) -> EventLog {
        router.map("/**") { [seen] request in seen.record(request.data as? String ?? request.route) }
        router.proxy("/**") { _ in gate.isOpen ? .pass : .hold(at: gate) }
        return EventLog(router)
    }

    @Test func aFullGateRefusesAnother() async throws {
        let gate = Gate("small", capacity: 1)
        let log = hold(at: gate)
        router.open("/1")
        let error = try await failure { try await router.dispatch("/2") }
        #expect(error.code == .refused)
        #expect(gate.pending.map(\.url) == ["/1"])
        #expect(log.events(.held).map(\.route) == ["/1"])
        gate.open()
        await router.idle()
        #expect(seen.elements == ["/1"])
    }

    @Test func aFullGateMayDropTheOldest() async throws {
        let gate = Gate("small", capacity: 2, policy: .dropOldest)
        let log = hold(at: gate)
        for index in 1...4 { router.open("/\(index)") }
        await router.idle()
        #expect(gate.pending.map(\.url) == ["/3", "/4"])
        #expect(log.events(.failed).map(\.route) == ["/1", "/2"])
        #expect(log.events(.failed).map(\.error?.code) == [.discarded, .discarded])
        gate.open()
        await router.idle()
        #expect(seen.elements == ["/3", "/4"])
    }

    @Test func whatIsHeldForTooLongExpires() async throws {
        let gate = Gate("brief", timeToLive: .seconds(60), clock: clock)
        let log = hold(at: gate)
        async let failed = failure { try await router.dispatch("/1") }
        await clock.sleepers(1)
        _ = await log.first(.held)
        clock.advance(by: .seconds(59))
        #expect(gate.pending.map(\.url) == ["/1"])
        clock.advance(by: .seconds(1))
        #expect(try await failed.code == .expired)
        #expect(gate.pending.isEmpty && router.held.isEmpty)
        let event = await log.first(.expired)
        #expect(event.gate == "brief")
        #expect(event.sourceLine != nil)
        #expect(event.error?.code == .expired)
    }

    @Test func theTimeStopsWithTheHolding() async throws {
        let gate = Gate("brief", timeToLive: .seconds(60), clock: clock)
        let log = hold(at: gate)
        for index in 1...3 { router.open("/\(index)") }
        await router.idle()
        await clock.sleepers(3)
        gate.open()
        await clock.sleepers(0)
        await router.idle()
        clock.advance(by: .seconds(60))
        #expect(seen.elements == ["/1", "/2", "/3"])
        #expect(log.events(.expired).isEmpty)
    }

    @Test func eachWorkHasATimeOfItsOwn() async {
        let gate = Gate("brief", timeToLive: .seconds(60), clock: clock)
        let log = hold(at: gate)
        router.open("/1")
        await clock.sleepers(1)
        clock.advance(by: .seconds(30))
        router.open("/2")
        await clock.sleepers(2)
        clock.advance(by: .seconds(30))
        _ = await log.first(.expired, "/1")
        #expect(gate.pending.map(\.url) == ["/2"])
        gate.discard()
    }

    @Test func theTimeOfAHandlerDoesNotCountWhileItIsHeld() async throws {
        let router = Routing(configuration: Routing.Configuration(handlerTimeout: .seconds(10), clock: clock))
        let gate = Gate("patient")
        let log = EventLog(router)
        router.map("/a") { _ in "done" }
        router.proxy("/a") { _ in gate.isOpen ? .pass : .hold(at: gate) }
        async let outcome = router.dispatch("/a")
        _ = await log.first(.held)
        await clock.sleepers(0)
        clock.advance(by: .seconds(100))
        gate.open()
        #expect(try await outcome.duration == .seconds(100))
    }

    @Test func duplicatesAreCoalescedOnRequest() async throws {
        let gate = Gate("once", capacity: 2, coalescesDuplicates: true)
        let log = hold(at: gate)
        async let failed = failure { try await router.dispatch("/1", passing: "first") }
        _ = await log.first(.held)
        router.open("/2")
        router["A"].open("/1")
        router.open("/1", passing: "second")
        await router.idle()
        #expect(try await failed.code == .discarded)
        #expect(gate.pending.map(\.url) == ["/2", "/1"])
        gate.open()
        await router.idle()
        #expect(seen.elements == ["/2", "second"])
    }

    @Test func withoutTheRequestDuplicatesAreKept() async {
        let gate = Gate("often")
        let log = hold(at: gate)
        for _ in 1...3 { router.open("/1") }
        await router.idle()
        #expect(gate.pending.count == 3)
        gate.open()
        await router.idle()
        #expect(seen.elements == ["/1", "/1", "/1"])
        #expect(log.events(.failed).isEmpty)
    }

    @Test func worksGoOnEvenIfTooManyWait() async throws {
        let router = Routing(configuration: Routing.Configuration(maximumPendingOpens: 1))
        let gate = Gate("generous")
        router.map("/**") { [seen] request in seen.record(request.route) }
        router.proxy("/held/**") { _ in gate.isOpen ? .pass : .hold(at: gate) }
        for index in 1...4 {
            router.open("/held/\(index)")
            await router.idle()
        }
        gate.open()
        await router.idle()
        #expect(seen.elements == (1...4).map { "/held/\($0)" })
    }
}
