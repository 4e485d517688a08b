/// Decides how long the animated transitions of a window take.
///
/// ```swift
/// window.animator = .duration(.milliseconds(300))
/// ```
///
/// A real user interface that follows a window has an animator of its own, which finishes a transition when
/// the animation ends.
@MainActor
public protocol Animator {
    /// Plays a transition that has begun.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - finished: Ends the transition; call it once, now or later. A second call is ignored. If it is
    ///     released without a call, the transition ends too, and the window reports
    ///     ``PresentationError/Code/animationDropped``.
    func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void)
}

/// An animator whose transitions take no time: they end before the call of the verb returns.
public struct ImmediateAnimator: Animator {
    /// Ends the transition at once.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - finished: Ends the transition.
    public func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
        finished()
    }
}

extension Animator where Self == ImmediateAnimator {
    /// An animator whose animations take no time.
    public static var immediate: ImmediateAnimator { ImmediateAnimator() }
}

extension Animator where Self == TimedAnimator {
    /// An animator whose animations all take the same time.
    ///
    /// - Parameter duration: The duration of each animation.
    /// - Returns: The animator.
    public static func duration(_ duration: Duration) -> TimedAnimator {
        TimedAnimator(duration, clock: ContinuousClock())
    }
}

/// An animator that gives each transition the same time on a clock.
public struct TimedAnimator: Animator {
    private let wait: @Sendable () async -> Void

    /// Creates an animator.
    ///
    /// - Parameters:
    ///   - duration: The duration of each transition.
    ///   - clock: The clock that measures the duration.
    public init<C: Clock<Duration>>(_ duration: Duration, clock: C) {
        wait = {
            // No code cancels this task. If it were cancelled, the transition would only end early.
            try? await clock.sleep(for: duration)
        }
    }

    /// Ends the transition after the duration.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - finished: Ends the transition.
    public func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
        Task {
            await wait()
            finished()
        }
    }
}
