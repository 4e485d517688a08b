public import RoutingNavigation

/// A renderer that shows nothing: it records its calls, and keeps the state that the changes produce.
///
/// ```swift
/// let renderer = RecordingRenderer()
/// let navigator = Navigator(tree, renderer: renderer)
/// try await navigator.open("books/7")
/// assert(renderer.shown.url == "books/7")
/// assert(renderer.log.last == "settle on books/7")
/// ```
///
/// A test decides what happens before each change: ``before`` can wait, or throw as a real screen might.
@MainActor
public final class RecordingRenderer: NavigationRenderer {
    /// The recorded calls, in order.
    public private(set) var log: [String] = []
    /// The changes that were made, in order.
    package private(set) var performed: [NavigationChange] = []
    /// The number of requested changes, including those that failed.
    package private(set) var attempts = 0
    /// The number of times that changes were applied to a state, which takes time in proportion to its nodes.
    package private(set) var applications = 0
    /// The state before ``unapplied``.
    private var applied = NavigationState()
    /// The changes that were made since ``shown`` was last needed.
    private var unapplied: [NavigationChange] = []
    private var countedMisfits = 0
    /// Runs before each change; it may wait, or throw to make the change fail.
    public var before: @MainActor (NavigationChange) async throws -> Void = { _ in }
    /// Runs when the renderer settles on a state.
    package var onSettling: @MainActor (NavigationState) -> Void = { _ in }

    /// Creates a renderer of an empty state.
    public init() {}

    /// The state that the changes produced; between the changes of a plan it may be inconsistent.
    ///
    /// - Complexity: O(*n*) in the number of nodes for the first reading after a change, otherwise O(1).
    public var shown: NavigationState {
        applyChanges()
        return applied
    }

    /// The number of changes that did not fit the shown state: undoing a change that timed out and was never
    /// made.
    package var misfits: Int {
        applyChanges()
        return countedMisfits
    }

    /// Records that a plan begins.
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
    /// - Throws: The error that ``before`` throws.
    public func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        attempts += 1
        try await before(change)
        unapplied.append(change)
        performed.append(change)
        log.append("\(change)")
    }

    /// Takes over a state as the one that shows.
    ///
    /// - Parameter state: The state.
    public func settle(on state: NavigationState) {
        applyChanges()
        applied = state
        log.append("settle on \(state.url ?? "nothing")")
        onSettling(state)
    }

    /// Clears the shown state.
    public func reset() {
        applyChanges()
        applied = NavigationState()
        log.append("reset")
    }

    /// Clears the records and keeps the shown state.
    public func clear() {
        log = []
        performed = []
        attempts = 0
        applyChanges()
        countedMisfits = 0
    }

    /// Applies the changes together: one by one, the changes of a large plan would take quadratic time.
    private func applyChanges() {
        if unapplied.isEmpty { return }
        let changes = unapplied
        unapplied = []
        applications += 1
        do {
            applied = try applied.applying(changes)
        } catch {
            for change in changes { apply(change) }
        }
    }

    private func apply(_ change: NavigationChange) {
        applications += 1
        do { applied = try applied.applying([change]) } catch { countedMisfits += 1 }
    }
}
