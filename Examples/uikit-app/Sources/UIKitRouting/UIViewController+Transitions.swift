internal import RoutingPresentation
internal import UIKit

/// UIKit's verbs, each of which returns when its transition is over.
extension UIViewController {
    /// Waits until no transition goes on here; UIKit's verbs are not to be called during one.
    ///
    /// A controller in a transition has a coordinator as long as that takes, or one of its ancestors has: Apple's page
    /// *transitionCoordinator*.
    func settled() async {
        while let coordinator = transitionCoordinator {
            do {
                try await withPresentationCompletion { completion in
                    coordinator.animate(alongsideTransition: nil, completion: { _ in completion(nil) })
                }
            } catch {
                // It was over before it could be asked.
                return
            }
        }
    }

    /// Presents a controller.
    ///
    /// - Parameters:
    ///   - modal: The controller.
    ///   - animated: Whether the transition is animated.
    /// - Throws: When UIKit refuses it: it logs that, and calls no completion.
    func show(modal: UIViewController, animated: Bool) async throws {
        await settled()
        try await withPresentationCompletion { completion in
            present(modal, animated: animated) { completion(nil) }
        }
    }

    /// Dismisses what is presented over the controller, with all above that: Apple's page
    /// *dismiss(animated:completion:)*.
    ///
    /// - Parameter animated: Whether the transition is animated.
    /// - Throws: When UIKit refuses it.
    func dismissModal(animated: Bool) async throws {
        await settled()
        if presentedViewController == nil { return }
        try await withPresentationCompletion { completion in
            dismiss(animated: animated) { completion(nil) }
        }
    }
}

extension UINavigationController {
    /// Shows a stack, by pushing or popping its top: Apple's page *setViewControllers(_:animated:)*.
    ///
    /// - Parameters:
    ///   - stack: The controllers, the root first.
    ///   - animated: Whether the transition is animated.
    func show(stack: [UIViewController], animated: Bool) async {
        await settled()
        setViewControllers(stack, animated: animated)
        await settled()
    }
}
