public import Routing
public import RoutingNavigation
public import UIKit
public import UserNotifications

/// Opens the URLs that the system passes to a scene delegate, in the window of that scene.
@MainActor
extension Routing {
    /// Opens the URLs that a scene was created for; a URL that launches the app arrives only here.
    ///
    /// - Parameters:
    ///   - options: The options from `scene(_:willConnectTo:options:)`.
    ///   - navigator: The navigator of the scene.
    public func open(_ options: UIScene.ConnectionOptions, in navigator: Navigator) {
        open(options.urlContexts, in: navigator)
        for activity in options.userActivities { open(activity, in: navigator) }
        if let response = options.notificationResponse { open(response, in: navigator) }
        if let item = options.shortcutItem { open(item, in: navigator) }
    }

    /// Opens URLs that other apps opened while this app runs.
    ///
    /// - Parameters:
    ///   - contexts: The contexts from `scene(_:openURLContexts:)`.
    ///   - navigator: The navigator of the scene.
    public func open(_ contexts: Set<UIOpenURLContext>, in navigator: Navigator) {
        for context in contexts {
            open(context.url, in: navigator, from: .external(source: context.options.sourceApplication))
        }
    }

    /// Opens a universal link, and ignores all other activities.
    ///
    /// - Parameters:
    ///   - activity: The activity from `scene(_:continue:)`.
    ///   - navigator: The navigator of the scene.
    public func open(_ activity: NSUserActivity, in navigator: Navigator) {
        guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else {
            return
        }
        open(url, in: navigator, from: .external())
    }

    /// Opens the URL that a server wrote into a notification.
    ///
    /// - Parameters:
    ///   - response: The user's response to the notification.
    ///   - navigator: The navigator of the scene.
    public func open(_ response: UNNotificationResponse, in navigator: Navigator) {
        guard let url = response.notification.request.content.userInfo["url"] as? String else { return }
        open(url, in: navigator, from: .external(source: "notification"))
    }

    /// Opens a quick action, whose type is a URL; the app itself has written it.
    ///
    /// - Parameters:
    ///   - item: The item from `windowScene(_:performActionFor:completionHandler:)`.
    ///   - navigator: The navigator of the scene.
    /// - Returns: Whether a place or another map matches the URL.
    @discardableResult
    public func open(_ item: UIApplicationShortcutItem, in navigator: Navigator) -> Bool {
        open(item.type, in: navigator, from: .internal)
    }
}
