public import Routing
public import UIKit

/// Opens the URLs that the system passes to a scene delegate, as URLs from outside.
@MainActor
extension Routing {
    /// Opens the URLs that a scene was created for; a URL that launches the app arrives only here.
    ///
    /// - Parameter options: The options from `scene(_:willConnectTo:options:)`.
    public func open(_ options: UIScene.ConnectionOptions) {
        open(options.urlContexts)
        for activity in options.userActivities { open(activity) }
    }

    /// Opens URLs that other apps opened while this app runs.
    ///
    /// - Parameter contexts: The contexts from `scene(_:openURLContexts:)`.
    public func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            open(context.url, from: .external(source: context.options.sourceApplication))
        }
    }

    /// Opens a universal link, and ignores all other activities.
    ///
    /// - Parameter activity: The activity from `scene(_:continue:)`.
    public func open(_ activity: NSUserActivity) {
        guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else {
            return
        }
        open(url, from: .external())
    }
}
