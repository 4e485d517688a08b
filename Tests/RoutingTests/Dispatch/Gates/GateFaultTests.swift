import Routing
import RoutingTesting
import Testing

@testable import Support

/// Holds that come to nothing, and gates and routers that go.
@Suite struct GateFaultTests {
    private let router = Routing()
    private let seen = Recorder<String>()

    @Test func holdingAtAnOpenGateIsAnErrorAndNoLoop() async throws {
        let gate = Gate("open")
        gate.open()
        router.map("/a") { _ in }
        router.proxy("/a") { [seen] _ in
            seen.record("asked")
            return .hold(at: gate)
        }
        let error = try await failure { try await router.dispatch("/a") }
        #expect(error.code == .heldAtOpenGate)
        #expect(error.message.contains("'open', which is open"))
        #expect(seen.elements == ["asked"])
        #expect(router.held.isEmpty)
    }

    @Test func aProxyThatHoldsAgainAfterTheOpeningIsAnErrorToo() async throws {
        let gate = Gate("stubborn")
        router.map("/a") { _ in }
        router.proxy("/a") { _ in .hold(at: gate) }
        let log = EventLog(router)
        async let failed = failure { try await router.dispatch("/a") }
        _ = await log.first(.held)
        gate.open()
        #expect(try await failed.code == .heldAtOpenGate)
        #expect(log.kinds == [.opened, .proxied, .held, .resumed, .proxied, .failed])
    }

    /// A proxy that saw the gate closed and is overtaken by its opening must not wait for the next one.
    @Test func anOpeningWhileTheProxyIsAskedIsNotMissed() async throws {
        let gate = Gate("race")
        let asked = Signal()
        let goOn = Signal()
        router.map("/a") { _ in "done" }
        router.proxy("/a") { _ in
            let isOpen = gate.isOpen
            asked.fire()
            await goOn.wait()
            return isOpen ? .pass : .hold(at: gate)
        }
        let log = EventLog(router)
        async let outcome = router.dispatch("/a")
        await asked.wait()
        gate.open()
        goOn.fire()
        #expect(try await outcome.value(as: String.self) == "done")
        #expect(log.kinds == [.opened, .proxied, .held, .resumed, .proxied, .handled])
    }

    @Test func aDispatchThatIsCancelledWhileItIsHeldLeavesTheGate() async throws {
        let clock = DrivenClock()
        let gate = Gate("left", timeToLive: .seconds(60), clock: clock)
        router.map("/a") { _ in }
        router.proxy("/a") { _ in .hold(at: gate) }
        let log = EventLog(router)
        let task = Task { [router] in try await router.dispatch("/a") }
        _ = await log.first(.held)
        await clock.sleepers(1)
        task.cancel()
        let error = try await failure { try await task.value }
        #expect(error.code == .cancelled)
        #expect(gate.pending.isEmpty && router.held.isEmpty)
        #expect(log.kinds == [.opened, .proxied, .held, .cancelled])
        await clock.sleepers(0)
        gate.open()
        await router.idle()
        #expect(log.kinds.last == .cancelled)
    }

    @Test func aDispatchThatIsCancelledWhileTheProxyDecidesIsNotHeld() async throws {
        let gate = Gate("never reached")
        let asked = Signal()
        let goOn = Signal()
        router.map("/a") { _ in }
        router.proxy("/a") { _ in
            asked.fire()
            await goOn.wait()
            return .hold(at: gate)
        }
        let task = Task { [router] in try await router.dispatch("/a") }
        await asked.wait()
        task.cancel()
        goOn.fire()
        #expect(try await failure { try await task.value }.code == .cancelled)
        #expect(gate.pending.isEmpty)
    }

    @Test func aGateThatGoesAwayRejectsWhatItHolds() async throws {
        var gate: Gate? = Gate("gone")
        let log = EventLog(router)
        router.map("/a") { _ in }
        let proxy = router.proxy("/a") { [gate] _ in gate.map { .hold(at: $0) } ?? .pass }
        async let failed = failure { try await router.dispatch("/a") }
        _ = await log.first(.held)
        gate = nil
        #expect(router.held.count == 1, "the proxy keeps the gate")
        router.dispose(of: proxy)
        let error = try await failed
        #expect(error.code == .rejected)
        #expect(error.message.contains("'gone', which has gone"))
        #expect(log.kinds.suffix(2) == [.disposed, .failed])
    }

    @Test func aGateThatNobodyKeepsRejectsAtOnce() async throws {
        router.map("/a") { _ in }
        router.proxy("/a") { _ in .hold(at: Gate("fleeting")) }
        #expect(try await failure { try await router.dispatch("/a") }.code == .rejected)
    }

    @Test func whatIsHeldKeepsNoRouter() async throws {
        let gate = Gate("kept")
        let gone = Signal()
        var router: Routing? = Routing()
        var cargo: Cargo? = Cargo(gone)
        router?.map("/a") { [cargo] _ in withExtendedLifetime(cargo) {} }
        router?.proxy("/a") { _ in .hold(at: gate) }
        cargo = nil
        router?.open("/a")
        await router?.idle()
        #expect(gate.pending.count == 1)
        #expect(!gone.hasFired)
        router = nil
        await gone.wait()
        #expect(gate.pending.isEmpty, "a job that no entry can handle any more is not held")
        gate.open()
    }

    @Test(arguments: [nil, Duration.seconds(3_600)])
    func whatIsHeldHasNoTaskAndOneAgainWhenItGoesOn(timeout: Duration?) async throws {
        let (seen, gone) = (Recorder<String>(), Signal())
        do {
            let router = Routing(configuration: Routing.Configuration(handlerTimeout: timeout))
            let (gate, cargo) = (Gate("shut"), Cargo(gone))
            router.map("/a") { request in withExtendedLifetime(cargo) { seen.record(request.route) } }
            router.proxy("/a") { [gate] _ in gate.isOpen ? .pass : .hold(at: gate) }
            for _ in 0..<50 {
                gate.close()
                for _ in 0..<4 { router.open("/a") }
                gate.open()
                await router.idle()
            }
            gate.open()
            await router.idle()
        }
        #expect(seen.elements.count == 200)
        // A task that was left waiting for a step would keep the router's inside.
        await gone.wait()
    }

    @Test func aProxyThatIsDisposedOfWhileItHoldsIsLetGoOf() async throws {
        let gate = Gate("kept")
        let gone = Signal()
        var cargo: Cargo? = Cargo(gone)
        router.map("/a") { [seen] _ in seen.record("/a") }
        let proxy = router.proxy("/a") { [cargo] _ in withExtendedLifetime(cargo) { .hold(at: gate) } }
        cargo = nil
        router.open("/a")
        await router.idle()
        #expect(!gone.hasFired)
        router.dispose(of: proxy)
        await gone.wait()
        gate.open()
        await router.idle()
        #expect(seen.elements == ["/a"])
    }

    @Test func dataThatCallsBackWhenItGoesMeetsNoLock() async {
        final class Data: Sendable {
            let gate: Gate
            let router: Routing
            let gone: Signal
            init(_ gate: Gate, _ router: Routing, _ gone: Signal) {
                (self.gate, self.router, self.gone) = (gate, router, gone)
            }
            deinit {
                _ = gate.pending
                gate.open()
                router.open("/b")
                gone.fire()
            }
        }
        let gate = Gate("reentered")
        let gone = Signal()
        router.map("/b") { [seen] _ in seen.record("/b") }
        router.proxy("/a") { _ in .hold(at: gate) }
        router.open("/a", passing: Data(gate, router, gone))
        await router.idle()
        gate.discard()
        await gone.wait()
        await router.idle()
        #expect(gate.isOpen)
        #expect(seen.elements == ["/b"])
    }

    @Test func anObserverMayOpenTheGate() async throws {
        let gate = Gate("observed")
        router.map("/a") { _ in "done" }
        router.proxy("/a") { _ in gate.isOpen ? .pass : .hold(at: gate) }
        let observation = router.observe { event in
            if event.kind == .held { gate.open() }
        }
        #expect(try await router.dispatch("/a").value(as: String.self) == "done")
        observation.end()
    }
}
