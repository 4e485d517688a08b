internal import Routing

/// A marker for the task that renders a change for a navigator.
///
/// With it, a screen distinguishes the navigator's changes from those of the user.
package final class RenderingMarker: Sendable {
    @TaskLocal private static var current: RenderingMarker?

    /// The navigator that the task renders for.
    package weak let navigator: Navigator?
    /// The task that renders, until it ends.
    ///
    /// Tasks started inside inherit task-local values, and later another task may have the same identity.
    private let task = Locked<TaskIdentity?>(nil)

    /// Creates a marker of one change; no task renders yet.
    @MainActor
    init(of navigator: Navigator) {
        self.navigator = navigator
    }

    /// The marker of the calling task; `nil` in a task that was only started inside a rendering.
    package static var ofThisTask: RenderingMarker? {
        guard let current, let task = current.task.withLock({ $0 }), task == TaskIdentity.current else {
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

    /// Runs the rendering in the calling task.
    @MainActor
    func run<Result>(_ render: @MainActor () async throws -> Result) async rethrows -> Result {
        task.withLock { $0 = .current }
        defer { task.withLock { $0 = nil } }
        return try await Self.$current.withValue(self) { try await render() }
    }
}
