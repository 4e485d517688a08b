/// The identity of a task.
///
/// It tells a task apart from the tasks that are started inside it and inherit its task locals.
package struct TaskIdentity: Hashable, Sendable {
    private let hash: Int

    /// The identity of the current task, or `nil` outside a task.
    package static var current: TaskIdentity? {
        withUnsafeCurrentTask { $0.map { TaskIdentity(hash: $0.hashValue) } }
    }
}
