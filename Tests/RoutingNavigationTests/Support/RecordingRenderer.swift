@testable import RoutingNavigation

/// A renderer that writes down what it is told, and keeps the state that its changes lead to.
@MainActor
final class RecordingRenderer: NavigationRenderer {
    /// What it was told.
    private(set) var log: [String] = []
    /// The changes that were made.
    private(set) var performed: [NavigationChange] = []
    /// What the changes lead to; between the changes of a plan it may be no sound state.
    private(set) var shown = NavigationState()
    /// How many changes it was asked for, those that failed included.
    private(set) var attempts = 0
    /// How many changes did not fit what was shown: taking back what took too long and was never made.
    private(set) var misfits = 0
    /// What happens before a change is made: a wait, or a failure.
    var before: @MainActor (NavigationChange) async throws -> Void = { _ in }
    /// What happens when it settles.
    var onSettling: @MainActor (NavigationState) -> Void = { _ in }

    func begin(_ plan: NavigationPlan) {
        log.append("begin \(plan.changes.count)")
    }

    func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        attempts += 1
        try await before(change)
        do { shown = try shown.applying([change]) } catch { misfits += 1 }
        performed.append(change)
        log.append("\(change)")
    }

    func settle(on state: NavigationState) {
        shown = state
        log.append("settle on \(state.url ?? "nothing")")
        onSettling(state)
    }

    func reset() {
        shown = NavigationState()
        log.append("reset")
    }

    func clear() {
        log = []
        performed = []
        attempts = 0
    }
}

/// What goes wrong on purpose.
struct Fault: Error, Equatable {
    var number = 0
}
