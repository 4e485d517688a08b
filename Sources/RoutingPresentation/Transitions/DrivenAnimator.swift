/// Ends animated transitions when it is told to: what tests drive a window with.
///
/// ```swift
/// let animator = DrivenAnimator()
/// window.animator = animator
/// navigation.pushViewController(book, animated: true)
/// // The book has been told that it will appear.
/// animator.advance()
/// // Now it has appeared.
/// ```
///
/// Transitions that have not ended do so when the animator is let go of.
@MainActor
public final class DrivenAnimator: Animator {
    private var played: [(transition: Transition, finished: @MainActor () -> Void)] = []

    /// Creates an animator.
    public init() {}

    /// The transitions that have begun and not ended; one window never has more than one.
    public var inFlight: [Transition] { played.map(\.transition) }

    /// Keeps the transition until ``advance()``.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - finished: Ends it.
    public func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
        played.append((transition, finished))
    }

    /// Ends the transition that began first, before the call returns.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func advance() -> Bool {
        if played.isEmpty { return false }
        played.removeFirst().finished()
        return true
    }
}
