// Apple documents these declarations, which have UIKit's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

internal import RoutingPresentation

@MainActor open class UINavigationController: UIViewController {
    private var stack: StackShell { shell(as: StackShell.self) }

    override class func makeShell() -> any Shell { StackShell() }

    open weak var delegate: (any UINavigationControllerDelegate)?

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// The controller that the user is swiping away: as in UIKit, the stack lacks it until the swipe is cancelled.
    weak var leaving: UIViewController?

    open var topViewController: UIViewController? { viewControllers.last }

    open var viewControllers: [UIViewController] {
        get { stack.viewControllers.compactMap(\.controller).filter { $0 !== leaving } }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let shells = viewControllers.map(\.shell)
        for shell in shells { shell.enter() }
        stack.setViewControllers(shells, animated: animated) { for shell in shells { shell.leave() } }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let shell = viewController.shell
        shell.enter()
        stack.pushViewController(shell, animated: animated) { shell.leave() }
    }
}

@MainActor open class UITabBarController: UIViewController {
    private var tabs: TabsShell { shell(as: TabsShell.self) }

    override class func makeShell() -> any Shell { TabsShell() }

    open weak var delegate: (any UITabBarControllerDelegate)?

    open var viewControllers: [UIViewController]? {
        get { tabs.viewControllers.isEmpty ? nil : tabs.viewControllers.compactMap(\.controller) }
        set { setViewControllers(newValue, animated: false) }
    }

    open var selectedViewController: UIViewController? {
        get { tabs.selectedViewController?.controller }
        set { tabs.selectedViewController = newValue?.shell }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let shells = viewControllers?.map(\.shell) ?? []
        for shell in shells { shell.enter() }
        tabs.setViewControllers(shells, animated: animated) { for shell in shells { shell.leave() } }
    }
}

@MainActor open class UISearchController: UIViewController {
    public convenience init(searchResultsController: UIViewController?) {
        self.init(nibName: nil, bundle: nil)
    }
}

@MainActor open class UISplitViewController: UIViewController {
    private var split: SplitShell { shell(as: SplitShell.self) }

    override class func makeShell() -> any Shell { SplitShell() }

    public enum Style {
        case doubleColumn
    }

    public enum Column {
        case primary
        case secondary
    }

    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        vc?.shell.enter()
        switch column {
        case .primary: split.primary = vc?.shell
        case .secondary: split.secondary = vc?.shell
        }
    }

    open func viewController(for column: Column) -> UIViewController? {
        switch column {
        case .primary: split.primary?.controller
        case .secondary: split.secondary?.controller
        }
    }

    open var viewControllers: [UIViewController] {
        get { split.children.compactMap(\.controller) }
        set {
            for controller in newValue { controller.shell.enter() }
            split.primary = newValue.first?.shell
            split.secondary = newValue.dropFirst().first?.shell
        }
    }
}
