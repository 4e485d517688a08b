/// A delegate that decides about the user's taps on tabs and is told of them.
///
/// As in UIKit, selecting a tab by code calls none of the methods. All methods are optional.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Decides whether the tab that the user tapped is selected.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab-bar controller.
    ///   - viewController: The tab's controller, which may be the selected one.
    /// - Returns: Whether the tab is selected; the default implementation returns `true`.
    func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool

    /// Called after the user has selected a tab, or has tapped the selected tab again.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab-bar controller.
    ///   - viewController: The controller of the tab.
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
    /// Lets the tab be selected.
    public func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool {
        true
    }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: TabBarController,
        didSelect viewController: ViewController
    ) {}
}
