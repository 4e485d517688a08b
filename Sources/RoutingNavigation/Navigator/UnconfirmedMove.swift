internal import Routing

extension Navigator {
    /// A state that the user brought about, and that guards may still refuse.
    ///
    /// It shows, but the navigator's state is still the earlier one, because it never shows a place that its
    /// guards have not passed. A request computes its new state from the navigator's state, and its changes from
    /// the state that shows. It therefore waits until both are the same or the guards have refused the move.
    @MainActor
    final class UnconfirmedMove {
        /// Its place in the order of moves.
        let number = Starts.nextNumber()
        /// What the user did.
        let actions: [NavigationAction]
        let state: NavigationState
        weak let navigator: Navigator?
        /// Whether the guards are still to be asked.
        var isAsked = true
        /// The answer of the guards, for which requests wait.
        let answer = AwaitedAnswer()
        /// Whether a guard has refused the state, which shows until a waiting request or the undo replaces it.
        var isRefused = false
        /// The number of requests that have waited for the answer and have not ended.
        private var requests = 0
        private var onlooker: CheckedContinuation<Void, Never>?

        init(_ actions: [NavigationAction], to state: NavigationState, in navigator: Navigator) {
            self.actions = actions
            self.state = state
            self.navigator = navigator
        }

        /// Whether a request that has waited for the answer has not ended.
        private var isAwaited: Bool { requests > 0 }

        /// Records that a request waits for the answer.
        func beginRequest() { requests += 1 }

        /// Records that such a request has ended.
        func endRequest() {
            requests -= 1
            if !isAwaited { onlooker.take()?.resume() }
        }

        /// Waits until the requests that waited for the answer have ended.
        func requestsEnded() async {
            await withCheckedContinuation { onlooker in
                if isAwaited { self.onlooker = onlooker } else { onlooker.resume() }
            }
        }
    }
}
