/// Gives each animated transition the same time on a clock.
public struct TimedAnimator: Animator {
    private let wait: @Sendable () async -> Void

    /// Creates an animator.
    ///
    /// - Parameters:
    ///   - duration: How long each transition takes.
    ///   - clock: What measures it.
    public init<C: Clock<Duration>>(_ duration: Duration, clock: C) {
        wait = {
            // Nobody cancels the task; were it so, the transition would end early, which is all right.
            try? await clock.sleep(for: duration)
        }
    }

    /// Ends the transition when the time is over.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - finished: Ends it.
    public func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
        Task {
            await wait()
            finished()
        }
    }
}
