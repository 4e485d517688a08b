extension Window.User {
    /// A swipe back that the user has begun, and then finishes or cancels.
    ///
    /// A swipe that is released before that is cancelled. While a swipe is in progress, the window's verbs
    /// wait.
    @MainActor
    public final class Swipe {
        private let transitionQueue: TransitionQueue
        /// The swipe's transition; the queue retains it until it ends.
        private weak var running: RunningTransition?

        init(_ running: RunningTransition, on transitionQueue: TransitionQueue) {
            self.transitionQueue = transitionQueue
            self.running = running
        }

        deinit {
            Task { @MainActor [transitionQueue, weak running] in
                if let running { transitionQueue.cancelSwipe(running) }
            }
        }

        /// Finishes the swipe: the top of the stack is popped before the call returns.
        ///
        /// The method does nothing when the swipe has ended.
        public func finish() {
            if let running { transitionQueue.finishSwipe(running) }
        }

        /// Cancels the swipe: the stack keeps its controllers.
        ///
        /// The method does nothing when the swipe has ended.
        public func cancel() {
            if let running { transitionQueue.cancelSwipe(running) }
        }
    }
}
