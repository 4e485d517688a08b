internal import Foundation
internal import RoutingPresentation

/// What stands for a controller in the headless stack.
///
/// A shell is held by its controller, and holds that while it is in a container or a window itself: so containers hold
/// their controllers as UIKit's do, and one that has left goes with the last reference to it.
@MainActor
protocol Shell: ViewController {
    var owner: UIViewController? { get set }
    var held: UIViewController? { get set }
}

extension Shell {
    /// Holds the controller, which is about to be put somewhere.
    func enter() {
        held = owner
    }

    /// Lets go of the controller, if it is nowhere any more, or was refused.
    func leave() {
        if parent == nil, window == nil { held = nil }
    }

    /// Lets go of the controller after delegates have been told that it was dismissed.
    func leaveSoon() {
        Task { leave() }
    }
}

extension ViewController {
    /// The controller that it stands for.
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
