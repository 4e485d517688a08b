import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// No place is shown that its guards have not passed, however it comes to show.
@MainActor @Suite struct NavigatorGuardTests {
    /// Whether a person is signed in, and what the guard was asked.
    @MainActor
    private final class Session {
        var isActive = true
        var asked: [String] = []

        func decide(_ request: RouteRequest) -> ProxyDecision {
            asked.append(request.url.string)
            return isActive ? .pass : .reject("sign in first")
        }
    }

    private let router = Routing()
    private let renderer = RecordingRenderer()
    private let session = Session()
    private let navigator: Navigator

    init() {
        navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router)
        router.protect("books/:id") { [session] in session.decide($0) }
    }

    private func expectRejection(
        _ request: @MainActor () async throws -> Void,
        _ location: SourceLocation = #_sourceLocation
    ) async {
        let state = navigator.state
        let error = await #expect(throws: RoutingError.self, sourceLocation: location) { try await request() }
        #expect(error?.code == .rejected, sourceLocation: location)
        #expect(navigator.state == state, sourceLocation: location)
        #expect(renderer.shown == state, sourceLocation: location)
    }

    @Test func openingAsksOnce() async throws {
        try await navigator.open("books/7")
        try await router["Views"].dispatch("books/8")
        #expect(session.asked == ["books/7", "books/8"])
    }

    @Test func openingIsRejected() async throws {
        try await navigator.open("today")
        session.isActive = false
        await expectRejection { try await navigator.open("books/7") }
        await expectRejection { try await navigator.dispatch(.push("books/7")) }
        await expectRejection { try await navigator.dispatch(.setRoot("books/7")) }
        await expectRejection { try await navigator.dispatch(.replace("books/7")) }
    }

    @Test func theParametersOfARedirectArriveByEveryWay() async throws {
        let router = Routing()
        let navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router)
        router.protect("books/:id") { [session] _ in
            session.isActive
                ? .pass : .redirect(to: "settings/font?size=2", parameters: ["why": "expired", "size": "3"])
        }
        try await navigator.open("books/7")
        try await navigator.open("today")
        session.isActive = false
        let ways: [@MainActor () async throws -> Void] = [
            { try await navigator.open("books/7") }, { try await navigator.dispatch(.push("books/7")) },
            { try await navigator.back() },
        ]
        for way in ways {
            try await navigator.open("today")
            try await way()
            let parameters = try #require(navigator.state.activeLeaf?.destination.parameters)
            #expect(
                parameters["why"] == "expired" && parameters["size"] == "3" && parameters["key"] == "font")
        }
    }

    @Test func aGuardThatNavigatesAsksItselfNoDeeperThanSixteen() async throws {
        let router = Routing()
        let navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router)
        try await navigator.open("books/7")
        try await navigator.open("today")
        var asked = 0
        var errors: [NavigationError.Code?] = []
        router.protect("books/**") { @MainActor _ in
            asked += 1
            do { try await navigator.back() } catch { errors.append((error as? NavigationError)?.code) }
            return .reject("out")
        }
        await #expect(throws: RoutingError.self) { try await navigator.back() }
        #expect(asked == 16 && errors.first == .redirectLoop)
    }

    @Test func aSavedStateHasNoParametersThatItsGuardWasNotAskedWith() async throws {
        let router = Routing()
        let tree = NavigationTree<String> { Endpoint("books/:id") }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.protect("books/:id") { $0.parameters["mode"] == "edit" ? .reject("no") : .pass }
        try await navigator.open("books/7?mode=view&page=2")
        let json = try navigator.snapshot().json()
        try #require(json.contains("\"view\""))
        try await navigator.restore(NavigationState(json: json.replacing("\"view\"", with: "\"edit\"")))
        let parameters = try #require(navigator.state.activeLeaf?.destination.parameters)
        #expect(parameters["mode"] == "view" && parameters["page"] == "2" && parameters["id"] == "7")
    }

    @Test func whatIsTakenAwayLeavesNoEqualNeighboursInTheHistory() async throws {
        for url in ["today", "books/7", "today", "books/7", "today"] { try await navigator.open(url) }
        session.isActive = false
        try await navigator.revalidate()
        #expect(navigator.history.map(\.url).filter { $0 == "today" }.count <= 3)
        #expect(zip(navigator.history, navigator.history.dropFirst()).allSatisfy { $0.url != $1.url })
    }

    @Test func allGuardsOfAPlaceAreAskedInOneGo() async throws {
        let router = Routing()
        let navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router)
        var asked: [String] = []
        for number in 0..<3 {
            router.protect("app\(number)://books/:id") { request in
                asked.append(request.url.string)
                return .pass
            }
        }
        try await navigator.dispatch(.setRoot("books/7"))
        #expect(asked == ["app0://books/7", "app1://books/7", "app2://books/7"])
    }

    @Test func theHistoryIsAsked() async throws {
        try await navigator.open("books/7")
        try await navigator.open("today")
        session.isActive = false
        await expectRejection { try await navigator.back() }
        session.isActive = true
        try await navigator.back()
        #expect(navigator.state.url == "books/7")
        session.asked = []
        try await navigator.forward()
        try await navigator.back()
        #expect(session.asked == ["books/7"])
    }

    @Test func aRestoredStateIsAsked() async throws {
        try await navigator.open("books/7")
        let saved = navigator.snapshot()
        try await navigator.open("today")
        session.isActive = false
        await expectRejection { try await navigator.restore(saved) }
    }

    @Test func aTabIsAskedWhenItIsSelected() async throws {
        try await navigator.open("books/7")
        let tab = try #require(navigator.state.activePath.first { $0.kind == .stack })
        try await navigator.open("today")
        session.isActive = false
        await expectRejection { try await navigator.dispatch(.select(.id(tab.id))) }
    }

    @Test func whatTheUserBringsUpIsTakenBackWhenRefused() async throws {
        try await navigator.open("books/7")
        let tab = try #require(navigator.state.activePath.first { $0.kind == .stack })
        try await navigator.open("today")
        session.isActive = false
        var failures = 0
        navigator.onFailure = { _ in failures += 1 }
        let visits = navigator.history
        navigator.didSelect(tab.id)
        #expect(renderer.shown.url == "books/7", "the user has done it already")
        #expect(navigator.state.url == "today", "and no guard has let it pass")
        await navigator.idle()
        #expect(navigator.state.url == "today" && renderer.shown.url == "today")
        #expect(navigator.history == visits && failures == 1)
    }

    @Test func aURLThatOnlyItsRouterReadsIsOpenedToo() async throws {
        let router = Routing(configuration: Routing.Configuration(maximumURLLength: 20_000))
        let navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router)
        let url = "books/" + String(repeating: "7", count: 10_000)
        #expect(navigator.canOpen(url))
        try await navigator.open(url)
        #expect(navigator.state.url == url)
    }

    @Test func aPlaceBehindAModalIsAskedWithIt() async throws {
        let router = Routing()
        let tree = NavigationTree<String> {
            Stack { Endpoint("today") { Modal { Endpoint("story/:id") } } }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.protect("today") { _ in .reject("no") }
        await #expect(throws: RoutingError.self) { try await navigator.open("story/1") }
        #expect(navigator.state == NavigationState())
    }

    @Test func aPlaceWithoutASchemeHasTheGuardsOfAll() async throws {
        router.protect("app://profile") { _ in .reject("no") }
        router.protect("https://*.example.com/login") { _ in .reject("no") }
        try await navigator.open("today")
        for url in ["profile", "app://profile", "other://profile", "login", "x://login"] {
            await expectRejection { try await navigator.open(url) }
        }
    }

    @Test func aGuardMayNavigateItself() async throws {
        router.protect("profile") { [navigator] _ in
            try await navigator.dispatch(.open("login"))
            return .reject("was sent to the login")
        }
        let error = await #expect(throws: RoutingError.self) {
            try await navigator.dispatch(.setRoot("profile"))
        }
        #expect(error?.code == .rejected)
        #expect(navigator.state.url == "login")
    }

    @Test func aHandlerOfTheRouterMayGoBack() async throws {
        try await navigator.open("books/7")
        try await navigator.open("today")
        router.map("leave") { [navigator] _ in try await navigator.back() }
        try await router.dispatch("leave")
        #expect(navigator.state.url == "books/7")
    }

    @Test func aGuardThatHoldsRefusesToGoBack() async throws {
        let gate = Routing::Gate("signed in")
        try await navigator.open("books/7")
        try await navigator.open("today")
        router.protect("books/:id") { [gate] _ in .hold(at: gate) }
        await expectRejection { try await navigator.back() }
        #expect(router.held.isEmpty)
    }
}

/// Asking again.
extension NavigatorGuardTests {
    @Test func revalidatingTakesAwayWhatIsRefused() async throws {
        try await navigator.open("books/7")
        try await navigator.open("today")
        session.isActive = false
        session.asked = []
        let removed = try await navigator.revalidate()
        #expect(removed.map(\.url) == ["books/7"])
        #expect(navigator.state.url == "today" && renderer.shown == navigator.state)
        #expect(navigator.history.map(\.url) == ["books", "today"])
    }

    @Test func revalidatingReturnsWhatStoodOnTopOfARefusedPlace() async throws {
        try await navigator.open("books/7")
        try await navigator.dispatch(.push("today"))
        session.isActive = false
        let removed = try await navigator.revalidate()
        #expect(removed.map(\.url) == ["books/7", "today"])
        #expect(navigator.state.url == "books")
    }

    @Test func revalidatingLeavesAPlaceThatShows() async throws {
        try await navigator.open("books/7")
        session.isActive = false
        try await navigator.revalidate()
        #expect(navigator.state.url == "books")
    }

    @Test func revalidatingGoesWhereAGuardSendsIt() async throws {
        try await navigator.open("books/7")
        router.protect("books/:id") { _ in .redirect(to: "login") }
        try await navigator.revalidate()
        #expect(navigator.state.url == "login")
    }

    @Test func revalidatingMayLeaveNothing() async throws {
        let router = Routing()
        let tree = NavigationTree<String> { Stack { Endpoint("account") } }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("account")
        router.protect("account") { _ in .reject("no") }
        #expect(try await navigator.revalidate().map(\.url) == ["account"])
        #expect(navigator.state == NavigationState() && navigator.history.isEmpty)
    }

    @Test func clearingTheHistoryKeepsWhereTheAppIs() async throws {
        try await navigator.open("books/7")
        try await navigator.open("today")
        navigator.clearHistory()
        #expect(navigator.history.map(\.url) == ["today"] && !navigator.canGoBack)
    }
}
