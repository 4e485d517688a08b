/// What decides about the user's taps on tabs, and is told of them.
///
/// As in UIKit, selecting a tab by code calls none of the methods. Each of them may be left out.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Asked whether the tab that the user tapped is to be selected.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab-bar controller.
    ///   - viewController: The controller of the tab, which may be the one that is selected.
    /// - Returns: Whether it is; `true` unless it is implemented.
    func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool

    /// Called when the user has selected a tab, or the selected one once more.
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
