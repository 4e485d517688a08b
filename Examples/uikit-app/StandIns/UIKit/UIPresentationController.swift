// Apple documents these declarations, which have UIKit's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import RoutingPresentation

@MainActor open class UIPresentationController: NSObject {
    let presentation: PresentationController
    private let teller = Teller()

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public unowned let presentedViewController: UIViewController

    init(of controller: UIViewController, _ presentation: PresentationController) {
        self.presentation = presentation
        presentedViewController = controller
        super.init()
        teller.controller = self
        presentation.delegate = teller
    }

    private final class Teller: AdaptivePresentationControllerDelegate {
        weak var controller: UIPresentationController?

        func presentationControllerDidDismiss(_ presentationController: PresentationController) {
            guard let controller else { return }
            controller.delegate?.presentationControllerDidDismiss(controller)
        }
    }
}
