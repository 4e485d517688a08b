internal import RoutingPresentation
internal import UIKit

/// UIKit's verbs, as functions that return when the transition has ended.
extension UIViewController {
    /// Waits until no transition is in progress; UIKit's verbs must not be called during one.
    ///
    /// During a transition, the controller or one of its ancestors has a transition coordinator; see Apple's
    /// page *transitionCoordinator*.
    func settled() async {
        while let coordinator = transitionCoordinator {
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

    /// Presents a controller.
    ///
    /// - Parameters:
    ///   - modal: The controller.
    ///   - animated: Whether the transition is animated.
    /// - Throws: An error when UIKit refuses to present: it logs the refusal and drops the completion.
    func show(modal: UIViewController, animated: Bool) async throws {
        await settled()
        try await withPresentationCompletion { completion in
            present(modal, animated: animated) { completion(nil) }
        }
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
}
