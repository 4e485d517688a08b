internal import RoutingPresentation
internal import UIKit

/// UIKit's verbs, as functions that return when the transition has ended.
extension UIViewController {
    /// Waits until no transition is in progress in the window; UIKit's verbs must not be called during one.
    func settled() async {
        while let coordinator = outermost.currentTransition {
            do {
                try await withPresentationCompletion { completion in
                    coordinator.animate(alongsideTransition: nil, completion: { _ in completion(nil) })
                }
            } catch {
                // The transition ended before the coordinator could take the completion.
                return
            }
        }
    }

    private var outermost: UIViewController { (parent ?? presentingViewController)?.outermost ?? self }

    /// The transition of the controller, or of one inside or over it.
    ///
    /// UIKit itself finds only those of the controller and its ancestors; see Apple's page
    /// *transitionCoordinator*.
    private var currentTransition: (any UIViewControllerTransitionCoordinator)? {
        let presented = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
        let inner = (children + [presented].compactMap(\.self)).lazy.compactMap(\.currentTransition)
        return transitionCoordinator ?? inner.first
    }

    /// Presents a controller.
    ///
    /// - Parameters:
    ///   - modal: The controller.
    ///   - animated: Whether the transition is animated.
    /// - Throws: An error when UIKit refuses to present: it logs the refusal and drops the completion.
    func show(modal: UIViewController, animated: Bool) async throws {
        await settled()
        let presenter = presenter
        try await withPresentationCompletion { completion in
            presenter.present(modal, animated: animated) { completion(nil) }
        }
    }

    /// The controller to present from: UIKit presents an active search, too, and refuses a second controller.
    private var presenter: UIViewController {
        guard let search = presentedViewController as? UISearchController else { return self }
        return parent?.presenter ?? search
    }

    /// The controller presented over this one or its containers; an active search does not count.
    var modal: UIViewController? {
        guard let search = presentedViewController as? UISearchController else {
            return presentedViewController
        }
        return search.presentedViewController ?? parent?.modal
    }

    /// Dismisses the presented controller, with everything above it.
    ///
    /// Apple's page *dismiss(animated:completion:)* states the rule.
    ///
    /// - Parameter animated: Whether the transition is animated.
    /// - Throws: An error when UIKit refuses to dismiss.
    func dismissModal(animated: Bool) async throws {
        await settled()
        if presentedViewController == nil { return }
        try await withPresentationCompletion { completion in
            dismiss(animated: animated) { completion(nil) }
        }
    }
}

extension UINavigationController {
    /// Shows a stack by pushing or popping its top; see Apple's page *setViewControllers(_:animated:)*.
    ///
    /// - Parameters:
    ///   - stack: The controllers, the root first.
    ///   - animated: Whether the transition is animated.
    func show(stack: [UIViewController], animated: Bool) async {
        await settled()
        setViewControllers(stack, animated: animated)
        await settled()
    }

    /// Pushes a controller onto the stack that there is when no transition is in progress.
    ///
    /// - Parameters:
    ///   - screen: The controller.
    ///   - animated: Whether the transition is animated.
    func push(_ screen: UIViewController, animated: Bool) async {
        await settled()
        pushViewController(screen, animated: animated)
        await settled()
    }

    /// The stack, with the controller that the user is swiping away but may still keep.
    ///
    /// UIKit removes it from `viewControllers` when the swipe begins, and adds it again, without a call of
    /// `didShow`, when the swipe has been cancelled.
    var stack: [UIViewController] {
        guard let swipe = transitionCoordinator, swipe.isInteractive || swipe.isCancelled,
            let leaving = swipe.viewController(forKey: .from), !viewControllers.contains(leaving),
            swipe.viewController(forKey: .to) === topViewController
        else { return viewControllers }
        return viewControllers + [leaving]
    }
}
