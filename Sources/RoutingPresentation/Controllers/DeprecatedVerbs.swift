public import Routing

/// The verbs by the names that an older router gave them.
extension NavigationController {
    /// Pops the controller on top of the stack.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    /// - Returns: The popped controller; see ``popViewController(animated:completion:)``.
    @available(*, deprecated, renamed: "popViewController(animated:completion:)")
    @discardableResult
    public func popViewControllerAnimated(
        _ animated: Bool, completion: @escaping Completed
    ) -> ViewController? {
        popViewController(animated: animated, completion: completion)
    }

    /// Pops controllers until a given one is on top.
    ///
    /// - Parameters:
    ///   - viewController: A controller on the stack.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    /// - Returns: The popped controllers; see ``popToViewController(_:animated:completion:)``.
    @available(*, deprecated, renamed: "popToViewController(_:animated:completion:)")
    @discardableResult
    public func popToViewControllerAnimated(
        _ viewController: ViewController, animated: Bool, completion: @escaping Completed
    ) -> [ViewController]? {
        popToViewController(viewController, animated: animated, completion: completion)
    }

    /// Pops all controllers but the root.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    /// - Returns: The popped controllers; see ``popToRootViewController(animated:completion:)``.
    @available(*, deprecated, renamed: "popToRootViewController(animated:completion:)")
    @discardableResult
    public func popToRootViewControllerAnimated(
        _ animated: Bool, completion: @escaping Completed
    ) -> [ViewController]? {
        popToRootViewController(animated: animated, completion: completion)
    }
}

extension ViewController {
    /// Shows a controller from this one.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - sender: The object that asked for it.
    ///   - completion: Called once, in a later turn of the main actor, after the verb has ended or failed.
    @available(*, deprecated, renamed: "show(_:sender:completion:)")
    public func showViewController(
        _ viewController: ViewController, sender: AnyObject?, completion: @escaping Completed
    ) {
        show(viewController, sender: sender, completion: completion)
    }
}
