/// A delegate that is told which controller a navigation controller shows.
///
/// The delegate is told whenever a controller becomes visible on top of the stack. This happens when the
/// program or the user pushes or pops, and when the stack itself appears. All methods are optional.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
    /// Called before a controller shows, or when the user begins to swipe back to it.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - viewController: The controller.
    ///   - animated: Whether the transition is animated.
    func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    )

    /// Called after a controller has become visible.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - viewController: The controller.
    ///   - animated: Whether the transition was animated.
    func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    )
}

extension NavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    ) {}

    /// Does nothing.
    public func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    ) {}
}
