/// The identity of a task, for telling it from the tasks that were started inside and inherit its task
/// locals.
package struct TaskIdentity: Hashable, Sendable {
    private let hash: Int

    /// The identity of the task that runs; `nil` outside of any.
    package static var current: TaskIdentity? {
        withUnsafeCurrentTask { $0.map { TaskIdentity(hash: $0.hashValue) } }
    }
}
