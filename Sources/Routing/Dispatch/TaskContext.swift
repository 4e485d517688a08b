/// The context of a task: a call that a router makes, or a mark of what a navigator does.
///
/// From the context, a `dispatch` learns whether it would wait for the handler that calls it, directly or through
/// other routers or a navigator, and a navigator learns which of its requests waits for the calling task. A task
/// that is started inside inherits the context, although no call waits for it; so the context retains neither a job
/// nor a router.
package final class TaskContext: Sendable {
    @TaskLocal package static var current: TaskContext?

    /// A mark, and whether its operation has ended.
    private struct Marking: Sendable {
        let mark: any Sendable
        let isOver = Locked(false)
    }

    /// The origin of the URL that the task handles, and of the URLs that it opens.
    let origin: RouteOrigin
    /// The number of the event that opened the job, which is the cause of the URLs that the task opens.
    private let opened: Int?
    private weak let dispatcher: Dispatcher?
    private weak let job: Job?
    private let call: JobPhase.CallNumber
    private let marking: Marking?
    /// The context of the task that waits for this one, if any.
    private weak let outer: TaskContext?
    /// The identity of the task.
    ///
    /// Tasks that are started inside inherit the task local, but no call waits for them.
    private let task = TaskIdentity.current

    private init(
        from origin: RouteOrigin,
        in outer: TaskContext?,
        dispatcher: Dispatcher? = nil,
        job: Job? = nil,
        call: JobPhase.CallNumber = 0,
        opened: Int? = nil,
        marking: Marking? = nil
    ) {
        self.origin = origin
        self.outer = outer
        self.dispatcher = dispatcher
        self.job = job
        self.call = call
        self.opened = opened
        self.marking = marking
    }

    /// Creates the context of a call that a router makes.
    convenience init(of job: Job, _ call: JobPhase.CallNumber, in dispatcher: Dispatcher, opened: Int?) {
        self.init(
            from: job.origin, in: job.awaiter, dispatcher: dispatcher, job: job, call: call, opened: opened)
    }

    /// Creates the context of a task with a mark.
    ///
    /// - Parameters:
    ///   - mark: The mark.
    ///   - outer: The context of the task that waits for this one, if any.
    ///   - origin: The origin of the URL that the task handles.
    package convenience init(
        _ mark: some Sendable, in outer: TaskContext?, from origin: RouteOrigin = .current
    ) {
        self.init(from: origin, in: outer, marking: Marking(mark: mark))
    }

    /// Creates the context of the code of entries that runs to match a URL.
    convenience init(following origin: RouteOrigin) {
        self.init(from: origin, in: .current)
    }
}

extension TaskContext {
    /// A call that the calling task makes, or that waits for the calling task.
    struct RunningCall {
        let job: Job
        let dispatcher: Dispatcher
        let call: JobPhase.CallNumber
    }

    /// The number of the job whose handler, guard or proxy the calling task runs; see ``RouteScope/lastJobNumber``.
    package static var jobNumber: Int? { current?.job?.number }

    /// The context of the calling task itself; `nil` in a task that was only started inside a call.
    package static var ofThisTask: TaskContext? {
        guard let current, current.task == TaskIdentity.current, !current.isOver else { return nil }
        return current
    }

    /// The innermost call around the task, if any.
    var runningCall: RunningCall? {
        var context: TaskContext? = self
        while let current = context {
            if let job = current.job, let dispatcher = current.dispatcher {
                return RunningCall(job: job, dispatcher: dispatcher, call: current.call)
            }
            context = current.outer
        }
        return nil
    }

    /// Whether the call, or what is marked, has ended; afterwards, another task may have the same identity.
    var isOver: Bool {
        if let marking { return marking.isOver.withLock { $0 } }
        guard let job, let dispatcher else { return true }
        return dispatcher.look { _, _ in !job.phase.isCurrent(call) }
    }

    /// The maximum depth of the search in ``opened(in:)``, so that deep nesting costs no more.
    private static let longestCause = 16

    /// Returns the number of a router's event that causes the actions of this task, if it is near enough.
    func opened(in dispatcher: Dispatcher) -> Int? {
        // A navigator or other routers, which open URLs on behalf of this router, may lie between.
        var context: TaskContext? = self
        for _ in 0..<Self.longestCause {
            guard let current = context else { return nil }
            if current.dispatcher === dispatcher { return current.opened }
            context = current.outer
        }
        return nil
    }
}

extension TaskContext {
    /// Runs an operation with a mark; see ``marks(_:)``.
    ///
    /// - Parameters:
    ///   - mark: The mark.
    ///   - outer: The context of the task that waits for the calling task; by default, that of the calling task.
    ///   - origin: The origin of the URL that the operation handles.
    ///   - operation: The operation.
    /// - Returns: The result of the operation.
    @MainActor
    package static func withMark<Result>(
        _ mark: some Sendable,
        in outer: TaskContext? = .ofThisTask,
        from origin: RouteOrigin = .current,
        _ operation: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let context = TaskContext(mark, in: outer, from: origin)
        defer { context.marking?.isOver.withLock { $0 = true } }
        return try await $current.withValue(context) { try await operation() }
    }

    /// The marks of a type in the calling task and in the tasks that wait for it, the innermost first.
    ///
    /// A task that was only started inside has none of them.
    package static func marks<Mark>(_ type: Mark.Type) -> [Mark] {
        guard let ofThisTask else { return [] }
        return sequence(first: ofThisTask, next: \.outer).compactMap { $0.marking?.mark as? Mark }
    }
}

extension RouteOrigin {
    /// The origin of the URL that the calling code handles.
    ///
    /// It is known in the following places:
    ///
    /// - in the task of an async handler, guard or proxy, and in tasks started inside with `Task { }`,
    /// - in conditions in code and in the decoding of values, without the source if `canOpen` runs them,
    /// - in a classic handler, guard or proxy until it returns, on the thread on which it is called.
    ///
    /// Everywhere else the value is ``internal``. Read it before you hop to another queue, and capture it: on the
    /// other queue, `from: .current` states an internal origin, which
    /// ``RoutingConfiguration/ExternalDefault/denyUnknown`` accepts.
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

    /// The origin of a URL opened without a stated origin, on a router that counts such URLs as external.
    ///
    /// If the calling task is known to handle an external URL, reports show the origin of that URL.
    static var unstatedHere: RouteOrigin {
        let current = current
        return current.isExternal ? current : .unstated
    }
}
