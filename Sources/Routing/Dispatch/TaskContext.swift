/// Where a task stands: in a call that a router makes, or in what a navigator renders.
///
/// It is how a `dispatch` learns that it is made by the very handler that it would have to wait for, directly
/// or through other routers or a navigator. Tasks that are started inside inherit it, so it keeps nothing
/// alive.
package final class TaskContext: Sendable {
    @TaskLocal package static var current: TaskContext?

    /// What a navigator renders.
    private struct Rendering: Sendable {
        let navigator: ObjectIdentifier
        let number: Int
        let isOver = Locked(false)
    }

    /// Where the URL came from that is served here; what the task opens comes from there as well.
    let origin: RouteOrigin
    /// The event by which the job was opened, to name as the cause of what the task opens.
    private let opened: Int?
    private weak let dispatcher: Dispatcher?
    private weak let job: Job?
    private let call: Phase.CallNumber
    private let rendering: Rendering?
    /// Where the task stands that waits for this one, if one does.
    private weak let outer: TaskContext?
    /// The identity of the task.
    ///
    /// Task locals are inherited by tasks that are started inside, for which no call waits.
    private let task = TaskIdentity.current

    /// A call that a router makes.
    init(of job: Job, _ call: Phase.CallNumber, in dispatcher: Dispatcher, opened: Int?) {
        self.origin = job.origin
        self.opened = opened
        self.dispatcher = dispatcher
        self.job = job
        self.call = call
        self.rendering = nil
        self.outer = job.awaiter
    }

    /// What a navigator renders, to be ended by ``endRendering()``.
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

    /// The asking of code about a URL.
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
    /// A call that the calling task makes, or that waits for what the task does.
    struct RunningCall {
        let job: Job
        let dispatcher: Dispatcher
        let call: Phase.CallNumber
    }

    /// Where the calling task stands itself; `nil` in a task that was merely started inside a call.
    package static var ofThisTask: TaskContext? {
        guard let current, current.task == TaskIdentity.current, !current.isOver else { return nil }
        return current
    }

    /// The innermost call around the task; `nil` when there is none.
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

    /// Whether the call or the rendering has ended; the identity of its task may be another one's by then.
    var isOver: Bool {
        if let rendering { return rendering.isOver.withLock { $0 } }
        guard let job, let dispatcher else { return true }
        return dispatcher.look { _, _ in !job.phase.isCurrent(call) }
    }

    /// Notes that the rendering has ended; tasks that were started inside may go on.
    package func endRendering() {
        rendering?.isOver.withLock { $0 = true }
    }

    /// Whether a rendering of a navigator waits, directly or not, for what this task does.
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

    /// How far ``opened(in:)`` looks: without an end, nested dispatches would cost more the deeper they are.
    private static let longestCause = 16

    /// The event of a router in whose course the task does what it does, if that is not far.
    func opened(in dispatcher: Dispatcher) -> Int? {
        // A navigator may stand between, or other routers, which open URLs on behalf of this one.
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
    /// The origin of what the calling code does: that of the URL that it serves.
    ///
    /// It is known in the task of an async handler or proxy and in tasks started inside with `Task { }`, in
    /// conditions in code and in the decoding of values, and for classic handlers and proxies on the thread
    /// that they are called on, until they return. Everywhere else it is ``internal``: a closure that is going
    /// to run on another queue takes it along. Read it before the hop: `from: .current` on the other queue
    /// states an internal origin, which ``Routing/Configuration/ExternalDefault/denyUnknown`` honours.
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

    /// The origin of a URL that is opened without one, on a router that counts such a URL as external.
    ///
    /// If the calling task is known to serve an external URL, reports are to show where that came from.
    static var unstatedHere: RouteOrigin {
        let current = current
        return current.isExternal ? current : .unstated
    }
}
