public import Routing
public import RoutingNavigation
public import UIKit
internal import UIKitRouting

/// A small shop in a window: its router, and the navigator that decides what the window shows.
@MainActor
public final class Shop {
    /// The router that opens URLs.
    public let router: Routing
    /// The navigator, which has the app's state.
    public let navigator: Navigator
    /// Whether the user has signed in.
    public var isSignedIn = false
    /// Holds the URLs that arrive before the catalogue is loaded.
    private let loaded = Gate("the catalogue is loaded")
    private let loadCatalogue: @MainActor () async -> Void

    /// Creates the app, which shows no place until it has started.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - loadCatalogue: Loads the content of the screens.
    public init(in window: UIWindow, loading loadCatalogue: @escaping @MainActor () async -> Void = {}) {
        self.loadCatalogue = loadCatalogue
        router = Routing(configuration: Routing.Configuration(webHosts: ["shop.example"]))
        let delegate = ScreenDelegate()
        let tree = Self.tree(telling: delegate)
        let renderer = PresenterRenderer(tree, in: window, telling: delegate)
        navigator = Navigator(tree, renderer: renderer, in: router)
        // The state follows the user's own actions.
        navigator.followUser(of: renderer)

        router.protect("orders/:id") { [weak self] _ in
            self?.isSignedIn ?? false ? .pass : .redirect(to: "login")
        }
        router.proxy("**") { [loaded] _ in loaded.isOpen ? .pass : .hold(at: loaded) }
        // UIKit requires a root view controller.
        window.rootViewController = Screen()
    }

    /// Loads the catalogue, and releases the URLs that wait for it.
    public func start() async {
        await loadCatalogue()
        loaded.open()
    }
}
