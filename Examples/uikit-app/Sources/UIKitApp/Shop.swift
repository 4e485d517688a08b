public import Routing
public import RoutingNavigation
public import UIKit
internal import UIKitRouting

/// A small shop: the routes and the user that all its windows share.
@MainActor
public final class Shop {
    /// The app, in which each scene shows one window.
    public static let shared = Shop()

    /// The router that opens URLs.
    public let router: Routing
    /// Whether the user has signed in.
    public var isSignedIn = false
    /// Holds the URLs that arrive before the catalogue is loaded.
    private let loaded = Gate("the catalogue is loaded")
    private let loadCatalogue: @MainActor () async -> Void
    private lazy var catalogue = Task { await loadCatalogue() }

    /// Creates the app, which has no windows yet.
    ///
    /// - Parameter loadCatalogue: Loads the content of the screens.
    public init(loading loadCatalogue: @escaping @MainActor () async -> Void = {}) {
        self.loadCatalogue = loadCatalogue
        router = Routing(configuration: Routing.Configuration(webHosts: ["shop.example"]))
        router.protect("orders/:id") { [weak self] request in
            self?.isSignedIn ?? false ? .pass : .redirect(to: "login", data: request)
        }
        router.proxy("**", tags: ["Views"]) { [loaded] _ in loaded.isOpen ? .pass : .hold(at: loaded) }
    }

    /// Makes the navigator of a window, which has the window's state.
    ///
    /// - Parameter window: The window.
    /// - Returns: The navigator, which shows no place yet.
    public func navigator(in window: UIWindow) -> Navigator {
        let delegate = ScreenDelegate()
        let tree = Self.tree(telling: delegate)
        let renderer = PresenterRenderer(tree, in: window, telling: delegate)
        let navigator = Navigator(tree, renderer: renderer, in: router)
        // The state follows the user's own actions.
        navigator.followUser(of: renderer)
        // UIKit requires a root view controller.
        window.rootViewController = Screen()
        return navigator
    }

    /// Loads the catalogue, and then shows the first place of a window, unless a URL has brought one.
    ///
    /// - Parameters:
    ///   - navigator: The navigator of the window.
    ///   - saved: The places that the window showed when the app was last used.
    public func start(_ navigator: Navigator, from saved: NSUserActivity? = nil) async {
        await catalogue.value
        loaded.open()
        // The URLs that the window received meanwhile come first.
        await navigator.idle()
        if navigator.state.root != nil { return }
        if let json = saved?.userInfo?["places"] as? String, let state = try? NavigationState(json: json) {
            _ = try? await navigator.restore(state)
        }
        if navigator.state.root == nil { navigator.go(to: "books") }
    }

    /// Signs the user in, and continues to the place that the guard kept the user from.
    ///
    /// - Parameters:
    ///   - login: The place of the login.
    ///   - navigator: The navigator of its window.
    public func signIn(at login: Destination, in navigator: Navigator) {
        isSignedIn = true
        login.finish()
        // The request keeps its origin: a link from outside stays one.
        if let refused = login.context as? RouteRequest {
            refused.open(refused.url.string, in: navigator, passing: refused.data)
        }
    }
}
