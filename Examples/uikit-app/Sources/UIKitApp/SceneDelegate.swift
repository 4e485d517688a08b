internal import Routing
public import RoutingNavigation
public import UIKit
internal import UIKitRouting

/// The scene delegate, which receives URLs from the system and shows them in its own window.
@MainActor
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window of the scene.
    public var window: UIWindow?
    /// The app, which all scenes share.
    public var shop = Shop.shared
    /// The navigator of the window.
    public private(set) var navigator: Navigator?
    /// The places that the window showed in its last session.
    private var lastSession: NSUserActivity?
    /// Ends when the first place has been opened, for tests.
    private(set) var starting: Task<Void, Never>?

    /// Shows the app; the URLs of a cold start wait at the shop's gate.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigator = shop.navigator(in: window)
        self.window = window
        self.navigator = navigator
        window.makeKeyAndVisible()
        shop.router.open(connectionOptions, in: navigator)
        let lastSession = session.stateRestorationActivity
        self.lastSession = lastSession
        starting = Task { await shop.start(navigator, from: lastSession) }
        // Of several active scenes, one is frontmost.
        scene.registerForTraitChanges([UITraitActiveAppearance.self]) {
            [weak navigator] (scene: UIWindowScene, _: UITraitCollection) in
            if scene.traitCollection.activeAppearance == .active { navigator?.makeKey() }
        }
    }

    /// Opens the URLs that other apps opened.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        if let navigator { shop.router.open(contexts, in: navigator) }
    }

    /// Opens a universal link.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if let navigator { shop.router.open(userActivity, in: navigator) }
    }

    /// Opens a quick action.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(navigator.map { shop.router.open(shortcutItem, in: $0) } ?? false)
    }

    /// Makes this window the one for URLs that name no window.
    public func sceneDidBecomeActive(_ scene: UIScene) {
        navigator?.makeKey()
    }

    /// Saves the places that the window shows, for its next session; before it shows any, those of its last session.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let state = navigator?.state, state.root != nil, let json = try? state.json() else {
            return lastSession
        }
        let activity = NSUserActivity(activityType: "com.example.shop.places")
        activity.userInfo = ["places": json]
        return activity
    }
}
