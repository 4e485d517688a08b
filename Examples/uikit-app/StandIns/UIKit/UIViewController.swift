// Apple documents these declarations, which have UIKit's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import RoutingPresentation

@MainActor open class UIViewController: UIResponder {
    let shell: any Shell
    private var knownPresentation: UIPresentationController?

    open var view: UIView! = UIView()

    /// Makes the headless counterpart of a controller of this class.
    class func makeShell() -> any Shell { ScreenShell() }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        shell = Self.makeShell()
        super.init()
        shell.owner = self
    }

    public required init?(coder: NSCoder) {
        shell = Self.makeShell()
        super.init()
        shell.owner = self
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open func viewDidLoad() {}

    open var title: String? {
        get { shell.title }
        set { shell.title = newValue }
    }

    open var isModalInPresentation: Bool {
        get { shell.isModalInPresentation }
        set { shell.isModalInPresentation = newValue }
    }

    open var parent: UIViewController? { shell.parent?.controller }
    open var children: [UIViewController] { shell.children.compactMap(\.controller) }
    open var presentedViewController: UIViewController? { shell.presentedViewController?.controller }
    open var presentingViewController: UIViewController? { shell.presentingViewController?.controller }

    open var presentationController: UIPresentationController? {
        if let parent { return parent.presentationController }
        guard let presentation = shell.presentationController else { return nil }
        if knownPresentation?.presentation !== presentation {
            knownPresentation = UIPresentationController(of: self, presentation)
        }
        return knownPresentation
    }

    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let coordinator = (shell.window?.animator as? CoordinatedAnimator)?.coordinator else {
            return nil
        }
        guard let container = coordinator.container else { return coordinator }
        // UIKit looks at the controller and its ancestors.
        let ancestors = sequence(first: shell as ViewController, next: \.parent)
        return ancestors.contains { $0.controllerID == container } ? coordinator : nil
    }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        // UIKit then logs a line and releases the completion.
        guard shell.window != nil, presentedViewController == nil else { return }
        let modal = viewControllerToPresent.shell
        modal.enter()
        shell.present(modal, animated: flag) {
            modal.leave()
            completion?()
        }
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let layers = layers
        shell.dismiss(animated: flag) {
            for layer in layers { layer.shell.leave() }
            completion?()
        }
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        vc.shell.enter()
        shell.showDetailViewController(vc.shell, sender: sender) { vc.shell.leave() }
    }

    /// The controller's shell, cast to the class that `makeShell()` returns.
    func shell<Role: Shell>(as role: Role.Type) -> Role {
        guard let shell = shell as? Role else { preconditionFailure("\(type(of: self)) makes no \(role)") }
        return shell
    }

    /// The controller and what is presented over it.
    var layers: [UIViewController] { Array(sequence(first: self, next: \.presentedViewController)) }
}

extension UIViewController {
    public var navigationController: UINavigationController? {
        shell.navigationController?.controller as? UINavigationController
    }

    public var splitViewController: UISplitViewController? {
        shell.splitViewController?.controller as? UISplitViewController
    }
}
