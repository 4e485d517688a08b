import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Changes that are given up, in tasks that give way at every call, as those that prefer an executor do.
@MainActor @Suite struct PresenterRendererGivenUpTests {
    /// How something ended that was given up.
    private final class End {
        /// Whether what it did last was done after it had been given up.
        var isLate = false
    }

    @Test func whatIsGivenUpTakesNoPlaceOfWhatIsMadeAnew() async throws {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let count = try await Simulation.explore(schedules: 200) { simulation in
            let stage = Stage()
            let tree = ReadingApp.tree(presentedBy: stage.presenters)
            let renderer = stage.renderer(tree)
            // Both number what they make from one, so that the same number is another place.
            let plans = try ["books/7", "login"].map { url in
                let state = try NavigationState().applying(.open(url), on: ReadingApp.tree)
                return NavigationPlan(from: NavigationState(), to: state)
            }
            let end = End()
            let change = plans[0].changes[simulation.draw(below: plans[0].changes.count)]
            renderer.begin(plans[0])
            let givenUp = simulation.start("what is given up") { @MainActor in
                do {
                    try await renderer.perform(change, of: plans[0])
                } catch {
                    end.isLate = NavigationError.isDivergence(error)
                }
            }
            simulation.start("what is made anew") { @MainActor in
                for _ in 0..<simulation.draw(below: 4) { await simulation.pause() }
                givenUp.cancel()
                renderer.reset()
                renderer.begin(plans[1])
                for change in plans[1].changes { try await renderer.perform(change, of: plans[1]) }
                renderer.settle(on: plans[1].new)
            }
            try await simulation.run()
            // A presenter that acts late cannot be stopped; the navigator then renders everything anew.
            if end.isLate { return }
            let wanted = plans[1].new
            simulation.expect(stage.outline == wanted.screenOutline, "\(stage.outline) shows")
            for node in wanted.nodes where node.kind != .switcher {
                let text = renderer.presentable(for: node.id)?.text
                simulation.expect(text == Screen.text(of: node.destination), "\(text ?? "nothing") was made")
            }
        }
        #expect(count == 200)
    }
}
