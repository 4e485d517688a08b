public import Routing
public import RoutingNavigation
public import RoutingPresentation

/// A debugger for a router, served as a page to a browser on the same machine.
///
/// A debug build of an app attaches it to the router, the navigator and the window of the app; it detaches when
/// it is released:
///
/// ```swift
/// #if DEBUG
///     let inspector = Inspector.attach(to: router, navigator: navigator, window: window)
///     Task {
///         try await inspector.serve { url in print("inspector: \(url)") }
///     }
/// #endif
/// ```
///
/// Any program with the URL of the page can open URLs in the app and navigate in it. The inspector retains
/// the objects that it is attached to.
@MainActor
public final class Inspector {
    let router: Routing
    let navigator: Navigator?
    let window: Window?
    let options: Options
    /// The feed of messages to all pages.
    let feed: Feed
    let journal: JournalWatch
    let windowWatch: WindowWatch?
    let navigationWatch: NavigationWatch?
    let openings: Openings

    /// Attaches an inspector, which records the journal from now on.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - navigator: The navigator that is registered in it; without one the page has no history.
    ///   - window: The window to show; without one the page has no picture.
    ///   - options: Further options.
    /// - Returns: The inspector, which serves nothing yet; see ``serve(port:whenReady:)``.
    public static func attach(
        to router: Routing,
        navigator: Navigator? = nil,
        window: Window? = nil,
        options: Options = Options()
    ) -> Inspector {
        Inspector(router, navigator, window, options)
    }

    private init(_ router: Routing, _ navigator: Navigator?, _ window: Window?, _ options: Options) {
        self.router = router
        self.navigator = navigator
        self.window = window
        self.options = options
        let feed = Feed()
        self.feed = feed
        journal = JournalWatch(of: router, redacting: options.redacting, telling: feed)
        windowWatch = window.map { WindowWatch(of: $0, reading: options.content, telling: feed) }
        navigationWatch = navigator.map { NavigationWatch(of: $0, telling: feed) }
        openings = Openings(telling: feed)
    }
}

extension Inspector {
    /// The options of an inspector.
    public struct Options: Sendable {
        /// The name of the app on the page.
        public var name: String
        /// URLs that the page suggests in addition to the patterns of the router.
        public var suggestions: [String]
        /// The names of captures and of pairs of a query whose values show as `•••` in the trace.
        public var redacting: Set<String>
        /// Returns the content of a screen besides its title; called whenever the window has changed.
        public var content: @MainActor @Sendable (ViewController) -> ScreenContent?

        /// Creates options.
        ///
        /// - Parameters:
        ///   - name: The name of the app on the page.
        ///   - suggestions: URLs that the page suggests in addition to the patterns of the router.
        ///   - redacting: The names of captures and of pairs of a query whose values show as `•••` in the trace.
        ///   - content: A closure that returns the content of a screen besides its title.
        public init(
            name: String = "App",
            suggestions: [String] = [],
            redacting: Set<String> = [],
            content: @escaping @MainActor @Sendable (ViewController) -> ScreenContent? = { _ in nil }
        ) {
            self.name = name
            self.suggestions = suggestions
            self.redacting = redacting
            self.content = content
        }
    }
}
