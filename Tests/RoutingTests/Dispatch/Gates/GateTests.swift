import Routing
import Testing

@testable import Support

/// Jobs that proxies hold at gates.
@Suite struct GateTests {
    private let router = Routing()
    private let gate = Gate("signed in")
    private let seen = Recorder<String>()

    /// Maps everything to a handler that records its route, behind a proxy that holds `/held/**` until a gate
    /// opens.
    private func holdUntilOpen(_ gate: Gate, in router: Routing) {
        router.map("/**") { [seen] request in seen.record(request.route) }
        router.proxy("/held/**") { [weak gate] _ in
            guard let gate, !gate.isOpen else { return .pass }
            return .hold(at: gate)
        }
    }

    @Test func theNextWorkRunsWhileOneIsHeld() async throws {
        holdUntilOpen(gate, in: router)
        router.open("/held/1")
        try await router.dispatch("/free")
        #expect(seen.elements == ["/free"])
        #expect(gate.pending.map(\.url) == ["/held/1"])
        gate.open()
        await router.idle()
        #expect(seen.elements == ["/free", "/held/1"])
        #expect(gate.pending.isEmpty)
    }

    /// The reason of the last discard, which looks at the gate when it is released.
    private final class Reason: Error {
        private weak let gate: Gate?
        private let seen: Recorder<String>

        init(_ gate: Gate, _ seen: Recorder<String>) {
            self.gate = gate
            self.seen = seen
        }

        deinit { seen.record("\(gate?.pending.count ?? -1) held") }
    }

    @Test func theReasonOfADiscardIsReleasedOutsideTheLock() {
        gate.discard(with: Reason(gate, seen))
        #expect(seen.elements.isEmpty)
        gate.discard()
        #expect(seen.elements == ["0 held"])
    }

    @Test func aDiscardWhileAProxyIsAskedCounts() async throws {
        let (asked, goOn) = (Signal(), Signal())
        router.map("/held") { _ in }
        router.proxy("/held") { [gate] _ in
            asked.fire()
            await goOn.wait()
            return .hold(at: gate)
        }
        let opening = Task { [router] in try await router.dispatch("/held") }
        await asked.wait()
        gate.discard(with: CancellationError())
        goOn.fire()
        let error = await #expect(throws: RoutingError.self) { try await opening.value }
        #expect(error?.code == .discarded && error?.underlying is CancellationError)
        #expect(gate.pending.isEmpty && router.held.isEmpty)
    }

    @Test func heldJobsGoOnInOrderBehindWhatWaits() async {
        holdUntilOpen(gate, in: router)
        for index in 1...5 { router.open("/held/\(index)") }
        await router.idle()
        let running = Signal()
        let goOn = Signal()
        router.map("/running") { _ in
            running.fire()
            await goOn.wait()
        }
        router.open("/running")
        await running.wait()
        router.open("/waiting")
        gate.open()
        #expect(router.pending.map(\.route) == ["/waiting"] + (1...5).map { "/held/\($0)" })
        goOn.fire()
        await router.idle()
        #expect(seen.elements == ["/waiting"] + (1...5).map { "/held/\($0)" })
    }

    @Test func theCallerStillWaitsAndTheDataStays() async throws {
        let log = EventLog(router)
        router.map("/a/:id") { request in "\(request.parameters["id"] ?? "") \(request.data as? Int ?? 0)" }
        router.proxy("/a/*") { [gate] _ in gate.isOpen ? .pass : .hold(at: gate) }
        router.proxy("/a/*") { _ in .pass }
        async let outcome = router.dispatch("/a/7?x=1", passing: 42)
        _ = await log.first(.held)
        gate.open()
        let decisions = try await outcome.proxies.map(\.decision.description)
        #expect(decisions == ["pass", "hold at signed in", "pass", "pass"], "it starts again at its proxies")
        #expect(try await outcome.value(as: String.self) == "7 42")
    }

    @Test func itIsMatchedAnewWhenItGoesOn() async {
        holdUntilOpen(gate, in: router)
        router.open("/held/1")
        await router.idle()
        router.map("/held/1") { [seen] _ in seen.record("newer") }
        gate.open()
        await router.idle()
        #expect(seen.elements == ["newer"])
    }

    @Test func listenersLearnOfEveryStep() async throws {
        holdUntilOpen(gate, in: router)
        let log = EventLog(router)
        router.open("/held/1")
        await router.idle()
        gate.open()
        await router.idle()
        #expect(log.kinds == [.opened, .proxied, .held, .resumed, .proxied, .handled])
        let held = try #require(log.events(.held).first)
        #expect(held.gate == "signed in")
        #expect(held.route == "/held/1")
        #expect(held.sourceLine != nil, "the proxy that holds it")
        #expect(held.cause == log.events.first?.number)
        #expect(held.description.contains("held /held/1 at the gate 'signed in' at "))
        #expect(log.events(.proxied).first?.decision?.description == "hold at signed in")
    }

    @Test func onlyTheLatestGoesOnWhenTheOthersAreNotKept() async throws {
        holdUntilOpen(gate, in: router)
        let log = EventLog(router)
        for index in 1...3 { router.open("/held/\(index)") }
        await router.idle()
        gate.open(keeping: .latest)
        await router.idle()
        #expect(seen.elements == ["/held/3"])
        #expect(log.events(.failed).map(\.error?.code) == [.discarded, .discarded])
        #expect(log.events(.failed).map(\.route) == ["/held/1", "/held/2"])
        #expect(gate.isOpen)
    }

    @Test func discardingFailsWhatIsHeldAndLeavesTheGateClosed() async throws {
        struct SignedOut: Error {}
        holdUntilOpen(gate, in: router)
        let log = EventLog(router)
        async let failed = failure { try await router.dispatch("/held/1") }
        _ = await log.first(.held)
        gate.discard(with: SignedOut())
        let error = try await failed
        #expect(error.code == .discarded)
        #expect(error.underlying is SignedOut)
        #expect(error.message.contains("/held/1") && error.message.contains("signed in"))
        #expect(!gate.isOpen)
        #expect(gate.pending.isEmpty && router.held.isEmpty)
        router.open("/held/2")
        await router.idle()
        gate.discard()
        #expect(log.events(.failed).last?.error?.underlying == nil)
        #expect(seen.elements.isEmpty)
    }

    @Test func aGateThatIsClosedAgainHoldsAgain() async {
        holdUntilOpen(gate, in: router)
        gate.open()
        router.open("/held/1")
        await router.idle()
        gate.close()
        router.open("/held/2")
        await router.idle()
        #expect(seen.elements == ["/held/1"])
        gate.open()
        await router.idle()
        #expect(seen.elements == ["/held/1", "/held/2"])
    }

    @Test func aWorkMayGoFromGateToGate() async throws {
        let (first, second) = (Gate("first"), Gate("second"))
        let log = EventLog(router)
        router.map("/a") { _ in "done" }
        router.proxy("/a") { _ in second.isOpen ? .pass : .hold(at: second) }
        router.proxy("/a") { _ in first.isOpen ? .pass : .hold(at: first) }
        async let outcome = router.dispatch("/a")
        _ = await log.first(.held)
        first.open()
        await router.idle()
        #expect(second.pending.map(\.url) == ["/a"])
        second.open()
        #expect(try await outcome.value(as: String.self) == "done")
        #expect(log.events(.held).map(\.gate) == ["first", "second"])
    }

    @Test func oneGateHoldsWorksOfSeveralRouters() async {
        let other = Routing()
        for router in [router, other] {
            holdUntilOpen(gate, in: router)
            router.open("/held/1")
            router.open("/held/2")
            await router.idle()
        }
        #expect(gate.pending.map(\.url) == ["/held/1", "/held/2", "/held/1", "/held/2"])
        gate.open()
        await router.idle()
        await other.idle()
        #expect(seen.elements.sorted() == ["/held/1", "/held/1", "/held/2", "/held/2"])
    }

    @Test func worksOfARouterThatTakesSeveralAtATimeAreHeldToo() async {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(3)))
        holdUntilOpen(gate, in: router)
        for index in 1...20 { router.open("/held/\(index)") }
        await router.idle()
        #expect(router.held.map(\.route) == (1...20).map { "/held/\($0)" })
        #expect(Set(gate.pending.map(\.url)) == Set((1...20).map { "/held/\($0)" }))
        gate.open()
        await router.idle()
        #expect(Set(seen.elements) == Set((1...20).map { "/held/\($0)" }))
        #expect(seen.elements.count == 20)
    }
}
