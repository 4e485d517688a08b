extension Routing {
    /// Returns when nothing is running or waiting, or when the calling task is cancelled.
    ///
    /// By then observers have seen all that happened before, so what they wrote down can be read.
    ///
    /// What gates hold does not count: it waits for its gate to be opened, perhaps by the very code that
    /// waits here; see ``held``. A URL that a proxy has decided to hold is at its gate by then.
    ///
    /// A router that was halted by an abandoned continuation is idle only once ``resume()`` has let the rest
    /// run. Called by the very task of a handler that would have to end first, directly or through other
    /// routers, it returns at once instead of waiting for itself.
    public func idle() async {
        await scope.dispatcher.idle()
    }

    /// What waits for its turn, the oldest first; what is running, or held at a gate, is not among it.
    ///
    /// - Complexity: O(*n*) in the number of jobs that wait.
    public var pending: [RoutePending] {
        scope.dispatcher.pending
    }

    /// What proxies hold at gates, the first opened first; ``Gate/pending`` says what waits where.
    ///
    /// - Complexity: O(*n* log *n*) in the number of jobs that are held.
    public var held: [RoutePending] {
        scope.dispatcher.held
    }

    /// Cancels what waits; what is running goes on, and what is held at gates stays there.
    ///
    /// A `dispatch` that waited throws ``RoutingError/Code/cancelled``.
    ///
    /// - Parameter tags: Only what was opened in a scope with one of these tags; none for everything.
    /// - Complexity: O(*n*) in the number of jobs that wait.
    public func cancelPending(tags: [String] = []) {
        scope.dispatcher.cancelPending(tags: Set(tags))
    }

    /// Goes on after a halt, see ``Configuration/Abandonment/halt``; without one it does nothing.
    public func resume() {
        scope.dispatcher.resume()
    }
}
