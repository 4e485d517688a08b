/// Manages the presentation of a controller, from before the presentation begins to the end of its dismissal.
@MainActor
public final class PresentationController {
    /// How the controller is presented; never ``ModalPresentationStyle/automatic``.
    public let presentationStyle: ModalPresentationStyle

    /// The presented controller; held weakly.
    public private(set) weak var presentedViewController: ViewController?

    /// Told of the user's attempts to dismiss the controller; held weakly.
    public weak var delegate: (any AdaptivePresentationControllerDelegate)?

    init(presenting controller: ViewController) {
        let style = controller.modalPresentationStyle
        presentationStyle = style == .automatic ? .pageSheet : style
        presentedViewController = controller
    }

    /// The controller that presents the controller; `nil` before the presentation.
    public var presentingViewController: ViewController? { presentedViewController?.presentingViewController }
}

/// A delegate that is told of the user's attempts to dismiss a presented controller.
///
/// As in UIKit, a dismissal by code calls none of the methods. All methods are optional.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
    /// Decides whether the user may dismiss a controller.
    ///
    /// - Parameter presentationController: The controller's presentation controller.
    /// - Returns: Whether the user may dismiss it; the default implementation returns `true`.
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

    /// Called before the user's dismissal of a controller begins.
    ///
    /// - Parameter presentationController: The controller's presentation controller.
    func presentationControllerWillDismiss(_ presentationController: PresentationController)

    /// Called after the user has dismissed a controller.
    ///
    /// - Parameter presentationController: The controller's former presentation controller.
    func presentationControllerDidDismiss(_ presentationController: PresentationController)

    /// Called when the user tried to dismiss a controller but may not.
    ///
    /// - Parameter presentationController: The controller's presentation controller.
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
    /// Lets the user dismiss the controller.
    public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
    {
        true
    }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}
