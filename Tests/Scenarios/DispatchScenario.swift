import Routing
package import RoutingTesting

/// A router, gates, owners and callers that do all they can at once, with every fault that there is.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package struct DispatchScenario: Sendable {
    private final class Owner: RouteOwner, Sendable {}

    private struct Entry: Sendable {
        let number: Int
        let uuid: RouteUUID
        var owner: Owner?
    }

    private struct State: Sendable {
        var entries: [Entry] = []
        var lastEntry = 0
        var dispatches: [Task<Void, Never>] = []
    }

    private let simulation: Simulation
    private let ledger: Ledger
    private let handlers: Handlers
    private let state = Locked(State())
    private let limit: Int

    private init(_ simulation: Simulation) {
        self.simulation = simulation
        limit = [1, 1, 2, 3][simulation.draw(below: 4)]
        ledger = Ledger(simulation, limit: limit)
        let lifetimes: [Duration?] = [nil, .seconds(4)]
        let gates = (0..<2).map { number in
            simulation.gate(
                "gate \(number)",
                capacity: simulation.chance(30) ? 2 : nil,
                policy: simulation.chance(50) ? .refuse : .dropOldest,
                timeToLive: lifetimes[simulation.draw(below: 2)]
            )
        }
        handlers = Handlers(simulation, ledger, gates)
    }

    /// Plays the scenario once.
    ///
    /// - Parameter simulation: Where.
    /// - Throws: ``SimulationFailure`` if something is wrong.
    @MainActor
    package static func play(_ simulation: Simulation) async throws {
        weak var remains: Routing?
        do {
            let scenario = DispatchScenario(simulation)
            let router = scenario.makeRouter()
            remains = router
            try await scenario.play(router)
        }
        try await simulation.run()
        simulation.expect(remains == nil, "the router is never let go of")
        try await simulation.run()
    }

    private func makeRouter() -> Routing {
        let configuration = Routing.Configuration(
            concurrency: limit == 1 ? .serial : .limit(limit),
            abandonment: simulation.chance(50) ? .halt : .resume,
            handlerTimeout: simulation.chance(30) ? .seconds(5) : nil,
            maximumPendingOpens: simulation.chance(30) ? 2 : nil
        )
        let router = simulation.router(configuration: configuration)
        handlers.state.withLock { $0.router = router }
        return router
    }

    @MainActor
    private func play(_ router: Routing) async throws {
        let observation = router.observe { [ledger] in ledger.take($0) }
        router.protect("**", decide: handlers.watch)
        for _ in 0..<3 + simulation.draw(below: 5) { register(in: router) }
        for client in 0..<2 + simulation.draw(below: 3) {
            simulation.start("client \(client)") { [self, weak router] in
                for _ in 0..<2 + simulation.draw(below: 6) {
                    if let router { await act(on: router) }
                    await simulation.pause()
                }
            }
        }
        try await simulation.settle()
        try await bringToEnd(router)
        try await simulation.run()
        ledger.close()
        simulation.expect(router.pending.isEmpty, "jobs wait when all is over")
        simulation.expect(router.held.isEmpty, "jobs are held when all is over")
        withExtendedLifetime(observation) {}
    }

    /// Continues all jobs that wait for a continuation, a gate or `resume()`.
    @MainActor
    private func bringToEnd(_ router: Routing) async throws {
        handlers.state.withLock { $0.isOver = true }
        simulation.note("all is brought to an end")
        for _ in 0..<6 {
            for continuation in handlers.takeKept() { continuation() }
            for gate in handlers.gates { if gate.isOpen { gate.close() } }
            for gate in handlers.gates { gate.open() }
            router.resume()
            try await simulation.settle()
        }
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension DispatchScenario {
    /// Does something to a router.
    private func act(on router: Routing) async {
        switch simulation.draw(below: 20) {
        case 0...3: handlers.open(by: router)
        case 4...7: start(router)
        case 8: await handlers.dispatch(by: router)
        case 9, 10: register(in: router)
        case 11: dispose(in: router)
        case 12: dropOwner()
        case 13, 14: operateGate()
        case 15: router.cancelPending()
        case 16: router.resume()
        case 17: await router.idle()
        case 18: try? await simulation.sleep(for: .seconds(1 + simulation.draw(below: 6)))
        default: cancel()
        }
    }

    /// Dispatches in a task that may be cancelled at any time.
    private func start(_ router: Routing) {
        let task = simulation.start("dispatch") { [handlers, weak router] in
            if let router { await handlers.dispatch(by: router) }
        }
        state.withLock { $0.dispatches.append(task) }
        if simulation.chance(30) { simulation.later("cancel a dispatch") { task.cancel() } }
    }

    private func cancel() {
        let dispatches = state.withLock { $0.dispatches }
        if dispatches.isEmpty { return }
        simulation.note("cancel a dispatch")
        dispatches[simulation.draw(below: dispatches.count)].cancel()
    }

    private func register(in router: Routing) {
        let number = state.withLock { state in
            state.lastEntry += 1
            return state.lastEntry
        }
        let owner = simulation.chance(30) ? Owner() : nil
        let uuid = register(number, in: router, owner)
        simulation.note("register entry \(number)")
        state.withLock { $0.entries.append(Entry(number: number, uuid: uuid, owner: owner)) }
    }

    private func register(_ number: Int, in router: Routing, _ owner: Owner?) -> RouteUUID {
        let patterns: [RoutePattern] = ["books/:id", "account/*", "**"]
        let pattern = patterns[simulation.draw(below: 3)]
        switch simulation.draw(below: 9) {
        case 7:
            return router.protect(
                pattern, queue: handlers.queue, owner: owner, handler: handlers.proxyHandler(number))
        case 8:
            return router.protect("**", owner: owner, decide: handlers.decide(number))
        case 0, 1:
            return router.map(
                pattern, queue: handlers.queue, owner: owner, handler: handlers.handler(number))
        case 2:
            return router.map(pattern, owner: owner, perform: handlers.perform(number))
        case 3:
            return router.map(pattern, owner: owner, perform: handlers.performOnMain(number))
        case 4:
            return router.proxy(
                pattern, queue: handlers.queue, owner: owner, handler: handlers.proxyHandler(number))
        default:
            return router.proxy(pattern, owner: owner, decide: handlers.decide(number))
        }
    }

    private func dispose(in router: Routing) {
        guard let entry = takeEntry(where: { _ in true }) else { return }
        router.dispose(of: entry.uuid)
        ledger.bury(entry.number)
        simulation.note("dispose of entry \(entry.number)")
    }

    private func dropOwner() {
        guard var entry = takeEntry(where: { $0.owner != nil }) else { return }
        entry.owner = nil
        ledger.bury(entry.number)
        simulation.note("drop the owner of entry \(entry.number)")
    }

    private func takeEntry(where isWanted: (Entry) -> Bool) -> Entry? {
        let entries = state.withLock { $0.entries }
        let indices = entries.indices.filter { isWanted(entries[$0]) }
        if indices.isEmpty { return nil }
        let index = indices[simulation.draw(below: indices.count)]
        return state.withLock { $0.entries.remove(at: index) }
    }

    private func operateGate() {
        let gate = handlers.gates[simulation.draw(below: handlers.gates.count)]
        let verb = simulation.draw(below: 5)
        simulation.note("operate \(gate.name): \(verb)")
        switch verb {
        case 0, 1: gate.open()
        case 2: gate.open(keeping: .latest)
        case 3: gate.close()
        default: gate.discard()
        }
    }
}
