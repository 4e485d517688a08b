import Foundation
import RoutingNavigation
public import SwiftUI

/// The app: one window, and the ways by which URLs come to it from outside.
public struct ReaderApp: App {
    @State private var reader = Reader()

    /// Creates the app, which shows nothing yet.
    public init() {}

    /// The window.
    public var body: some Scene {
        WindowGroup {
            NavigatorView(navigator: reader.navigator)
                .environment(reader)
                // The app's own scheme, and universal links, which SwiftUI hands over here as well.
                .onOpenURL { reader.opened($0, by: "link") }
                // What the user began on another device, or found by a search.
                .onContinueUserActivity(Reader.activity) { activity in
                    if let url = activity.webpageURL { reader.opened(url, by: "activity") }
                }
                .task { await reader.start() }
        }
    }
}
