extension Window.User {
    /// A swipe back that the user has begun, and finishes or cancels.
    ///
    /// When it is let go of in between, it is cancelled. Whatever is asked of the window meanwhile waits.
    @MainActor
    public final class Swipe {
        private let stage: Stage
        /// What is under way; the stage holds it until it is over.
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

        /// Swipes to the end: the top of the stack is popped before the call returns.
        ///
        /// Nothing to do when the swipe is over.
        public func finish() {
            if let performance { stage.finishSwipe(performance) }
        }

        /// Thinks better of it: the stack stays as it is.
        ///
        /// Nothing to do when the swipe is over.
        public func cancel() {
            if let performance { stage.cancelSwipe(performance) }
        }
    }
}
