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
    /// The state that the changes produced; between the changes of a plan it may be inconsistent.
    public private(set) var shown = NavigationState()
    /// The number of requested changes, including those that failed.
    package private(set) var attempts = 0
    /// The number of changes that did not fit the shown state: undoing a change that timed out and was never
    /// made.
    package private(set) var misfits = 0
    /// Runs before each change; it may wait, or throw to make the change fail.
    public var before: @MainActor (NavigationChange) async throws -> Void = { _ in }
    /// Runs when the renderer settles on a state.
    package var onSettling: @MainActor (NavigationState) -> Void = { _ in }

    /// Creates a renderer of an empty state.
    public init() {}

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
        do { shown = try shown.applying([change]) } catch { misfits += 1 }
        performed.append(change)
        log.append("\(change)")
    }

    /// Takes over a state as the one that shows.
    ///
    /// - Parameter state: The state.
    public func settle(on state: NavigationState) {
        shown = state
        log.append("settle on \(state.url ?? "nothing")")
        onSettling(state)
    }

    /// Clears the shown state.
    public func reset() {
        shown = NavigationState()
        log.append("reset")
    }

    /// Clears the records and keeps the shown state.
    public func clear() {
        log = []
        performed = []
        attempts = 0
        misfits = 0
    }
}
