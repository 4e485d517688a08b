public import RoutingNavigation
public import UIKit

/// The delegate of all containers that the presenters make: reports that the screen may have changed.
///
/// The report says neither what changed nor who changed it. UIKit does not always say so either: it calls
/// `didShow` for the navigator's own transitions too. It calls the other two methods only for the user's
/// actions; see Apple's pages *tabBarController(_:didSelect:)* and *presentationControllerDidDismiss(_:)*. The
/// navigator reads back what shows.
@MainActor
public final class ScreenDelegate: NSObject {
    private var report: () -> Void = {}

    /// Reports changes to a renderer from now on.
    ///
    /// - Parameter renderer: The renderer; held weakly.
    public func tell(_ renderer: PresenterRenderer<UIViewController>) {
        report = { [weak renderer] in renderer?.screenDidChange() }
    }

    /// Reports a change that UIKit reports to no delegate, such as a screen that dismissed itself.
    public func screenDidChange() {
        report()
    }
}

extension ScreenDelegate: UINavigationControllerDelegate {
    /// Called after a swipe back, a tap on the back button, and any other transition of a stack.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        screenDidChange()
    }
}

extension ScreenDelegate: UITabBarControllerDelegate {
    /// Called after the user has tapped a tab.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        screenDidChange()
    }
}

extension ScreenDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user has pulled down a sheet.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        screenDidChange()
    }
}
