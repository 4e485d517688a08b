internal import Routing

/// Where a task stands: in the rendering of a navigator.
///
/// It is how a screen tells what a navigator does to it from what the user does.
package final class RenderingPlace: Sendable {
    @TaskLocal private static var current: RenderingPlace?

    /// The identity of the task; task locals are inherited by tasks started inside.
    private let task = TaskIdentity.current
    /// Whether the rendering has ended; the identity of its task may be another one's by then.
    private let isOver = Locked(false)

    private init() {}

    /// Where the calling task stands itself; `nil` in a task that was merely started inside a rendering.
    package static var ofThisTask: RenderingPlace? {
        guard let current, current.task == TaskIdentity.current, !current.isOver.withLock({ $0 }) else {
            return nil
        }
        return current
    }

    /// Renders in the calling task.
    @MainActor
    static func stand<Result>(_ render: @MainActor () async throws -> Result) async rethrows -> Result {
        let place = RenderingPlace()
        defer { place.isOver.withLock { $0 = true } }
        return try await $current.withValue(place) { try await render() }
    }
}
