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

/// An animator that gives each transition the same time, which may be none.
public struct TimedAnimator: Animator {
    /// Waits until a transition ends; `nil` ends it before the call of the verb returns.
    private let wait: (@Sendable () async -> Void)?

    fileprivate init() {
        wait = nil
    }

    package init<C: Clock<Duration>>(_ duration: Duration, clock: C) {
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
        guard let wait else { return finished() }
        Task {
            await wait()
            finished()
        }
    }
}

extension Animator where Self == TimedAnimator {
    /// An animator whose transitions take no time: they end before the call of the verb returns.
    public static var immediate: TimedAnimator { TimedAnimator() }

    /// An animator whose animations all take the same time.
    ///
    /// - Parameter duration: The duration of each animation.
    /// - Returns: The animator.
    public static func duration(_ duration: Duration) -> TimedAnimator {
        TimedAnimator(duration, clock: ContinuousClock())
    }
}
