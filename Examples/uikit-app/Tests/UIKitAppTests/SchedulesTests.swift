import RoutingNavigation
import RoutingPresentation
import RoutingTesting
import Testing
import UIKit

@testable import UIKitApp
@testable import UIKitRouting

/// For any order of requests, animations and user actions, the window agrees with the state in the end.
@MainActor
struct SchedulesTests {
    @Test func theWindowShowsAtTheEndWhatTheStateSays() async throws {
        try await Simulation.explore(schedules: 200) { try await Self.play($0) }
    }

    private static func play(_ simulation: Simulation) async throws {
        let window = UIWindow()
        window.animator = simulation.animator()
        let delegate = ScreenDelegate()
        let tree = Shop.tree(telling: delegate)
        let renderer = PresenterRenderer(tree, in: window, telling: delegate)
        let navigator = simulation.navigator(tree, renderer: renderer)
        navigator.followUser(of: renderer)

        for client in 1...3 {
            simulation.start("client \(client)") { @MainActor in
                let url = RunningShop.urls[simulation.draw(below: RunningShop.urls.count)]
                simulation.note("client \(client) opens \(url)")
                try await navigator.open(url)
            }
        }
        simulation.start("the user") { @MainActor in
            for _ in 0..<2 {
                await simulation.pause()
                // UIKit delivers no touches during a transition.
                await window.rootViewController?.settled()
                simulation.note(window.moveByHand(simulation.draw(below: 5)))
            }
        }
        try await simulation.run()
        simulation.start("the end") { @MainActor in
            await window.headless.settled()
            await navigator.idle()
        }
        try await simulation.run()
        let (shown, said) = (window.outline, navigator.projection.outline)
        simulation.expect(shown == said, "\(shown) shows, \(said) is said")
    }
}
