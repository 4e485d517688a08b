internal import Routing

/// A marker for the task that renders for a navigator.
///
/// With it, a screen distinguishes the navigator's changes from those of the user.
package final class RenderingMarker: Sendable {
    @TaskLocal private static var current: RenderingMarker?

    /// The identity of the rendering task; needed because tasks started inside inherit task-local values.
    private let task = TaskIdentity.current
    /// Whether the rendering has ended; another task may then have the same identity.
    private let isOver = Locked(false)

    private init() {}

    /// The marker of the calling task; `nil` in a task that was only started inside a rendering.
    package static var ofThisTask: RenderingMarker? {
        guard let current, current.task == TaskIdentity.current, !current.isOver.withLock({ $0 }) else {
            return nil
        }
        return current
    }

    /// Calls code of the program, whose changes are not the navigator's, not even in the task that renders.
    ///
    /// - Parameter call: Calls the code, such as the life-cycle methods of a screen.
    /// - Returns: The result of the closure.
    package static func leave<Result>(_ call: () throws -> Result) rethrows -> Result {
        try $current.withValue(nil, operation: call)
    }

    /// Runs a rendering in the calling task.
    @MainActor
    static func run<Result>(_ render: @MainActor () async throws -> Result) async rethrows -> Result {
        let marker = RenderingMarker()
        defer { marker.isOver.withLock { $0 = true } }
        return try await $current.withValue(marker) { try await render() }
    }
}
