import RoutingPresentation

/// A screen of the bookshop: its URLs, the source of its controller, and its presentation style.
struct Screen: Sendable {
    let title: String
    /// The URLs that show it.
    ///
    /// A pattern without a scheme matches `app://settings` as well as `https://example.com/settings`.
    let pattern: String
    /// Makes the controller; a screen without behaviour of its own needs no class.
    var source = ControllerSource.provided { ViewController() }
    var style = PresentationStyle<ViewController>.show
}

extension Screen {
    /// All screens.
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
    /// Makes the screen the root of the window, which removes all other screens.
    static var asRoot: PresentationStyle {
        .custom { presenting, presented, completed in
            guard let window = presenting.window else { return completed() }
            let root = NavigationController(rootViewController: presented)
            window.setRootViewController(root, animated: true, completion: completed)
        }
    }
}
