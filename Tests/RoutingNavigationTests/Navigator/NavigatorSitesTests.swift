import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Places that URLs of any scheme lead to, and guards of one; URLs that the router does not read.
@MainActor @Suite struct NavigatorSitesTests {
    private let router = Routing()
    private let renderer = RecordingRenderer()

    private func refuses(
        _ url: String,
        on tree: NavigationTree<String>,
        _ location: SourceLocation = #_sourceLocation
    ) async {
        let navigator = Navigator(tree, renderer: renderer, in: router)
        await #expect(throws: (any Error).self, sourceLocation: location) { try await navigator.open(url) }
        #expect(navigator.state.root == nil, sourceLocation: location)
    }

    @Test func aPlaceWithAWildcardHasTheGuardsOfAllSchemes() async {
        router.protect("app://docs/secret/**") { _ in .reject("no") }
        let tree = NavigationTree<String> { Endpoint("docs/**") }
        await refuses("https://example.com/docs/secret/x", on: tree)
        await refuses("docs/secret/x", on: tree)
    }

    @Test func aGuardOfAnotherSchemeSeesTheQuery() async {
        router.protect("app://books/:id") { $0.parameters["preview"] == "1" ? .reject("no") : .pass }
        let tree = NavigationTree<String> { Endpoint("books/:id") }
        await refuses("app://books/7?preview=1", on: tree)
        await refuses("books/7?preview=1", on: tree)
        await refuses("https://example.com/books/7?preview=1", on: tree)
    }

    /// `books/7` and `books/7/all` are one place.
    @Test(arguments: ["books/:id/all", "app://books/:id/all", "https://example.com/books/:id/all"])
    func aPlaceHasTheGuardsOfAllItsURLs(guarded: String) async throws {
        router.protect(try RoutePattern(guarded)) { _ in .reject("no") }
        let tree = NavigationTree<String> { Endpoint("books/:id(/all)") }
        for url in ["books/7", "app://books/7", "books/7/all", "app://books/7/all"] {
            await refuses(url, on: tree)
        }
    }

    @Test(arguments: ["c", "app://c", "c/all"])
    func aTabThatWasNeverOpenedHasTheGuardsOfAllItsURLs(guarded: String) async throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") }
                Stack { Endpoint("c(/all)", name: "c") }
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("today")
        router.protect(try RoutePattern(guarded)) { _ in .reject("no") }
        await #expect(throws: (any Error).self) { try await navigator.dispatch(.select(.name("c"))) }
        #expect(navigator.state.url == "today")
    }

    /// A screen that reads the capture as one text cannot tell the slash from a separator.
    @Test(arguments: ["docs/secret/**", "app://docs/secret/**"])
    func anEscapedSlashGoesPastNoGuard(guarded: String) async throws {
        router.protect(try RoutePattern(guarded)) { _ in .reject("no") }
        let tree = NavigationTree<String> { Endpoint("docs/:path...") }
        await refuses("docs/secret/x", on: tree)
        await refuses("docs/secret%2Fx", on: tree)
        await refuses("app://docs/secret%2Fx", on: tree)
    }

    @Test func aSegmentThatIsNoHostIsAskedAboutBehindThree() async {
        router.protect("app://*/settings") { _ in .reject("no") }
        let tree = NavigationTree<String> { Endpoint(":user/settings") }
        await refuses("web:/a%2Fb/settings", on: tree)
        await refuses("web:/%40/settings", on: tree)
    }

    @Test func whatTheRouterDoesNotReadIsRefused() async throws {
        router.protect("https://example.com/account/**") { _ in .reject("no") }
        let tree = NavigationTree<String> { Endpoint("account/:page") }
        await refuses("app://account/" + String(repeating: "a", count: 8178), on: tree)

        let short = Routing(configuration: .init(maximumURLLength: 40))
        short.protect("account/**") { _ in .reject("no") }
        let navigator = Navigator(tree, renderer: renderer, in: short)
        await #expect(throws: RoutingError.self) {
            try await navigator.dispatch(.setRoot("account/" + String(repeating: "a", count: 60)))
        }
        #expect(navigator.state.root == nil)
    }

    @Test func aPlaceWhoseAncestorTakesNoSuchCaptureDoesNotMatch() async throws {
        let tree = NavigationTree<String> {
            Stack { Endpoint("a") { Endpoint("bk/:id<int>") { Endpoint("bk/:id/s") } } }
        }
        #expect(tree.canOpen("bk/7/s") && !tree.canOpen("bk/evil/s"))
        router.protect("bk/:id<int>") { _ in .reject("no") }
        await refuses("bk/evil/s", on: tree)
    }

    @Test func aNavigatorThatIsRegisteredElsewhereAsksItsOwnGuards() async throws {
        let tree = NavigationTree<String> { Stack { Endpoint("today") { Endpoint("admin") } } }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.protect("admin") { _ in .reject("no") }
        let other = Routing()
        navigator.register(in: other)
        try await other.dispatch("today")
        await #expect(throws: RoutingError.self) { try await other.dispatch("admin") }
        #expect(navigator.state.url == "today")
    }

    @Test func whatTheProgramDoesIsInternalWhereURLsHaveToSayTheirOrigin() async throws {
        let router = Routing(configuration: .init(externalDefault: .denyUnknown))
        let tree = NavigationTree<String> { Stack { Endpoint("today") { Endpoint("admin") } } }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.protect("admin", accepting: [.internal]) { _ in .reject("no") }
        #expect(navigator.canOpen("today"))
        try await navigator.open("today")
        let error = await #expect(throws: RoutingError.self) { try await navigator.dispatch(.push("admin")) }
        #expect(error?.code == .rejected && navigator.state.url == "today")
    }

    @Test func anExternalURLReachesNoConditionInCodeByTheNavigator() async throws {
        let router = Routing(configuration: .init(externalDefault: .deny))
        let tree = NavigationTree<String> {
            Stack { Endpoint("today") { Endpoint({ $0.scheme == "mailto" }, name: "letter") } }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("mailto:ann@example.com")
        try await navigator.open("today")
        router.map("help", accepting: [.external, .internal]) { @MainActor _ in
            try await navigator.open("mailto:ann@example.com")
        }
        let error = await #expect(throws: RoutingError.self) {
            try await router.dispatch("help", from: .external())
        }
        #expect((error?.underlying as? NavigationError)?.code == .untrusted)
        #expect(navigator.state.url == "today")
    }

    @Test func aGuardMaySendAPlaceToAHandlerOfARouterWithOnePlace() async throws {
        var seen: [String] = []
        let tree = NavigationTree<String> { Stack { Endpoint("today") { Endpoint("account/:page") } } }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.map("app://login", tags: ["Views"]) { @MainActor in seen.append($0.url.string) }
        router.protect("app://account/**") { _ in .redirect(to: "app://login") }
        try await navigator.open("account/7")
        await router.idle()
        #expect(seen == ["app://login"] && navigator.state.root == nil)
    }

    @Test func eachWindowHasItsOptions() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") }
                Stack { Endpoint("books") { Endpoint("books/:id") } }
            }
        }
        let first = Navigator(tree, renderer: renderer, in: router)
        let second = Navigator(tree, renderer: RecordingRenderer(), in: router, options: .junctionsOnly)
        for navigator in [first, second] {
            for url in ["books/7", "today"] { try await router.dispatch(url, in: navigator) }
            try await router.dispatch("books", in: navigator)
        }
        #expect(first.state.url == "books" && second.state.url == "books/7")
    }

    @Test func aRouteOfAnotherTreeGivesNoNamesOfItsOwn() async throws {
        struct Book: Route {
            static let pattern: RoutePattern = "books/:id<int>"
            var id: Int
        }
        let books = NavigationTree<String> {
            Endpoint(Book.self, by: { .endpoint(make: $0) }, make: { "book \($0.id)" })
        }
        let things = NavigationTree<String> { Endpoint(":kind/:number") }
        let first = Navigator(books, renderer: renderer, in: router)
        let second = Navigator(things, renderer: RecordingRenderer(), in: router)
        try await first.open("books/7?page=2")
        #expect(first.state.activeLeaf?.destination.parameters == ["page": "2", "id": "7"])
        try await second.open("books/8")
        #expect(second.state.activeLeaf?.destination.parameters == ["kind": "books", "number": "8"])
    }

    @Test func guardsOfURLsThatLeadElsewhereAreNotAsked() async throws {
        let tree = NavigationTree<String> {
            Endpoint("https://example.com/books/:id")
            Endpoint("books/:id")
            Endpoint({ $0.scheme == "mailto" }, name: "letter")
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.protect("https://example.com/**") { _ in .reject("no") }
        for url in ["books/7", "app://books/7", "mailto:ada@example.com"] {
            #expect(try await navigator.open(url).url == url)
        }
        await #expect(throws: (any Error).self) { try await navigator.open("https://example.com/books/7") }
    }
}
