public import Routing
public import RoutingNavigation
public import UIKit

extension EndpointPresenter where Presentable == UIViewController {
    /// Presents an endpoint as a view controller, which presents the modal content over it.
    ///
    /// - Parameters:
    ///   - delegate: Told when the user dismisses the modal content.
    ///   - animated: Whether presenting and dismissing are animated.
    ///   - unwind: Called with the controller after its destination has been left for good.
    ///   - make: Makes the controller.
    /// - Returns: The presenter.
    public static func viewController(
        telling delegate: ScreenDelegate,
        animated: Bool = true,
        unwind: @escaping @MainActor (UIViewController) -> Void = { _ in },
        _ make: @escaping @MainActor (Destination) throws -> UIViewController
    ) -> EndpointPresenter {
        .endpoint(
            make: make,
            present: { modal, presenting in
                try await presenting.show(modal: modal, animated: animated)
                // Not earlier: to read it before the presentation fixes the style; see Apple's page
                // *presentationController*. A screen may have a delegate of its own.
                if let presentation = modal.presentationController, presentation.delegate == nil {
                    presentation.delegate = delegate
                }
            },
            dismiss: { modal, _ in
                try await modal.presentingViewController?.dismissModal(animated: animated)
            },
            presented: { $0.modal },
            unwind: unwind
        )
    }
}

extension Endpoint where Presentable == UIViewController {
    /// Declares an endpoint by a typed route, and makes its controller from the route's value.
    ///
    /// - Parameters:
    ///   - route: The route type; URLs that match its pattern lead to the endpoint.
    ///   - delegate: Told when the user dismisses the modal content.
    ///   - name: A name to find and address the endpoint by, unique in the tree.
    ///   - identity: Decides which of the endpoint's URLs are the same destination.
    ///   - fileID: The file of the declaration; left to the compiler.
    ///   - line: The line of the declaration; left to the compiler.
    ///   - make: Makes the controller.
    ///   - content: The endpoints that continue the stack, and the modals presented over this endpoint.
    public init<Value: Route>(
        _ route: Value.Type,
        telling delegate: ScreenDelegate,
        name: String? = nil,
        identity: EndpointIdentity = .captures,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (Value) throws -> UIViewController,
        @NavigationBuilder<UIViewController> content: () -> [NavigationDeclaration<UIViewController>] = { [] }
    ) {
        self.init(
            route, name: name, identity: identity, fileID: fileID, line: line,
            by: { .viewController(telling: delegate, $0) }, make: make, content: content)
    }
}

extension StackPresenter where Presentable == UIViewController {
    /// Presents a stack as a navigation controller.
    ///
    /// - Parameters:
    ///   - delegate: Told when the user goes back.
    ///   - animated: Whether pushing and popping are animated.
    ///   - configure: Called with each new navigation controller; must not set its delegate.
    /// - Returns: The presenter.
    public static func navigationController(
        telling delegate: ScreenDelegate,
        animated: Bool = true,
        configure: @escaping @MainActor (UINavigationController) -> Void = { _ in }
    ) -> StackPresenter {
        .stack(
            make: { _ in
                let navigation = UINavigationController()
                configure(navigation)
                precondition(navigation.delegate == nil, "add the methods of your delegate to ScreenDelegate")
                navigation.delegate = delegate
                return navigation
            },
            setStack: { stack, content in
                await (stack as? UINavigationController)?.show(stack: content, animated: animated)
            },
            content: { ($0 as? UINavigationController)?.stack ?? [] }
        )
    }
}

extension ForkPresenter where Presentable == UIViewController {
    /// Presents a fork as a tab-bar controller.
    ///
    /// - Parameter delegate: Told when the user taps a tab.
    /// - Returns: The presenter.
    public static func tabBarController(telling delegate: ScreenDelegate) -> ForkPresenter {
        .fork(
            make: { _ in
                let tabs = UITabBarController()
                tabs.delegate = delegate
                return tabs
            },
            setOptions: { fork, options in
                await fork.settled()
                (fork as? UITabBarController)?.setViewControllers(options, animated: false)
            },
            select: { fork, option in
                await fork.settled()
                (fork as? UITabBarController)?.selectedViewController = option
            },
            options: { ($0 as? UITabBarController)?.viewControllers ?? [] },
            selected: { ($0 as? UITabBarController)?.selectedViewController }
        )
    }
}

extension SwitcherPresenter where Presentable == UIViewController {
    /// Presents a switcher as the root of a window.
    ///
    /// - Parameter window: The window; held weakly.
    /// - Returns: The presenter.
    @MainActor
    public static func window(_ window: UIWindow) -> SwitcherPresenter {
        .switcher(
            select: { [weak window] section in
                await window?.rootViewController?.settled()
                window?.rootViewController = section
            },
            selected: { [weak window] in window?.rootViewController },
            clear: { [weak window] in
                await window?.rootViewController?.settled()
                window?.rootViewController = nil
            }
        )
    }
}

extension PresenterRenderer where Presentable == UIViewController {
    /// Creates a renderer that shows the root of the state as the root of a window.
    ///
    /// - Parameters:
    ///   - tree: The tree, whose presenters show the state.
    ///   - window: The window; held weakly.
    ///   - delegate: The delegate that the tree's presenters use.
    public convenience init(
        _ tree: NavigationTree<UIViewController>, in window: UIWindow, telling delegate: ScreenDelegate
    ) {
        self.init(
            tree,
            showRoot: { [weak window] root in
                await window?.rootViewController?.settled()
                window?.rootViewController = root
            },
            shownRoot: { [weak window] in window?.rootViewController }
        )
        delegate.tell(self)
    }
}
