import Routing
import RoutingNavigation
import RoutingPresentation
import RoutingTesting
import Samples
import Testing

/// The samples of the article *Simulating schedules*.
@MainActor
@Suite struct SimulatingSamples {
    private let paper = Paper()

    private func print(_ items: Any...) { paper.print(items) }

    actor Account {
        private(set) var balance = 100
        func set(_ balance: Int) { self.balance = balance }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @MainActor
    static func pay(_ simulation: Simulation, concurrency: Routing.Configuration.Concurrency) async throws {
        let account = Account()
        let router = simulation.router(configuration: .init(concurrency: concurrency))
        router.map("pay/:amount<int>") { request in
            let amount = try request.parameters.value("amount", as: Int.self)
            let balance = await account.balance
            simulation.note("pays \(amount) of \(balance)")
            await simulation.pause()  // where the app asks its bank
            await account.set(balance - amount)
        }
        simulation.start("Ada") { try await router.dispatch("pay/10") }
        simulation.start("Ben") { try await router.dispatch("pay/20") }
        try await simulation.run()
        let balance = await account.balance
        simulation.expect(balance == 70, "the account has \(balance)")
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func noPaymentIsLost() async throws {
        try await Simulation.explore(schedules: 200) { simulation in
            try await Self.pay(simulation, concurrency: .serial)
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func twoAtATimeLoseAPayment() async throws {
        do {
            try await Simulation.explore(schedules: 200) { simulation in
                try await Self.pay(simulation, concurrency: .limit(2))
            }
        } catch {
            print(error)
        }
        #expect(
            paper.text == """
                seed 2: the account has 90
                  to repeat it: SIMULATION_SEED=2 swift test --filter NAME_OF_THE_TEST
                  what happened:
                    go on with a task
                    go on with a task
                    go on with a task
                    pays 20 of 100
                    pays 10 of 100
                    end a pause
                    end a pause
                    go on with a task
                    end a pause
                    go on with a task
                    go on with a task
                    go on with a task
                    go on with a task
                    Ben ended
                    go on with a task
                    go on with a task
                    Ada ended
                """
        )
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func whatShowsIsWhatTheStateSays() async throws {
        try await Simulation.explore(schedules: 100) { simulation in
            let window = Window()
            window.animator = simulation.animator()
            let screen = EndpointPresenter.viewController { place in
                let controller = ViewController()
                controller.title = place.url
                return controller
            }
            let tree = NavigationTree {
                Fork(.tabBarController()) {
                    Stack(.navigationController()) {
                        Endpoint("books", screen) { Endpoint("books/:id", screen) }
                    }
                    Endpoint("today", screen) { Modal { Endpoint("login", screen) } }
                }
            }
            let renderer = PresenterRenderer(tree, in: window)
            let navigator = simulation.navigator(tree, renderer: renderer)
            navigator.followUser(in: window, of: renderer)

            let urls = ["books", "books/7", "books/8", "today", "login"]
            for client in 1...3 {
                simulation.start("client \(client)") {
                    let url = urls[simulation.draw(below: urls.count)]
                    simulation.note("client \(client) opens \(url)")
                    try await navigator.open(url)
                }
            }
            simulation.start("the user") { @MainActor in
                await simulation.pause()
                let stack = window.topViewController?.navigationController
                _ = try? await window.transition { stack?.popViewController(animated: true) }
            }
            try await simulation.run()
            let (shown, said) = (window.topViewController?.title, navigator.state.url)
            simulation.expect(shown == said, "\(shown ?? "nothing") shows, \(said ?? "nothing") is said")
        }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func whoWaitsIsNamed() async throws {
        let simulation = Simulation(seed: 7)
        let signedIn = simulation.gate("signed in")
        let router = simulation.router()
        router.map("account") { _ in }
        router.proxy("account") { _ in .hold(at: signedIn) }
        let reader = simulation.start("reader") { _ = try? await router.dispatch("account") }
        do {
            try await simulation.run()
        } catch let failure as SimulationFailure {
            print(failure.message)
        }
        #expect(
            paper.text == """
                nothing can happen any more, and these wait: ["reader"]
                """
        )
        reader.cancel()
        try await simulation.run()
    }
}
