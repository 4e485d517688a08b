public import Routing

/// How the controller of a URL comes onto the screen.
public indirect enum PresentationStyle: Sendable {
    /// Pushes when there is a navigation controller, else presents; animated.
    case show
    /// Puts it into the second column of a split view when there is one, else presents; animated.
    case showDetail
    /// Presents it over the whole window.
    case present(animated: Bool)
    /// Pushes it; without a navigation controller that is a fault.
    case push(animated: Bool)
    /// Does what a closure does, which must call `completed` once, from anywhere.
    ///
    /// The closure is called when nothing goes on in the window. A second call of `completed` is ignored;
    /// letting go of it uncalled is treated as from any handler, see `Routing.Configuration.abandonment`.
    case custom(
        custom:
            @MainActor @Sendable (
                _ presenting: ViewController,
                _ presented: ViewController,
                _ completed: @escaping Completed
            ) -> Void
    )
    /// Wraps the controller in a navigation controller, then does the other.
    case inNavigationController(PresentationStyle)
}
