import Routing
import RoutingNavigation
public import SwiftUI

/// The app, which may show several windows.
public struct ReaderApp: App {
    @State private var reader = Reader()

    /// Creates the app, which shows no place yet.
    public init() {}

    /// The windows.
    public var body: some Scene {
        WindowGroup { WindowView(reader: reader) }
    }
}

/// A window: its navigator, and the entry points for URLs from outside.
struct WindowView: View {
    let reader: Reader
    /// The navigator of this window, as soon as it is needed.
    @State private var navigator: Navigator?
    @SceneStorage("places") private var saved: String?
    @Environment(\.scenePhase) private var phase

    init(reader: Reader) {
        self.reader = reader
    }

    var body: some View {
        // Not a `Group`: its modifiers apply to each of its views, and the task would start twice.
        ZStack {
            if let navigator {
                NavigatorView(navigator: navigator).environment(navigator)
            } else {
                ProgressView()
            }
        }
        .environment(reader)
        // URLs of the app's own scheme, and universal links, which SwiftUI passes here too.
        .onOpenURL { reader.opened($0, by: "link", in: entered()) }
        // An activity that the user began on another device or found in a search.
        .onContinueUserActivity(Reader.activity) { activity in
            if let url = activity.webpageURL { reader.opened(url, by: "activity", in: entered()) }
        }
        .task { await reader.start(entered(), from: saved) }
        .onChange(of: navigator?.state) {
            if let state = navigator?.state, state.root != nil { saved = try? state.json() }
        }
        .onChange(of: reader.isSignedIn) {
            if !reader.isSignedIn { Task { try await navigator?.revalidate() } }
        }
        // URLs that name no window go to the one that was active last.
        .onChange(of: phase) { if phase == .active { navigator?.makeKey() } }
    }

    /// Returns the navigator of this window, which one router makes for all windows.
    private func entered() -> Navigator {
        if let navigator { return navigator }
        let new = Navigator(Reader.tree, in: reader.router)
        navigator = new
        return new
    }
}
