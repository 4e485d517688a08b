/// The context of a task: a call that a router makes, or a rendering of a navigator.
///
/// From the context, a `dispatch` learns whether it would wait for the handler that calls it, directly or through
/// other routers or a navigator. Tasks that are started inside inherit the context, so it retains neither a job
/// nor a router.
package final class TaskContext: Sendable {
    @TaskLocal package static var current: TaskContext?

    /// A rendering of a navigator.
    private struct Rendering: Sendable {
        let navigator: ObjectIdentifier
        let number: Int
        let isOver = Locked(false)
    }

    /// The origin of the URL that the task handles, and of the URLs that it opens.
    let origin: RouteOrigin
    /// The number of the event that opened the job, which is the cause of the URLs that the task opens.
    private let opened: Int?
    private weak let dispatcher: Dispatcher?
    private weak let job: Job?
    private let call: JobPhase.CallNumber
    private let rendering: Rendering?
    /// The context of the task that waits for this one, if any.
    private weak let outer: TaskContext?
    /// The identity of the task.
    ///
    /// Tasks that are started inside inherit the task local, but no call waits for them.
    private let task = TaskIdentity.current

    /// Creates the context of a call that a router makes.
    init(of job: Job, _ call: JobPhase.CallNumber, in dispatcher: Dispatcher, opened: Int?) {
        self.origin = job.origin
        self.opened = opened
        self.dispatcher = dispatcher
        self.job = job
        self.call = call
        self.rendering = nil
        self.outer = job.awaiter
    }

    /// Creates the context of a rendering of a navigator, which ``endRendering()`` ends.
    package init(
        rendering number: Int,
        of navigator: ObjectIdentifier,
        in outer: TaskContext?,
        from origin: RouteOrigin
    ) {
        self.origin = origin
        self.opened = nil
        self.dispatcher = nil
        self.job = nil
        self.call = 0
        self.rendering = Rendering(navigator: navigator, number: number)
        self.outer = outer
    }

    /// Creates the context of the code of entries that runs to match a URL.
    init(following origin: RouteOrigin) {
        self.origin = origin
        self.opened = nil
        self.dispatcher = nil
        self.job = nil
        self.call = 0
        self.rendering = nil
        self.outer = TaskContext.current
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

    /// Whether the call or the rendering has ended; afterwards, another task may have the same identity.
    var isOver: Bool {
        if let rendering { return rendering.isOver.withLock { $0 } }
        guard let job, let dispatcher else { return true }
        return dispatcher.look { _, _ in !job.phase.isCurrent(call) }
    }

    /// Records that the rendering has ended; tasks that were started inside may still run.
    package func endRendering() {
        rendering?.isOver.withLock { $0 = true }
    }

    /// Whether a rendering of a navigator waits for this task, directly or indirectly.
    package func isIn(rendering number: Int, of navigator: ObjectIdentifier) -> Bool {
        var context: TaskContext? = self
        while let current = context {
            if let rendering = current.rendering, rendering.navigator == navigator, rendering.number == number
            {
                return true
            }
            context = current.outer
        }
        return false
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
