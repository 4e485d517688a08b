import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// A navigator whose URLs come from a router.
@MainActor @Suite struct NavigatorRegisteringTests {
    private let router = Routing()
    private let renderer = RecordingRenderer()
    private let navigator: Navigator

    init() {
        navigator = Navigator(ReadingApp.tree, renderer: renderer)
    }

    private func code(_ router: some RouteOpening, _ url: String) async throws -> RoutingError.Code {
        try await #require(throws: RoutingError.self) { try await router.dispatch(url) }.code
    }

    @Test func dispatchingReturnsWhenItShows() async throws {
        navigator.register(in: router)
        let gate = Gate()
        renderer.before = { _ in await gate.pass() }
        let request = Task { [router, navigator] in
            try await router.dispatch("books/7")
            return navigator.state.url
        }
        await gate.arrival()
        #expect(navigator.state == NavigationState())
        gate.open()
        #expect(try await request.value == "books/7")
    }

    @Test func allEndpointsAreRoutes() async throws {
        navigator.register(in: router)
        for url in ["login", "today", "story/news/1", "books", "books/7?page=2", "profile", "settings/a"] {
            try await router.dispatch(url)
            #expect(navigator.state.url == url)
        }
    }

    @Test func proxiesDecideBeforeTheNavigatorIsAsked() async throws {
        navigator.register(in: router)
        router.proxy("books/*") { _ in .redirect(to: "login") }
        router.proxy("profile") { _ in .reject(Fault(number: 7)) }
        try await router.dispatch("books/7")
        #expect(navigator.state.url == "login")
        #expect(try await code(router, "profile") == .rejected)
        #expect(navigator.state.url == "login")
        #expect(navigator.history.count == 1)
    }

    @Test func theFirstDeclaredEndpointWins() async throws {
        let tree = NavigationTree<String> {
            Stack { Endpoint("books/new", name: "new") }
            Stack { Endpoint("books/:id", name: "book") }
        }
        let navigator = Navigator(tree, renderer: renderer)
        navigator.register(in: router)
        #expect(try await router.dispatch("books/7").parameters == ["id": "7"])
        #expect(navigator.state.activeLeaf?.destination.name == "book")
        #expect(try await router.dispatch("books/new").parameters.isEmpty)
        #expect(navigator.state.activeLeaf?.destination.name == "new")
    }

    @Test func tagsBringTheRoutesIntoScopes() async throws {
        navigator.register(in: router)
        try await router["Views"].dispatch("books")
        #expect(try await code(router["Other"], "books") == .noRoute)
        let other = Routing()
        navigator.register(in: other, tags: ["Mine"])
        try await other["Mine"].dispatch("today")
        #expect(try await code(other["Views"], "today") == .noRoute)
        let third = Routing()
        navigator.register(in: third["Section"], tags: [])
        try await third["Section"].dispatch("login")
        #expect(navigator.state.url == "login")
    }

    @Test func oneIdentityDisposesOfAll() async throws {
        let routes = navigator.register(in: router)
        let others = navigator.register(in: router["Others"])
        router.dispose(of: routes)
        try await router["Others"].dispatch("books")
        router.dispose(of: others)
        for url in ["login", "today", "story/news/1", "books", "books/7", "profile", "settings/a"] {
            #expect(try await code(router, url) == .noRoute)
        }
    }

    @Test func whenTheNavigatorIsGoneSoAreTheRoutes() async throws {
        var navigator: Navigator? = Navigator(ReadingApp.tree, renderer: renderer)
        weak let weakNavigator = navigator
        navigator?.register(in: router)
        navigator = nil
        #expect(weakNavigator == nil)
        // At once, whichever is asked first.
        for url in ["settings/a", "books/7", "login", "today"] {
            #expect(try await code(router, url) == .noRoute)
        }
    }

    @Test func thatHoldsHoweverManyOwnersTheRouterHas() async throws {
        /// Something else that owns a route.
        final class Owner: RouteOwner {}
        let owners = (0..<100).map { _ in Owner() }
        for (index, owner) in owners.enumerated() { router.map("other/\(index)", owner: owner) { _ in } }
        var navigator: Navigator? = Navigator(ReadingApp.tree, renderer: renderer)
        navigator?.register(in: router)
        navigator = nil
        #expect(try await code(router, "books/7") == .noRoute)
        withExtendedLifetime(owners) {}
    }

    @Test func registeringKeepsNoRouter() {
        var router: Routing? = Routing()
        weak let weakRouter = router
        if let router { navigator.register(in: router) }
        router = nil
        #expect(weakRouter == nil)
    }

    @Test func whatIsPassedAlongReachesTheDestination() async throws {
        navigator.register(in: router)
        try await router.dispatch("books/7", passing: "a note")
        #expect(navigator.state.activeLeaf?.destination.context as? String == "a note")
    }

    @Test func urlsAreOpenedAsTheRegistrationSays() async throws {
        navigator.register(in: router, options: .junctionsOnly)
        for url in ["books/7", "today", "books"] { try await router.dispatch(url) }
        #expect(navigator.state.url == "books/7")
    }

    @Test func errorsArriveUnderneath() async throws {
        navigator.register(in: router)
        renderer.before = { _ in throw Fault(number: 3) }
        let error = try await #require(throws: RoutingError.self) { try await router.dispatch("books") }
        #expect(error.code == .handlerFailed)
        #expect(error.underlying as? Fault == Fault(number: 3))
        #expect(navigator.state == NavigationState())
    }

    @Test func endpointsThatAskCodeAreNotRoutes() async throws {
        let tree = NavigationTree<String> {
            Endpoint({ $0.string == "code" }, name: "code")
        }
        let navigator = Navigator(tree, renderer: renderer)
        navigator.register(in: router)
        #expect(try await code(router, "code") == .noRoute)
        #expect(try await navigator.open("code").activeLeaf?.destination.name == "code")
    }
}
