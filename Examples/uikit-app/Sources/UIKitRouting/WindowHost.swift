public import RoutingPresentation
public import UIKit

/// A UIKit window that shows URLs without a tree, by `router.map(_:source:style:in:)`.
@MainActor
public final class WindowHost: PresentationHost {
    private weak var window: UIWindow?

    /// Creates a host; keep it for as long as URLs are shown in the window.
    ///
    /// - Parameter window: The window; held weakly.
    public init(_ window: UIWindow) {
        self.window = window
    }

    /// Why a screen was not shown.
    public enum Fault: Error {
        /// The window has been released or is empty.
        case noScreen
        /// There is no navigation controller to push onto.
        case noNavigationController
    }

    /// The controller on top, where the verbs start.
    public var topScreen: UIViewController? { window?.rootViewController?.topmost }

    /// Pushes a controller when there is a navigation controller, and otherwise presents it.
    public func show(_ screen: UIViewController, completion: @escaping PresentationCompletion) {
        perform(completion) { top in
            guard let navigation = top.navigationController else {
                return try await top.show(modal: screen, animated: true)
            }
            await navigation.push(screen, animated: true)
        }
    }

    /// Puts a controller into the second column of a split view, or presents it when there is none.
    public func showDetail(_ screen: UIViewController, completion: @escaping PresentationCompletion) {
        perform(completion) { top in
            guard let split = top.splitViewController else {
                return try await top.show(modal: screen, animated: true)
            }
            split.showDetailViewController(screen, sender: nil)
            await split.settled()
        }
    }

    /// Pushes a controller.
    public func push(
        _ screen: UIViewController, animated: Bool, completion: @escaping PresentationCompletion
    ) {
        perform(completion) { top in
            guard let navigation = top.navigationController else { throw Fault.noNavigationController }
            await navigation.push(screen, animated: animated)
        }
    }

    /// Presents a controller.
    public func present(
        _ screen: UIViewController, animated: Bool, completion: @escaping PresentationCompletion
    ) {
        perform(completion) { try await $0.show(modal: screen, animated: animated) }
    }

    /// Dismisses the controller that was presented last.
    public func dismiss(animated: Bool, completion: @escaping PresentationCompletion) {
        perform(completion) { try await $0.presentingViewController?.dismissModal(animated: animated) }
    }

    /// Makes a navigation controller.
    public func navigationController(rootedAt root: UIViewController) -> UIViewController {
        UINavigationController(rootViewController: root)
    }

    /// Waits until no transition is in progress.
    public func settled() async {
        await topScreen?.settled()
    }

    private func perform(
        _ completion: @escaping PresentationCompletion,
        _ verb: @escaping @MainActor (_ top: UIViewController) async throws -> Void
    ) {
        Task {
            await settled()
            do {
                guard let top = topScreen else { throw Fault.noScreen }
                try await verb(top)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }
}

extension UIViewController {
    /// The topmost visible controller inside this one.
    ///
    /// It is found through presented controllers, the selected tab, the top of a stack and the last column.
    var topmost: UIViewController {
        let next =
            modal
            ?? (self as? UITabBarController)?.selectedViewController
            ?? (self as? UINavigationController)?.topViewController
            ?? (self as? UISplitViewController)?.viewControllers.last
        return next?.topmost ?? self
    }
}
