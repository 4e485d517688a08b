// Apple documents these declarations, which have UIKit's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import UserNotifications

@MainActor open class UIScene: UIResponder {
    /// In UIKit, only the system creates connection options; here, tests do.
    @MainActor public final class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>
        public let userActivities: Set<NSUserActivity>
        public let notificationResponse: UNNotificationResponse?
        public let shortcutItem: UIApplicationShortcutItem?

        public init(
            urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
            notificationResponse: UNNotificationResponse? = nil,
            shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            self.urlContexts = urlContexts
            self.userActivities = userActivities
            self.notificationResponse = notificationResponse
            self.shortcutItem = shortcutItem
        }
    }

    @MainActor public final class OpenURLOptions: NSObject {
        public let sourceApplication: String?

        public init(sourceApplication: String? = nil) {
            self.sourceApplication = sourceApplication
        }
    }
}

@MainActor open class UIWindowScene: UIScene {
    private var handlers: [(UIWindowScene, UITraitCollection) -> Void] = []

    /// In UIKit, only the system sets traits; here, tests do.
    public var traitCollection = UITraitCollection(activeAppearance: .unspecified) {
        didSet { for handler in handlers { handler(self, oldValue) } }
    }

    public func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type],
        handler: @escaping (UIWindowScene, UITraitCollection) -> Void
    ) {
        handlers.append(handler)
    }
}

public protocol UITraitDefinition {}
public enum UITraitActiveAppearance: UITraitDefinition {}

public enum UIUserInterfaceActiveAppearance {
    case unspecified
    case inactive
    case active
}

@MainActor public final class UITraitCollection: NSObject {
    public let activeAppearance: UIUserInterfaceActiveAppearance

    public init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.activeAppearance = activeAppearance
    }
}

@MainActor public final class UIApplicationShortcutItem: NSObject {
    public let type: String

    public init(type: String, localizedTitle: String) {
        self.type = type
    }
}

@MainActor open class UISceneSession: NSObject {
    /// In UIKit, only the system sets the activity; here, tests do.
    public let stateRestorationActivity: NSUserActivity?

    public init(stateRestorationActivity: NSUserActivity? = nil) {
        self.stateRestorationActivity = stateRestorationActivity
        super.init()
    }
}

@MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    public init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
        self.url = url
        self.options = options
    }
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func sceneDidBecomeActive(_ scene: UIScene)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
}

/// Foundation's class, which Linux lacks.
public final class NSUserActivity: NSObject {
    public let activityType: String
    public var webpageURL: URL?
    public var userInfo: [AnyHashable: Any]?

    public init(activityType: String) {
        self.activityType = activityType
    }
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
