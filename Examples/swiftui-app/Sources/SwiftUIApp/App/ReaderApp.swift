import Foundation
import RoutingNavigation
public import SwiftUI

/// The app: one window, and the entry points for URLs from outside.
public struct ReaderApp: App {
    @State private var reader = Reader()

    /// Creates the app, which shows no place yet.
    public init() {}

    /// The window.
    public var body: some Scene {
        WindowGroup {
            NavigatorView(navigator: reader.navigator)
                .environment(reader)
                // URLs of the app's own scheme, and universal links, which SwiftUI passes here too.
                .onOpenURL { reader.opened($0, by: "link") }
                // An activity that the user began on another device or found in a search.
                .onContinueUserActivity(Reader.activity) { activity in
                    if let url = activity.webpageURL { reader.opened(url, by: "activity") }
                }
                .task { await reader.start() }
        }
    }
}
