import RoutingNavigation
import RoutingTesting

/// A renderer that fails and tarries as a seed says, and watches how it is called.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class WatchedRenderer: NavigationRenderer {
    struct Fault: Error {}

    /// The navigator that is watched.
    weak var navigator: Navigator?
    /// Whether everything jobs from now on.
    var isSound = false
    /// How many faults there were.
    private(set) var faults = 0

    /// What was passed along to the places of all that was planned.
    private(set) var plannedContexts: Set<Int> = []

    private let simulation: Simulation
    private let renderer: any NavigationRenderer
    private let tarries: Bool
    private var planned: (old: NavigationState, new: NavigationState)?
    private var performing = 0

    init(_ renderer: any NavigationRenderer, in simulation: Simulation, tarries: Bool) {
        self.renderer = renderer
        self.simulation = simulation
        self.tarries = tarries
    }

    func begin(_ plan: NavigationPlan) {
        simulation.note("plan of \(plan.changes.count) changes to \(plan.new.url ?? "nothing")")
        simulation.expect(planned == nil, "a plan begins while another is performed")
        planned = (navigator?.state ?? plan.old, plan.new)
        plannedContexts.formUnion(plan.new.nodes.compactMap { $0.destination.context as? Int })
        renderer.begin(plan)
    }

    func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        simulation.note("\(change)")
        simulation.expect(performing == 0 || tarries, "a change is made while another is")
        if let planned, let navigator {
            let isOld = navigator.state == planned.old
            simulation.expect(isOld, "the state is \(navigator.state) before \(plan.new) is performed")
        }
        performing += 1
        let turn = performing
        defer { if performing == turn { performing -= 1 } }
        let fault = isSound ? 20 : simulation.draw(below: 20)
        if fault == 0 { throw fail() }
        if tarries, fault == 1 {
            faults += 1
            // Another change is made before this one is over.
            performing = 0
            try await simulation.sleep(for: .seconds(9))
        }
        try await renderer.perform(change, of: plan)
        if fault == 2 { await simulation.pause() }
    }

    func isIncomplete(_ state: NavigationState) -> Bool { renderer.isIncomplete(state) }

    func isAstray(from state: NavigationState) -> Bool { renderer.isAstray(from: state) }

    func bringBack(_ state: NavigationState) async throws {
        try await renderer.bringBack(state)
    }

    func settle(on state: NavigationState) {
        endPlan(on: state)
        renderer.settle(on: state)
    }

    func follow(_ state: NavigationState) {
        endPlan(on: state)
        renderer.follow(state)
    }

    private func endPlan(on state: NavigationState) {
        simulation.note("settle on \(state.url ?? "nothing")")
        if let planned, let navigator {
            let isOld = navigator.state == planned.old
            simulation.expect(isOld, "the state is committed before it shows")
            // It was undone, since it took too long.
            if state != planned.new { faults += 1 }
        }
        planned = nil
        performing = 0
    }

    func reset() {
        simulation.note("reset")
        planned = nil
        performing = 0
        renderer.reset()
    }

    private func fail() -> Fault {
        simulation.note("the renderer fails")
        faults += 1
        return Fault()
    }
}
