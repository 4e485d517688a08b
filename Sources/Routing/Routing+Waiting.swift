extension Routing {
    /// Returns when no job is running or waiting, or when the calling task is cancelled.
    ///
    /// Observers have received every earlier event by then, so their records can be read.
    ///
    /// Jobs held at gates do not count, since the code that calls this method may be the code that opens the
    /// gate; see ``held``. A URL that a proxy has decided to hold is at its gate by then.
    ///
    /// A router that was halted by an abandoned continuation becomes idle only after ``resume()`` has let the
    /// remaining jobs run. This method returns at once when the caller is the task of a handler that would have
    /// to end first, directly or through other routers.
    public func idle() async {
        await scope.dispatcher.idle()
    }

    /// The jobs that wait in the queue, the oldest first, without running jobs and jobs held at gates.
    ///
    /// - Complexity: O(*n*) in the number of jobs that wait.
    public var pending: [RoutePending] {
        scope.dispatcher.pending
    }

    /// The jobs that are held at gates, the first opened first; ``Gate/pending`` lists those of one gate.
    ///
    /// - Complexity: O(*n* log *n*) in the number of jobs that are held.
    public var held: [RoutePending] {
        scope.dispatcher.held
    }

    /// Cancels the jobs that wait in the queue, but neither running jobs nor jobs held at gates.
    ///
    /// The `dispatch` call of a cancelled job throws ``RoutingError/Code/cancelled``.
    ///
    /// - Parameter tags: Cancels only jobs opened in a scope with one of these tags; empty for all jobs.
    /// - Complexity: O(*n*) in the number of jobs that wait.
    public func cancelPending(tags: [String] = []) {
        scope.dispatcher.cancelPending(tags: Set(tags))
    }

    /// Resumes a router that was halted, see ``RoutingConfiguration/Abandonment/halt``; otherwise does nothing.
    public func resume() {
        scope.dispatcher.resume()
    }
}
