extension Window.User {
    /// A swipe back that the user has begun, and then finishes or cancels.
    ///
    /// A swipe that is released before that is cancelled. While a swipe is in progress, the window's verbs
    /// wait.
    @MainActor
    public final class Swipe {
        private let stage: Stage
        /// The swipe's transition; the stage retains it until it ends.
        private weak var performance: Performance?

        init(_ performance: Performance, on stage: Stage) {
            self.stage = stage
            self.performance = performance
        }

        deinit {
            Task { @MainActor [stage, weak performance] in
                if let performance { stage.cancelSwipe(performance) }
            }
        }

        /// Finishes the swipe: the top of the stack is popped before the call returns.
        ///
        /// The method does nothing when the swipe has ended.
        public func finish() {
            if let performance { stage.finishSwipe(performance) }
        }

        /// Cancels the swipe: the stack keeps its controllers.
        ///
        /// The method does nothing when the swipe has ended.
        public func cancel() {
            if let performance { stage.cancelSwipe(performance) }
        }
    }
}
