internal import Foundation
internal import RoutingPresentation

/// The headless counterpart of a UIKit controller.
///
/// A controller retains its shell. The shell retains the controller only while it is in a container or a
/// window. Containers therefore retain their controllers, as UIKit's do, and a removed controller is released
/// with its last reference.
@MainActor
protocol Shell: ViewController {
    var owner: UIViewController? { get set }
    var held: UIViewController? { get set }
}

extension Shell {
    /// Retains the controller, which is about to enter a container or a window.
    func enter() {
        held = owner
    }

    /// Releases the controller if it is in no container and no window, or was refused.
    func leave() {
        if parent == nil, window == nil { held = nil }
    }

    /// Releases the controller after delegates have been told of its dismissal.
    func leaveSoon() {
        Task { leave() }
    }
}

extension ViewController {
    /// The UIKit controller behind a shell.
    var controller: UIViewController? { (self as? any Shell)?.owner }
}

final class ScreenShell: ViewController, Shell {
    weak var owner: UIViewController?
    var held: UIViewController?

    override func viewDidLoad() { owner?.viewDidLoad() }
    override func didMove(toParent parent: ViewController?) { leave() }
    override func viewDidDisappear(_ animated: Bool) { if isBeingDismissed { leaveSoon() } }
}

final class StackShell: NavigationController, Shell, NavigationControllerDelegate {
    weak var owner: UIViewController?
    var held: UIViewController?

    required init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        delegate = self
    }

    override func viewDidLoad() { owner?.viewDidLoad() }
    override func didMove(toParent parent: ViewController?) { leave() }
    override func viewDidDisappear(_ animated: Bool) { if isBeingDismissed { leaveSoon() } }

    func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
    ) {
        guard let stack = owner as? UINavigationController, let shown = viewController.controller else {
            return
        }
        stack.delegate?.navigationController(stack, didShow: shown, animated: animated)
    }
}

final class TabsShell: TabBarController, Shell, TabBarControllerDelegate {
    weak var owner: UIViewController?
    var held: UIViewController?

    required init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        delegate = self
    }

    override func viewDidLoad() { owner?.viewDidLoad() }
    override func didMove(toParent parent: ViewController?) { leave() }
    override func viewDidDisappear(_ animated: Bool) { if isBeingDismissed { leaveSoon() } }

    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
        guard let tabs = owner as? UITabBarController, let selected = viewController.controller else {
            return
        }
        tabs.delegate?.tabBarController(tabs, didSelect: selected)
    }
}

final class SplitShell: SplitViewController, Shell {
    weak var owner: UIViewController?
    var held: UIViewController?

    override func viewDidLoad() { owner?.viewDidLoad() }
    override func didMove(toParent parent: ViewController?) { leave() }
    override func viewDidDisappear(_ animated: Bool) { if isBeingDismissed { leaveSoon() } }
}
