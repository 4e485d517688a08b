/// Decides how long the animated transitions of a window take.
///
/// ```swift
/// window.animator = .duration(.milliseconds(300))
/// ```
///
/// A real user interface that follows a window brings its own, and finishes a transition when its animation
/// ends.
@MainActor
public protocol Animator {
    /// Plays a transition that begins.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - finished: Ends the transition; to be called once, now or later. A second call is ignored. When it
    ///     is let go of uncalled, the transition ends as well, and
    ///     ``PresentationError/Code/animationDropped`` is reported.
    func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void)
}

/// Takes no time: transitions end before the call that asked for them returns.
public struct ImmediateAnimator: Animator {
    /// Ends the transition at once.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - finished: Ends it.
    public func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
        finished()
    }
}

extension Animator where Self == ImmediateAnimator {
    /// Animations take no time.
    public static var immediate: ImmediateAnimator { ImmediateAnimator() }
}

extension Animator where Self == TimedAnimator {
    /// Animations take some time.
    ///
    /// - Parameter duration: How long each takes.
    /// - Returns: The animator.
    public static func duration(_ duration: Duration) -> TimedAnimator {
        TimedAnimator(duration, clock: ContinuousClock())
    }
}

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
