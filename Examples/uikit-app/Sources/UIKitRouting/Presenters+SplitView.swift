public import RoutingNavigation
public import UIKit

extension StackPresenter where Presentable == UIViewController {
    /// Presents a stack as a split view: the root in the first column, and the other screens as a navigation
    /// stack in the second.
    ///
    /// - Parameter delegate: Told when the user goes back in the second column.
    /// - Returns: The presenter.
    public static func splitViewController(telling delegate: ScreenDelegate) -> StackPresenter {
        .stack(
            make: { _ in
                let split = UISplitViewController(style: .doubleColumn)
                let details = UINavigationController()
                details.delegate = delegate
                split.setViewController(UINavigationController(), for: .primary)
                split.setViewController(details, for: .secondary)
                return split
            },
            setStack: { split, content in
                let details = split.column(.secondary)
                // A screen that becomes the root leaves the second column first.
                if let root = content.first, details?.viewControllers.contains(root) == true {
                    await details?.show(stack: [], animated: false)
                }
                await split.column(.primary)?.show(stack: Array(content.prefix(1)), animated: false)
                await details?.show(stack: Array(content.dropFirst()), animated: true)
            },
            content: { split in
                [.primary, .secondary].flatMap { split.column($0)?.viewControllers ?? [] }
            }
        )
    }
}

extension UIViewController {
    /// The navigation controller in a column of a split view.
    fileprivate func column(_ column: UISplitViewController.Column) -> UINavigationController? {
        (self as? UISplitViewController)?.viewController(for: column) as? UINavigationController
    }
}
