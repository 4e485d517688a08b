import RoutingPresentation

/// A screen of the bookshop: which URLs show it, where its controller comes from, and how it gets onto the screen.
struct Screen: Sendable {
    let title: String
    /// The URLs that show it.
    ///
    /// A pattern without a scheme matches `app://settings` and `https://example.com/settings` alike.
    let pattern: String
    /// Where the controller comes from; a screen that does nothing of its own needs no class.
    var source = ControllerSource.provided { ViewController() }
    var style = PresentationStyle<ViewController>.show
}

extension Screen {
    /// All there are.
    static let table = [
        Screen(
            title: "Home",
            pattern: "/home",
            style: .asRoot
        ),
        Screen(
            title: "Book",
            pattern: "/books/:id<int>",
            source: .provided { BookController() },
            style: .push(animated: true)
        ),
        Screen(
            title: "Settings",
            pattern: "/settings"
        ),
        Screen(
            title: "Orders",
            pattern: "/account/orders"
        ),
        Screen(
            title: "Order",
            pattern: "/account/orders/:id<int>",
            source: .provided { OrderController() }
        ),
        Screen(
            title: "Log in",
            pattern: "/login",
            source: .provided { LoginController() },
            style: .inNavigationController(.present(animated: true))
        ),
    ]
}

extension PresentationStyle<ViewController> {
    /// Starts over: the screen becomes the first one of the window, and all others go.
    static var asRoot: PresentationStyle {
        .custom { presenting, presented, completed in
            guard let window = presenting.window else { return completed() }
            let root = NavigationController(rootViewController: presented)
            window.setRootViewController(root, animated: true, completion: completed)
        }
    }
}
