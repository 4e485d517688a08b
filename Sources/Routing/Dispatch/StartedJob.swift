/// A job that was opened for a task that begins later, and that takes the steps of the job.
///
/// The job has its place in the order of its router at once. It may hold up other jobs until the task awaits
/// ``end()``, which every started job needs once.
package struct StartedJob: Sendable {
    private let dispatcher: Dispatcher
    private let opening: Result<(job: Job, step: JobStep), RoutingError>

    fileprivate init(_ dispatcher: Dispatcher, _ opening: Result<(job: Job, step: JobStep), RoutingError>) {
        self.dispatcher = dispatcher
        self.opening = opening
    }

    /// Takes the steps of the job, and returns when it has ended.
    ///
    /// - Throws: A ``RoutingError``, as `dispatch` does.
    package nonisolated(nonsending) func end() async throws {
        let (job, step) = try opening.get()
        _ = try await dispatcher.result(of: job, step).get()
    }
}

extension Dispatcher {
    /// Opens a URL for a task that the caller starts next.
    func start(
        _ text: String,
        in filter: TagFilter,
        from origin: RouteOrigin,
        data: (any Sendable)?,
        cause: Int?
    ) -> StartedJob {
        do {
            let url = try read(text)
            let job = job(url, filter, origin, data, cause: cause, isAwaited: true, isHere: false)
            return StartedJob(self, .success((job, transact { state, after in state.open(job, &after) })))
        } catch {
            noteMalformed(text, error, from: origin, cause: cause)
            return StartedJob(self, .failure(.malformed(text, error)))
        }
    }
}
