import RoutingPresentation
import UIKit

extension UIWindow {
    /// Performs a user action on the visible screen, and returns its description.
    func moveByHand(_ kind: Int) -> String {
        guard let top = headless.topViewController else { return "nothing shows" }
        switch kind {
        case 0 where top.navigationController?.viewControllers.count ?? 0 > 1:
            headless.user.swipeBack()
            return "swipe"
        case 1 where top.navigationController?.viewControllers.count ?? 0 > 1:
            beginSwipeBack()?.cancel()
            return "swipe and think better of it"
        case 2, 3:
            guard top.tabBarController != nil else { return "no tabs" }
            headless.user.tapTab(at: kind - 2)
            return "tap \(kind - 2)"
        case 4 where top.presentingViewController != nil:
            headless.user.pullDown()
            return "pull down"
        default:
            return "no move"
        }
    }
}
