public import Routing
public import UIKit

/// What the system hands to a scene delegate, opened as what came from outside.
@MainActor
extension Routing {
    /// Opens what a scene was made for; a launch by a URL says so here and nowhere else.
    ///
    /// - Parameter options: What `scene(_:willConnectTo:options:)` is given.
    public func open(_ options: UIScene.ConnectionOptions) {
        open(options.urlContexts)
        for activity in options.userActivities { open(activity) }
    }

    /// Opens the URLs that other apps opened, while the app runs.
    ///
    /// - Parameter contexts: What `scene(_:openURLContexts:)` is given.
    public func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            open(context.url, from: .external(source: context.options.sourceApplication))
        }
    }

    /// Opens a universal link; other activities are none of the router's.
    ///
    /// - Parameter activity: What `scene(_:continue:)` is given.
    public func open(_ activity: NSUserActivity) {
        guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else {
            return
        }
        open(url, from: .external())
    }
}
