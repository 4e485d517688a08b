/// What manages the presentation of a controller, from before it begins to the end of its dismissal.
@MainActor
public final class PresentationController {
    /// How the controller is presented; never ``ModalPresentationStyle/automatic``.
    public let presentationStyle: ModalPresentationStyle

    /// The controller that is presented; held weakly.
    public private(set) weak var presentedViewController: ViewController?

    /// Whom the user's attempts to dismiss the controller are told to; held weakly.
    public weak var delegate: (any AdaptivePresentationControllerDelegate)?

    init(presenting controller: ViewController) {
        let style = controller.modalPresentationStyle
        presentationStyle = style == .automatic ? .pageSheet : style
        presentedViewController = controller
    }

    /// The controller that presents it; `nil` before that happens.
    public var presentingViewController: ViewController? { presentedViewController?.presentingViewController }
}

/// What is told of the user's attempts to dismiss a presented controller.
///
/// As in UIKit, dismissing it by code calls none of the methods. Each of them may be left out.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
    /// Asked whether the user may dismiss a controller.
    ///
    /// - Parameter presentationController: What manages the presentation.
    /// - Returns: Whether they may; `true` unless it is implemented.
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

    /// Called before a controller goes that the user dismisses.
    ///
    /// - Parameter presentationController: What manages the presentation.
    func presentationControllerWillDismiss(_ presentationController: PresentationController)

    /// Called when a controller has gone that the user dismissed.
    ///
    /// - Parameter presentationController: What managed the presentation.
    func presentationControllerDidDismiss(_ presentationController: PresentationController)

    /// Called when the user tried to dismiss a controller and was not allowed to.
    ///
    /// - Parameter presentationController: What manages the presentation.
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
