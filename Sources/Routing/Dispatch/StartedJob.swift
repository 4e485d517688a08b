/// A job that was opened for a task that begins later, and that takes the steps of the job.
///
/// The job has its place in the order of its router at once, and may hold up other jobs until it has ended.
package final class StartedJob: Sendable {
    private let dispatcher: Dispatcher
    private let job: Job
    private let step: JobStep

    init(_ job: Job, in dispatcher: Dispatcher) {
        self.dispatcher = dispatcher
        self.job = job
        step = dispatcher.open(job)
    }

    /// Whether the router refused to open the job, such as when it was overloaded.
    package var wasRefused: Bool { step.isEnd }

    /// Takes the steps of the job until it has ended; the task must call this method, once.
    ///
    /// - Throws: A ``RoutingError``, as `dispatch` does.
    package nonisolated(nonsending) func end() async throws {
        _ = try await dispatcher.drive(job, step)?.result.get()
    }
}

extension RouteScope {
    /// Opens a URL for a task that the caller starts next.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - data: The data for the entries.
    ///   - origin: The origin of the URL.
    ///   - context: The context of that task, which retains it until the job has ended.
    /// - Returns: The job.
    /// - Throws: The ``RoutingError`` for a text that is not a URL.
    package func start(
        _ text: String,
        passing data: (any Sendable)?,
        from origin: RouteOrigin?,
        in context: TaskContext
    ) throws(RoutingError) -> StartedJob {
        let from = self.origin(of: origin)
        let url = try dispatcher.readOpened(text, from: from, cause: cause)
        return StartedJob(job(url, from, data, awaitedBy: context), in: dispatcher)
    }
}

extension RouteScope {
    /// Makes the job of a URL that a navigator opens, or about which it asks guards.
    @inline(never)
    func job(
        _ url: RouteURL,
        _ origin: RouteOrigin,
        _ data: (any Sendable)?,
        awaitedBy awaiter: TaskContext? = .ofThisTask,
        isInquiry: Bool = false
    ) -> Job {
        dispatcher.job(
            url, filter, origin, data, cause: cause, isAwaited: true, awaiter: awaiter, isInquiry: isInquiry)
    }
}
