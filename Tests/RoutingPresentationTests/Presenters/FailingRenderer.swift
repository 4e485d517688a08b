import RoutingNavigation

/// A renderer that fails at a change, without making it, when it is told to.
@MainActor
final class FailingRenderer: NavigationRenderer {
    struct Fault: Error {}

    /// How many changes are made before one fails; `nil` for all.
    var patience: Int?

    /// Whether bringing back fails.
    var bringingBackFails = false

    /// Whether a change of the last plan failed.
    private(set) var hasFailed = false

    private let renderer: any NavigationRenderer

    init(_ renderer: any NavigationRenderer) {
        self.renderer = renderer
    }

    func begin(_ plan: NavigationPlan) {
        hasFailed = false
        renderer.begin(plan)
    }

    func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        if let patience {
            self.patience = patience == 0 ? nil : patience - 1
            if patience == 0 {
                hasFailed = true
                throw Fault()
            }
        }
        try await renderer.perform(change, of: plan)
    }

    func isIncomplete(_ state: NavigationState) -> Bool { renderer.isIncomplete(state) }

    func isAstray(from state: NavigationState) -> Bool { renderer.isAstray(from: state) }

    func bringBack(_ state: NavigationState) async throws {
        if bringingBackFails { throw Fault() }
        try await renderer.bringBack(state)
    }

    func settle(on state: NavigationState) {
        renderer.settle(on: state)
    }

    func follow(_ state: NavigationState) {
        renderer.follow(state)
    }

    func reset() {
        renderer.reset()
    }
}
