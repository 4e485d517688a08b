/// A renderer without any effect, for declarative frameworks whose views follow ``Navigator/projection``.
///
/// Each change completes at once and cannot fail, so the navigator never undoes one.
@MainActor
public final class ProjectionRenderer: NavigationRenderer {
    /// Creates a renderer.
    public nonisolated init() {}

    /// Does nothing, because the views follow the projection.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - plan: The plan that it belongs to.
    /// - Throws: This method never throws.
    public func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {}

    /// Does nothing, because the views follow the projection.
    ///
    /// - Parameter state: The state.
    public func settle(on state: NavigationState) {}

    /// Does nothing, because the renderer has no state.
    public func reset() {}
}
