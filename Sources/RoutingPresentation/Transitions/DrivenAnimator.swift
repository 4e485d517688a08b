/// An animator that ends transitions on demand, so that tests can drive a window.
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
/// When the animator is released, its unfinished transitions end.
@MainActor
public final class DrivenAnimator: Animator {
    private var played: [(transition: Transition, finished: @MainActor () -> Void)] = []

    /// Creates an animator.
    public init() {}

    /// The transitions that have begun but not ended; each window has at most one.
    public var inFlight: [Transition] { played.map(\.transition) }

    /// Keeps the transition until ``advance()``.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - finished: Ends the transition.
    public func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
        played.append((transition, finished))
    }

    /// Ends the transition that began first; it has ended when the call returns.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func advance() -> Bool {
        if played.isEmpty { return false }
        played.removeFirst().finished()
        return true
    }
}
