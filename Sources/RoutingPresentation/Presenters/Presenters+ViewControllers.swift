public import Routing
public import RoutingNavigation

/// Presenters on the headless view stack.
extension EndpointPresenter where Presentable == ViewController {
    /// Presents an endpoint as a view controller, which presents the modal content over it.
    ///
    /// A controller that conforms to `DestinationPresentable` needs no `update` closure: the renderer
    /// configures it.
    ///
    /// - Parameters:
    ///   - animated: Whether presenting and dismissing are animated.
    ///   - update: Applies changed parameters to the controller.
    ///   - unwind: Called with the controller after its destination has been left for good.
    ///   - make: Makes the controller.
    /// - Returns: The presenter.
    public static func viewController(
        animated: Bool = true,
        update: (@MainActor (ViewController, Destination) throws -> Void)? = nil,
        unwind: @escaping @MainActor (ViewController) -> Void = { _ in },
        _ make: @escaping @MainActor (Destination) throws -> ViewController
    ) -> EndpointPresenter {
        .endpoint(
            make: make,
            update: update,
            present: { modal, presenting in
                try await modal.takeOut()
                try await TransitionGroup.perform { presenting.present(modal, animated: animated) }
            },
            dismiss: { modal, _ in try await TransitionGroup.perform { modal.leave(animated: animated) } },
            presented: { $0.presentedViewController },
            unwind: unwind
        )
    }
}

extension Endpoint where Presentable == ViewController {
    /// Declares an endpoint by a typed route, and makes its view controller from the route's value.
    ///
    /// ```swift
    /// Endpoint(Book.self) { book in
    ///     BookScreen(book)
    /// }
    /// ```
    ///
    /// A URL that matches the pattern but does not decode to the type fails with a `RouteValueError`. It
    /// changes nothing.
    ///
    /// - Parameters:
    ///   - route: The route type; URLs that match its pattern lead to the endpoint.
    ///   - name: A name to find and address the endpoint by; no other part of the tree has it.
    ///   - identity: Decides which of the endpoint's URLs are the same destination.
    ///   - animated: Whether presenting and dismissing over the endpoint are animated.
    ///   - fileID: The file of the declaration; left to the compiler.
    ///   - line: The line of the declaration; left to the compiler.
    ///   - make: Makes the controller.
    ///   - content: The endpoints that continue the stack, and the modals presented over this endpoint.
    public init<Value: Route>(
        _ route: Value.Type,
        name: String? = nil,
        identity: EndpointIdentity = .captures,
        animated: Bool = true,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (Value) throws -> ViewController,
        @NavigationBuilder<ViewController> content: () -> [NavigationDeclaration<ViewController>] = { [] }
    ) {
        self.init(
            route,
            name: name,
            identity: identity,
            fileID: fileID,
            line: line,
            by: { .viewController(animated: animated, $0) },
            make: make,
            content: content
        )
    }
}

extension StackPresenter where Presentable == ViewController {
    /// Presents a stack as a navigation controller.
    ///
    /// - Parameters:
    ///   - animated: Whether pushing and popping are animated.
    ///   - make: Makes the navigation controller.
    /// - Returns: The presenter.
    public static func navigationController(
        animated: Bool = true,
        _ make: @escaping @MainActor (Destination) throws -> NavigationController = { _ in
            NavigationController()
        }
    ) -> StackPresenter {
        .stack(
            make: make,
            setStack: { stack, content in
                let navigation = made(stack, as: NavigationController.self)
                try await content.takeOut(for: navigation)
                try await TransitionGroup.perform {
                    navigation.changeStack(animated: animated) { _ in content }
                }
            },
            content: { made($0, as: NavigationController.self).viewControllers }
        )
    }
}

extension ForkPresenter where Presentable == ViewController {
    /// Presents a fork as a tab-bar controller.
    ///
    /// - Parameter make: Makes the tab-bar controller.
    /// - Returns: The presenter.
    public static func tabBarController(
        _ make: @escaping @MainActor (Destination) throws -> TabBarController = { _ in TabBarController() }
    ) -> ForkPresenter {
        .fork(
            make: make,
            setOptions: { fork, options in
                let tabs = made(fork, as: TabBarController.self)
                try await options.takeOut(for: tabs)
                try await TransitionGroup.perform { tabs.setViewControllers(options, animated: false) }
            },
            select: { fork, option in
                let tabs = made(fork, as: TabBarController.self)
                try await TransitionGroup.perform { tabs.selectedViewController = option }
            },
            options: { made($0, as: TabBarController.self).viewControllers },
            selected: { made($0, as: TabBarController.self).selectedViewController }
        )
    }
}

extension SwitcherPresenter where Presentable == ViewController {
    /// Presents a switcher as the root of a window.
    ///
    /// If the switcher is the root of its tree, its navigator shows the URLs that name no window while this window is
    /// the key window; see `Navigator.makeKey()`.
    ///
    /// - Parameters:
    ///   - window: The window; held weakly.
    ///   - animated: Whether replacing the root is animated.
    /// - Returns: The presenter.
    @MainActor
    public static func window(_ window: Window, animated: Bool = false) -> SwitcherPresenter {
        let reference = WeakWindow(window: window)
        var presenter = SwitcherPresenter.switcher(
            select: { section in
                let window = try reference.get(toShow: section)
                try await window.showRoot(section, animated: animated)
            },
            selected: { reference.window?.rootViewController },
            // A window that was released shows nothing.
            clear: { try await reference.window?.showRoot(nil, animated: animated) }
        )
        presenter.isInKeyWindow = { reference.isKey }
        return presenter
    }
}

/// Casts a controller to the class that the presenter's `make` closure returned.
@MainActor
private func made<Role: ViewController>(_ controller: ViewController, as role: Role.Type) -> Role {
    guard let controller = controller as? Role else {
        preconditionFailure("\(controller.label) was not made by the presenter that shows it")
    }
    return controller
}

extension PresenterRenderer where Presentable == ViewController {
    /// Creates a renderer that shows the root of the state as the root of a window.
    ///
    /// If the root is a switcher with a presenter, that presenter shows it; see
    /// `SwitcherPresenter.window(_:animated:)`. While the window is the key window, its navigator shows the
    /// URLs that name no window; see `Navigator.makeKey()`.
    ///
    /// - Parameters:
    ///   - tree: The tree, whose presenters show the state.
    ///   - window: The window; held weakly. After its release, requests fail with
    ///     ``PresentationError/Code/windowIsGone``; for the first one, the error may be the cause of
    ///     `NavigationError/Code/renderingDiverged`.
    ///   - foreign: How to treat controllers that the program presented by hand over a place that is to show.
    public convenience init(
        _ tree: NavigationTree<ViewController>,
        in window: Window,
        foreign: ForeignScreens = .dismissForeign
    ) {
        let reference = WeakWindow(window: window)
        self.init(
            tree,
            foreign: foreign,
            showRoot: { root in
                // An empty state shows nothing, so it needs no window.
                let window = try root.map { try reference.get(toShow: $0) } ?? reference.window
                try await window?.showRoot(root, animated: false)
            },
            shownRoot: { reference.window?.rootViewController }
        )
        asksWhetherKey = { reference.isKey }
        if foreign == .waitForForeign {
            window.transitionQueue.witness { [weak self] _ in self?.lookForForeignScreens() }
        }
    }
}
