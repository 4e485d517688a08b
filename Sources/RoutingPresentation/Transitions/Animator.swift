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
