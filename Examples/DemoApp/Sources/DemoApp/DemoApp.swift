public import Routing
public import RoutingNavigation
public import RoutingPresentation

/// The reading room of a small library: an app without a screen of its own, which others show.
///
/// It has three tabs with stacks, modals over them, and a login that is a section of its own. All its places are
/// registered in ``router``, whose proxies decide about them; what the user does to ``window`` by hand comes back to
/// ``navigator``. A screen of another kind follows the projection of ``navigator``, and has ``page(of:)`` say what its
/// parts say.
///
/// ```swift
/// let app = DemoApp()
/// try await app.start()
/// try await app.router.dispatch("app://books/7")
/// print(app.window.snapshot)
/// ```
@MainActor
public final class DemoApp {
    /// What all URLs are opened with.
    public let router: Routing
    /// What shows; nothing, where another screen follows ``navigator``.
    public let window: Window
    /// Where the app is.
    public let navigator: Navigator
    /// Who reads.
    public let session: Session
    /// The last URLs that the router was asked about, the oldest first.
    public let log: VisitLog
    private let pages: Pages

    /// Creates the app, in which nothing was opened yet.
    ///
    /// - Parameters:
    ///   - hasWindow: Whether ``window`` shows it; without, the screen follows the projection of ``navigator``.
    ///   - animator: How long animated transitions take.
    ///   - timeout: How long the navigator lets one change take; as long as it likes, unless it is given.
    ///   - clock: What measures that, and how long links wait for a login.
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
    /// - Throws: What the router throws, which does not happen.
    public func start() async throws {
        try await router.dispatch("app://today")
    }

    /// What a place says; of tabs and stacks, their title.
    ///
    /// - Parameter place: The place.
    /// - Returns: What it says at the moment.
    public func page(of place: Destination) -> PageContent { pages.content(of: place) }
}
