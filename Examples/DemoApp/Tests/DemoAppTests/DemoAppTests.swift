import DemoApp
import Routing
import RoutingDiagnostics
import RoutingNavigation
import RoutingPresentation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DemoAppTests {
    private let app = DemoApp()

    @Test
    func beginsWithItsFirstTab() async throws {
        try await app.start()
        #expect(app.navigator.state.url == "app://today")
        #expect(tabs?.viewControllers.map(\.title) == ["Today", "Books", "Account"])
        #expect(app.window.topViewController?.title == "Today")
    }

    @Test
    func aScreenOfAnotherKindFollowsTheProjection() async throws {
        let app = DemoApp(hasWindow: false)
        try await app.router.dispatch("app://books/7/reviews/new")
        #expect(app.window.rootViewController == nil)
        let path = app.navigator.state.activePath.map(\.destination)
        let titles = path.filter { $0.name != "sections" }.map { app.page(of: $0).title }
        #expect(titles == ["Reading room", "Books", "Books", "Kim", "Writing", "Review of Kim"])
        guard case .tabs(let tabs)? = app.navigator.projection.root else { return }
        app.navigator.projection[selectionIn: tabs.id] = tabs.options[0]
        await app.navigator.idle()
        #expect(app.navigator.state.url == "today")
    }

    @Test
    func linksFromOutsideLeadToTheSamePlaces() async throws {
        try await app.router.dispatch("https://reading-room.example/books/3")
        #expect(app.window.topViewController?.title == "Moby-Dick")
        #expect(!app.router.canOpen("https://elsewhere.example/books/3"))
    }

    @Test
    func tapsOfTheUserComeBackToTheNavigator() async throws {
        try await app.router.dispatch("app://books/7/reviews/new")
        try await app.window.transition { app.window.topViewController?.dismiss(animated: true) }
        await app.navigator.idle()
        #expect(app.navigator.state.url == "books/7")
        try await app.window.transition { tabs?.selectViewController(at: 0) }
        await app.navigator.idle()
        #expect(app.navigator.state.url == "today")
    }

    @Test(arguments: ["app://account/orders", "app://account/orders/3"])
    func ordersWaitForALogin(url: String) async throws {
        try await app.start()
        let opened = Task { try await app.router.dispatch(url) }
        await appArrives(at: "app://login")
        #expect(app.window.topViewController?.title == "Log in")
        #expect(app.session.signedIn.pending.map(\.url) == [url])
        try await app.router.dispatch("app://session/begin")
        _ = try await opened.value
        #expect(app.navigator.state.url == url)
    }

    @Test
    func theLogoutIsFollowedByTheFirstTab() async throws {
        try await app.router.dispatch("app://session/begin")
        await app.router.idle()
        #expect(app.session.isActive)
        #expect(app.navigator.state.url == "app://account")
        try await app.router.dispatch("app://session/end")
        await app.router.idle()
        #expect(!app.session.isActive)
        #expect(app.navigator.state.url == "app://today")
    }

    @Test
    func aProxyRejectsWhatIsNotThereAndRedirectsOldNumbers() async throws {
        await #expect(throws: RoutingError.self) { try await app.router.dispatch("app://books/99") }
        try await app.router.dispatch("app://books/103")
        #expect(app.navigator.state.url == "app://books/3")
        #expect(app.log.urls == ["app://books/99", "app://books/103"])
    }

    @Test
    func searchOpensTheBookThatItFinds() async throws {
        try await app.router.dispatch("app://search/melville")
        await app.router.idle()
        #expect(app.navigator.state.url == "app://books/3")
        await #expect(throws: RoutingError.self) { try await app.router.dispatch("app://search/nobody") }
    }

    @Test
    func pagesSayMoreThanTheirTitles() async throws {
        try await app.router.dispatch("app://books/7?page=12")
        let page = try #require(app.window.topViewController as? Page)
        #expect(page.title == "Kim, page 12")
        #expect(page.lines == ["Rudyard Kipling, 1901"])
        #expect(page.links.allSatisfy { app.router.canOpen($0.url) })
    }

    @Test
    func theAuditFindsWhatWasPutThereForIt() {
        let findings = app.router.audit()
        #expect(findings.map(\.code.rawValue).sorted() == ["idleProxy", "neverReached", "tagSpelling"])
    }

    @Test
    func allSuggestionsButTheSlipCanBeOpened() {
        let slips = DemoApp.suggestions.filter { !app.router.canOpen($0) }
        #expect(slips == ["app://boks/7"])
    }

    private var tabs: TabBarController? { app.window.rootViewController as? TabBarController }

    /// Follows the navigator until the app shows a URL.
    private func appArrives(at url: String) async {
        for await state in app.navigator.states() where state.url == url { return }
    }
}
