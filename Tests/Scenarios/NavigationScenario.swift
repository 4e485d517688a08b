import Routing
import RoutingNavigation
import RoutingPresentation
package import RoutingTesting

/// A navigator on the view stack that is asked for everything at once, by code, by a router and by the user.
///
/// Meanwhile animations end when they like, changes fail, and the program meddles with what shows. Callers wait for
/// what places finish with, and places refuse to leave.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
package final class NavigationScenario {
    private let simulation: Simulation
    private let app: ShelfApp
    private let router: Routing
    private let results: ResultLedger
    private var clients = 0
    private var lastRequest = 0
    private var saved = NavigationState()
    /// Whether the program changes by hand what shows.
    private let meddles: Bool

    private init(_ simulation: Simulation) {
        self.simulation = simulation
        app = ShelfApp(in: simulation)
        router = simulation.router()
        results = ResultLedger(simulation, app.navigator)
        meddles = simulation.chance(40)
        app.navigator.register(in: router)
    }

    /// Plays the scenario once.
    ///
    /// - Parameter simulation: Where.
    /// - Throws: ``SimulationFailure`` if something is wrong.
    package static func play(_ simulation: Simulation) async throws {
        weak var router: Routing?
        weak var navigator: Navigator?
        weak var window: Window?
        do {
            let scenario = NavigationScenario(simulation)
            (router, navigator, window) = (scenario.router, scenario.app.navigator, scenario.app.window)
            try await scenario.play()
        }
        try await simulation.run()
        simulation.expect(router == nil, "the router is never let go of")
        simulation.expect(navigator == nil, "the navigator is never let go of")
        simulation.expect(window == nil, "the window is never let go of")
    }

    private func play() async throws {
        clients = 2 + simulation.draw(below: 3)
        for client in 0..<clients {
            let task = simulation.start("client \(client)") { [self] in
                for _ in 0..<2 + simulation.draw(below: 5) {
                    try? await act()
                    await simulation.pause()
                }
                await leave()
            }
            if simulation.chance(20) { simulation.later("cancel client \(client)") { task.cancel() } }
        }
        try await simulation.run()
        try await checkAgreement()
    }

    /// Ends a client; the last one sees to it that nothing waits for a place.
    private func leave() {
        clients -= 1
        if clients == 0 { simulation.start("sweeper") { [self] in await results.sweep() } }
    }

    /// What shows is what the state says, at once; or with the next request, where a change or its undoing
    /// failed.
    private func checkAgreement() async throws {
        simulation.note("all have ended")
        // A change that came too late has the next request render all anew, without a fault of the renderer.
        // What the program did last comes back with the next request.
        let isSevere = app.renderer.faults == 0 && !app.navigator.hasDiverged && !app.wasMeddledWith
        simulation.expect(
            app.shown == app.said || !isSevere, "\(app.shown) shows, the state says \(app.said)")
        app.renderer.isSound = true
        app.hesitation.isOver = true
        simulation.calm()
        for url in ["login", "books/7"] {
            simulation.start("open \(url) at last") { [self] in _ = try await app.navigator.open(url) }
            try await simulation.run()
            simulation.expect(app.shown == app.said, "\(app.shown) shows at last, the state says \(app.said)")
            simulation.expect(app.navigator.state.url == url, "\(app.said) is not \(url)")
        }
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension NavigationScenario {
    private func act() async throws {
        let navigator = app.navigator
        let url = ShelfApp.urls[simulation.draw(below: ShelfApp.urls.count)]
        let verb = simulation.draw(below: 20)
        simulation.note("verb \(verb) with \(url)")
        switch verb {
        case 0: try await navigator.back()
        case 1: try await navigator.forward()
        case 2: try await navigator.dispatch(.removeCurrent)
        case 3: try await navigator.dispatch(.dismiss)
        case 4: try await navigator.dispatch(.popToRoot)
        case 5: try await navigator.open(url, options: .junctionsOnly)
        case 6, 7, 8: meddles && simulation.chance(30) ? app.meddle(simulation) : app.move(simulation)
        case 9: try await router.dispatch(url)
        case 10: router.open(url)
        case 11: saved = navigator.snapshot()
        case 12:
            // A switcher goes on showing the section that it shows, so an empty state would not show.
            if saved.root != nil { try await navigator.restore(saved) }
        case 13, 14: results.ask(for: url)
        case 15, 16: results.finish()
        default: try await open(url)
        }
    }

    private func open(_ url: String) async throws {
        lastRequest += 1
        let request = lastRequest
        simulation.note("request \(request): \(url)")
        do {
            try await app.navigator.open(url, passing: request)
        } catch let error as NavigationError where error.code == .stayed {
            let wasPlanned = app.renderer.plannedContexts.contains(request)
            simulation.expect(!wasPlanned, "request \(request) is refused and was planned")
        }
    }
}
