import RoutingNavigation
import RoutingTesting
import Testing

/// What a recording renderer shows, and how often it works that out.
@MainActor
struct RecordingRendererTests {
    private let renderer = RecordingRenderer()

    private func navigator(stacks: Int) -> Navigator {
        let tree = NavigationTree<String> {
            Fork { for number in 0..<stacks { Stack { Endpoint("tab/\(number)") } } }
        }
        return Navigator(tree, renderer: renderer)
    }

    @Test func aPlanOfManyChangesIsAppliedOnce() async throws {
        let state = try await navigator(stacks: 200).open("tab/7")
        #expect(renderer.performed.count > 200)
        #expect(renderer.applications == 1)
        #expect(renderer.shown == state && renderer.misfits == 0)
        #expect(renderer.log.count == renderer.performed.count + 2)
    }

    @Test func theStateBetweenTwoChangesIsShown() async throws {
        var shown: [NavigationState] = []
        renderer.before = { [renderer] _ in shown.append(renderer.shown) }
        let state = try await navigator(stacks: 3).open("tab/2")
        for (index, between) in shown.enumerated() {
            #expect(try NavigationState().applying(Array(renderer.performed.prefix(index))) == between)
        }
        #expect(shown.count == renderer.performed.count && renderer.shown == state)
    }

    @Test func changesThatDoNotFitAreCountedAndLeftOut() async throws {
        let state = try await navigator(stacks: 2).open("tab/1")
        let plan = NavigationPlan(from: NavigationState(), to: state)
        renderer.reset()
        for change in plan.changes + plan.changes { try await renderer.perform(change, of: plan) }
        #expect(renderer.misfits > 0 && renderer.shown == state)
        let misfits = renderer.misfits
        renderer.settle(on: state)
        #expect(renderer.misfits == misfits)
        renderer.clear()
        #expect(renderer.misfits == 0 && renderer.shown == state)
    }
}
