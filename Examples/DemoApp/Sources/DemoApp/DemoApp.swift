public import Routing
public import RoutingNavigation
public import RoutingPresentation

/// The reading room of a small library: a headless app that other programs show.
///
/// It has three tabs with stacks, modals over them, and a login that is a section of its own. All places are
/// registered in ``router``, whose proxies decide which URLs pass. The state of ``navigator`` follows the
/// user's actions in ``window``. Another kind of user interface follows the projection of ``navigator``, and
/// takes the content of each part from ``page(of:)``.
///
/// ```swift
/// let app = DemoApp()
/// try await app.start()
/// try await app.router.dispatch("app://books/7")
/// print(app.window.snapshot)
/// ```
@MainActor
public final class DemoApp {
    /// The router that opens all URLs.
    public let router: Routing
    /// The window that shows the app; it stays empty when another user interface follows ``navigator``.
    public let window: Window
    /// The navigator, which has the app's state.
    public let navigator: Navigator
    /// The login state of the user.
    public let session: Session
    /// The most recent URLs that the router opened, the oldest first.
    public let log: VisitLog
    private let pages: Pages

    /// Creates the app, which shows no place until a URL is opened.
    ///
    /// - Parameters:
    ///   - hasWindow: Whether ``window`` shows the app; otherwise another user interface follows
    ///     ``navigator``.
    ///   - animator: Decides how long animated transitions take.
    ///   - timeout: The time limit of each change by the navigator; by default, there is none.
    ///   - clock: The clock that measures the time limit and how long links wait for a login.
    public init(
        hasWindow: Bool = true,
        animator: any Animator = .immediate,
        timeout: Duration? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        var configuration = Routing.Configuration()
        configuration.webHosts = [Self.webHost]
        configuration.clock = clock
        router = Routing(configuration: configuration)
        window = Window()
        window.animator = animator
        session = Session(clock: clock)
        log = VisitLog()

        pages = Pages(session: session)

        let tree = Self.tree(in: window, pages: pages)
        if hasWindow {
            let renderer = PresenterRenderer(tree)
            navigator = Navigator(tree, renderer: renderer, timeout: timeout, clock: clock)
            navigator.followUser(in: window, of: renderer)
        } else {
            navigator = Navigator(tree, timeout: timeout, clock: clock)
        }

        mapActions()
        mapMistakes()
        navigator.register(in: router)
        addProxies()
    }

    /// Opens the first page.
    ///
    /// - Throws: An error of the router, which does not occur for this URL.
    public func start() async throws {
        try await router.dispatch("app://today")
    }

    /// Returns the present content of a place; for tabs and stacks, it is only a title.
    ///
    /// - Parameter place: The place.
    /// - Returns: The content.
    public func page(of place: Destination) -> PageContent { pages.content(of: place) }
}
