internal import Routing
internal import RoutingNavigation
public import UIKit
internal import UIKitRouting

/// The scene delegate, which receives URLs from the system.
@MainActor
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window of the scene.
    public var window: UIWindow?
    /// The app in it.
    public private(set) var shop: Shop?

    /// Shows the app; the URL of a cold start waits at the shop's gate.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let shop = Shop(in: window)
        self.window = window
        self.shop = shop
        shop.router.open("books", from: .internal)
        shop.router.open(connectionOptions)
        window.makeKeyAndVisible()
        Task { await shop.start() }
    }

    /// Opens the URLs that other apps opened.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        shop?.router.open(contexts)
    }

    /// Opens a universal link.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        shop?.router.open(userActivity)
    }

    /// Makes this window the one for URLs that name no window.
    public func sceneDidBecomeActive(_ scene: UIScene) {
        shop?.navigator.makeKey()
    }
}
