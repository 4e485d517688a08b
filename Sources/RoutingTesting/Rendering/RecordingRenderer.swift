public import RoutingNavigation

/// A renderer that shows nothing: it writes down what it is told, and keeps the state that its changes lead
/// to.
///
/// ```swift
/// let renderer = RecordingRenderer()
/// let navigator = Navigator(tree, renderer: renderer)
/// try await navigator.open("books/7")
/// assert(renderer.shown.url == "books/7")
/// assert(renderer.log.last == "settle on books/7")
/// ```
///
/// What it does before a change is up to the test: it may wait, or throw as a real screen might.
@MainActor
public final class RecordingRenderer: NavigationRenderer {
    /// What it was told, in order.
    public private(set) var log: [String] = []
    /// The changes that were made, in order.
    public private(set) var performed: [NavigationChange] = []
    /// What the changes lead to; between the changes of a plan it may be no sound state.
    public private(set) var shown = NavigationState()
    /// How many changes it was asked for, those that failed included.
    public private(set) var attempts = 0
    /// How many changes did not fit what was shown: taking back what took too long and was never made.
    public private(set) var misfits = 0
    /// What happens before a change is made: a wait, or a failure.
    public var before: @MainActor (NavigationChange) async throws -> Void = { _ in }
    /// What happens when it settles.
    public var onSettling: @MainActor (NavigationState) -> Void = { _ in }

    /// Creates a renderer of an empty state.
    public init() {}

    /// Writes down that a plan begins.
    ///
    /// - Parameter plan: The plan.
    public func begin(_ plan: NavigationPlan) {
        log.append("begin \(plan.changes.count)")
    }

    /// Makes a change, after ``before``.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - plan: The plan that it belongs to.
    /// - Throws: What ``before`` throws.
    public func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        attempts += 1
        try await before(change)
        do { shown = try shown.applying([change]) } catch { misfits += 1 }
        performed.append(change)
        log.append("\(change)")
    }

    /// Takes a state over as the one that shows.
    ///
    /// - Parameter state: The state.
    public func settle(on state: NavigationState) {
        shown = state
        log.append("settle on \(state.url ?? "nothing")")
        onSettling(state)
    }

    /// Shows nothing from then on.
    public func reset() {
        shown = NavigationState()
        log.append("reset")
    }

    /// Forgets what was written down, and shows what it shows.
    public func clear() {
        log = []
        performed = []
        attempts = 0
    }
}
