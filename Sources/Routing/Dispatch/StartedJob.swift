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

extension RouteOpening {
    /// Opens a URL for a task that the caller starts next; see ``StartedJob``.
    package func start(
        _ text: String,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> StartedJob {
        let scope = scope
        let (dispatcher, from) = (scope.dispatcher, scope.origin(of: origin))
        do {
            let url = try dispatcher.read(text)
            let job = dispatcher.job(
                url, scope.filter, from, data, cause: scope.cause, isAwaited: true, isHere: false)
            let step = dispatcher.transact { state, after in state.open(job, &after) }
            return StartedJob(dispatcher, .success((job, step)))
        } catch {
            dispatcher.noteMalformed(text, error, from: from, cause: scope.cause)
            return StartedJob(dispatcher, .failure(.malformed(text, error)))
        }
    }
}
