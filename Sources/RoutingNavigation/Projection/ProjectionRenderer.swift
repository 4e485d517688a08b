/// A renderer without any effect, for declarative frameworks whose views follow ``Navigator/projection``.
///
/// Each change completes at once and cannot fail, so the navigator never undoes one.
@MainActor
final class ProjectionRenderer: NavigationRenderer {
    nonisolated init() {}

    func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {}

    func settle(on state: NavigationState) {}

    func reset() {}
}
