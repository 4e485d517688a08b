/// Renders nothing: the screen follows ``Navigator/projection``, as declarative frameworks do.
///
/// A change is made at once, so the state is never undone.
@MainActor
public final class ProjectionRenderer: NavigationRenderer {
    /// Creates a renderer.
    public nonisolated init() {}

    /// Makes no change itself.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - plan: The plan that it belongs to.
    /// - Throws: Nothing.
    public func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {}

    /// Shows no state itself.
    ///
    /// - Parameter state: The state.
    public func settle(on state: NavigationState) {}

    /// Has nothing to forget.
    public func reset() {}
}
