public import Routing
public import RoutingNavigation
public import UIKit
internal import UIKitRouting

/// A small shop in a window: its router, and the navigator that decides what the window shows.
@MainActor
public final class Shop {
    /// Where URLs are opened.
    public let router: Routing
    /// Where the app is.
    public let navigator: Navigator
    /// Whether the user has signed in.
    public var isSignedIn = false
    /// Where URLs wait that come before the catalogue is there.
    private let loaded = Gate("the catalogue is loaded")
    private let loadCatalogue: @MainActor () async -> Void

    /// Creates the app, which shows no place before it has started.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - loadCatalogue: Loads what the screens show.
    public init(in window: UIWindow, loading loadCatalogue: @escaping @MainActor () async -> Void = {}) {
        self.loadCatalogue = loadCatalogue
        router = Routing(configuration: Routing.Configuration(webHosts: ["shop.example"]))
        let delegate = ScreenDelegate()
        let tree = Self.tree(telling: delegate)
        let renderer = PresenterRenderer(tree, in: window, telling: delegate)
        navigator = Navigator(tree, renderer: renderer, in: router)
        // What the user does by hand, the state follows.
        navigator.followUser(of: renderer)

        router.protect("orders/:id") { [weak self] _ in
            self?.isSignedIn ?? false ? .pass : .redirect(to: "login")
        }
        router.proxy("**") { [loaded] _ in loaded.isOpen ? .pass : .hold(at: loaded) }
        // UIKit wants a window to have a root.
        window.rootViewController = Screen()
    }

    /// Loads the catalogue, and lets the URLs go on that wait for it.
    public func start() async {
        await loadCatalogue()
        loaded.open()
    }
}
