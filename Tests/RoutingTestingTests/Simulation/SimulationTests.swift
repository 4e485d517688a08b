import Routing
import RoutingNavigation
import RoutingTesting
import Testing

@MainActor
@Suite struct SimulationTests {
    /// Two readers and a router, and what happened.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    private static func trace(seed: UInt64) async throws -> [String] {
        let simulation = Simulation(seed: seed)
        let router = simulation.router(configuration: .init(concurrency: .limit(2)))
        router.map("books/:id") { request in
            await simulation.pause()
            simulation.note("book \(request.parameters["id"] ?? "?")")
            try await simulation.sleep(for: .seconds(1))
        }
        for book in 1...4 {
            simulation.start("reader \(book)") { try await router.dispatch("books/\(book)") }
        }
        try await simulation.run()
        return simulation.trace
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func theSameSeedGivesTheSameRun() async throws {
        for seed in UInt64(1)...20 {
            #expect(try await Self.trace(seed: seed) == Self.trace(seed: seed))
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func otherSeedsGiveOtherRuns() async throws {
        var orders: Set<[String]> = []
        for seed in UInt64(1)...20 {
            orders.insert(try await Self.trace(seed: seed).filter { $0.hasPrefix("book") })
        }
        #expect(orders.count > 1)
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func whoWaitsForeverIsNamed() async throws {
        let simulation = Simulation(seed: 7)
        let router = simulation.router()
        let gate = simulation.gate("closed")
        router.map("books") { _ in }
        router.proxy("**") { _ in .hold(at: gate) }
        let reader = simulation.start("reader") {
            await #expect(throws: RoutingError.self) { try await router.dispatch("books") }
        }
        let failure = await #expect(throws: SimulationFailure.self) { try await simulation.run() }
        #expect(failure?.seed == 7)
        #expect(failure?.message.contains("reader") == true)
        #expect(failure?.description.contains("SIMULATION_SEED=7") == true)
        reader.cancel()
        try await simulation.run()
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func anExpectationThatIsNotMetFailsTheRun() async throws {
        let simulation = Simulation(seed: 1)
        simulation.later("a step") { simulation.expect(1 + 1 == 3, "so much for that") }
        let failure = await #expect(throws: SimulationFailure.self) { try await simulation.run() }
        #expect(failure?.message == "so much for that")
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func anErrorOfATaskFailsTheRun() async throws {
        struct Fault: Error {}
        let simulation = Simulation(seed: 1)
        simulation.start("a task") { throw Fault() }
        let failure = await #expect(throws: SimulationFailure.self) { try await simulation.run() }
        #expect(failure?.message == "'a task' threw Fault()")
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func nestedRedirectsAreNoWaitWithoutEnd() async throws {
        let tree = NavigationTree<String> { Endpoint("account") { Modal { Endpoint("account/edit") } } }
        try await Simulation.explore(schedules: 20) { simulation in
            let router = simulation.router(configuration: .init(concurrency: .limit(2)))
            let navigator = simulation.navigator(tree, renderer: RecordingRenderer(), in: router)
            router.protect("account") { _ in .redirect(to: "account/edit") }
            simulation.start("client") {
                let error = await #expect(throws: NavigationError.self) {
                    try await navigator.open("account/edit")
                }
                #expect(error?.code == .redirectLoop)
            }
            try await simulation.run()
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func viewsThatFollowTheProjectionNeedNoRenderer() async throws {
        let tree = NavigationTree<Never> { Endpoint("account") { Modal { Endpoint("account/edit") } } }
        try await Simulation.explore(schedules: 20) { simulation in
            let navigator = simulation.navigator(tree)
            simulation.start("user") { try await navigator.open("account/edit") }
            simulation.start("link") { try await navigator.open("account") }
            try await simulation.run()
            #expect(navigator.projection.root?.destination.url == "account")
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func exploringTellsTheSeedThatFails() async throws {
        let failure = await #expect(throws: SimulationFailure.self) {
            try await Simulation.explore(schedules: 100) { simulation in
                simulation.expect(simulation.seed != 42, "the answer")
            }
        }
        #expect(failure?.seed == 42)
        #expect(failure?.message == "the answer")
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test(arguments: [0, -1, Int.min])
    func exploringRunsAtLeastOneSeed(of count: Int) async throws {
        var seeds: [UInt64] = []
        let runs = try await Simulation.explore(schedules: count, from: 7) { seeds.append($0.seed) }
        #expect(runs == 1 && seeds == [7])
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func whatComesFromAnotherThreadFailsTheRun() async throws {
        let simulation = Simulation(seed: 1)
        await Task.detached { simulation.later("a step from elsewhere") {} }.value
        let failure = await #expect(throws: SimulationFailure.self) { try await simulation.run() }
        #expect(failure?.message.contains("another thread") == true)
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func stepsOfOneQueueStayInOrder() async throws {
        try await Simulation.explore(schedules: 50) { simulation in
            let router = simulation.router(configuration: .init(concurrency: .limit(3)))
            let order = Locked<[String]>([])
            router.map("books/:id") { _, parameters, _, completed in
                order.withLock { $0.append(parameters["id"] ?? "?") }
                completed()
            }
            for book in 1...3 { router.open("books/\(book)") }
            try await simulation.run()
            simulation.expect(order.withLock { $0 } == ["1", "2", "3"], "out of order")
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func requestsOfANavigatorInARouterStayInOrder() async throws {
        try await Simulation.explore(schedules: 50) { simulation in
            let router = simulation.router()
            let tree = NavigationTree<String> {
                Stack { Endpoint("books/:id") }
            }
            let navigator = simulation.navigator(tree, renderer: RecordingRenderer(), in: router)
            router.protect("books/:id") { _ in
                await simulation.pause()
                return .pass
            }
            navigator.go(to: "books/1")
            router.open("books/2", in: navigator)
            navigator.go(to: "books/3")
            simulation.start("client") { @MainActor in try await navigator.open("books/4") }
            try await simulation.run()
            simulation.expect(navigator.state.url == "books/4", "\(navigator.state)")
            let shown = navigator.history.compactMap(\.url)
            simulation.expect(shown == ["books/1", "books/2", "books/3", "books/4"], "\(shown)")
        }
    }
}
