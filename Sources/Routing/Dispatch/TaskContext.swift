/// Where a task stands: in a call that a router makes, or in what a navigator renders.
///
/// It is how a `dispatch` learns that it is made by the very handler that it would have to wait for, directly
/// or through another router or a navigator.
package final class TaskContext: Sendable {
    @TaskLocal package static var current: TaskContext?

    /// The router, or the navigator.
    let dispatcher: ObjectIdentifier
    /// The job that it runs.
    let job: Int
    /// The event by which the job was opened, to name as the cause of what the task opens.
    let opened: Int?
    /// Where the URL came from that is served here; what the task opens comes from there as well.
    let origin: RouteOrigin
    /// Where the task stands that waits for this job, if one does.
    let outer: TaskContext?
    /// The identity of the task.
    ///
    /// Task locals are inherited by tasks started inside, for which nobody waits.
    private let task = TaskIdentity.current
    private let ending = Locked(false)

    package init(
        dispatcher: ObjectIdentifier,
        job: Int,
        opened: Int?,
        outer: TaskContext?,
        origin: RouteOrigin = .current
    ) {
        self.dispatcher = dispatcher
        self.job = job
        self.opened = opened
        self.outer = outer
        self.origin = origin
    }

    /// Where the calling task stands itself; `nil` in a task that was merely started inside a call.
    package static var ofThisTask: TaskContext? {
        guard let current, current.task == TaskIdentity.current, !current.isOver else { return nil }
        return current
    }

    /// Whether the call has ended; the identity of its task may be another one's by then.
    var isOver: Bool { ending.withLock { $0 } }

    /// Notes that the call has ended; tasks that were started inside may go on.
    package func end() {
        ending.withLock { $0 = true }
    }

    /// The jobs of a router that wait, directly or not, for what this task waits for; the nearest first.
    package func jobs(of dispatcher: ObjectIdentifier) -> [Int] {
        var jobs: [Int] = []
        var place: TaskContext? = self
        while let current = place {
            if current.dispatcher == dispatcher { jobs.append(current.job) }
            place = current.outer
        }
        return jobs
    }
}

extension RouteOrigin {
    /// The origin of what the calling code does: that of the URL that it serves.
    ///
    /// It is known in the task of an async handler or proxy and in tasks started inside with `Task { }`, and
    /// for classic ones on the thread that they are called on, until they return. Everywhere else it is
    /// ``internal``: a closure that is going to run on another queue takes it along.
    ///
    /// ```swift
    /// router.map("app://search/:words") { route, parameters, data, completed in
    ///     let origin = RouteOrigin.current
    ///     search(parameters["words"]) { result in
    ///         router.open(result, from: origin)
    ///         completed()
    ///     }
    /// }
    /// ```
    public static var current: RouteOrigin { TaskContext.current?.origin ?? .internal }
}
