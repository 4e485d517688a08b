import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Guards that send a place elsewhere, however it comes to show.
@MainActor @Suite struct NavigatorGuardRedirectTests {
    private let router = Routing()
    private let renderer = RecordingRenderer()
    private let navigator: Navigator

    init() {
        navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router)
    }

    /// The places of a person, and a login over whatever shows.
    private static let shop = NavigationTree<String> {
        Fork {
            Stack { Endpoint("today") }
            Stack { Endpoint("books") { Endpoint("books/:id") } }
            Stack { Endpoint("account") { Endpoint("account/orders/:id") } }
        }
        Modal { Endpoint("login") }
    }

    @Test func aGuardMayRedirectOnce() async throws {
        try await navigator.open("books")
        let news = RouteBag(of: router)
        let uuid = router.protect("books/:id") { _ in
            news.dispose()
            return .redirect(to: "login")
        }
        uuid.store(in: news)
        try await navigator.dispatch(.push("books/7"))
        #expect(navigator.state.url == "login")
        try await navigator.dispatch(.setRoot("books/7"))
        #expect(navigator.state.url == "books/7")
    }

    @Test func thePlaceUnderAModalMaySendTheRequestElsewhere() async throws {
        let router = Routing()
        let navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router)
        router.protect("today") { _ in .redirect(to: "login", data: "why") }
        try await navigator.open("story/news/1")
        #expect(navigator.state.url == "login")
        #expect(navigator.state.activeLeaf?.destination.context as? String == "why")
        try await router.dispatch("story/news/2")
        #expect(navigator.state.url == "login")
    }

    @Test func aRedirectLeadsThereInstead() async throws {
        try await navigator.open("books/7")
        try await navigator.open("today")
        router.protect("books/:id") { _ in .redirect(to: "login", data: "after login") }
        try await navigator.back()
        #expect(navigator.state.url == "login")
        #expect(navigator.state.activeLeaf?.destination.context as? String == "after login")
    }

    private func tapProfile() async throws {
        try await navigator.open("today")
        let tabs = try #require(navigator.state.find(name: "tabs"))
        navigator.didSelect(tabs.children[2].id)
    }

    /// What shows outside the tree would otherwise lie over the refused place, and go with it.
    @Test func aRefusedStepIsUndoneBeforeItsRedirectOpens() async throws {
        router.protect("profile") { _ in .redirect(to: "sheet") }
        var shown: [String?] = []
        router.map("sheet", tags: ["Views"]) { @MainActor [renderer] _ in shown.append(renderer.shown.url) }
        try await tapProfile()
        await navigator.idle()
        await router.idle()
        #expect(shown == ["today"])
        #expect(navigator.state.url == "today" && renderer.shown == navigator.state)
    }

    @Test func aRefusedStepDoesNotShowWhileItsRedirectIsHeld() async throws {
        let gate = Routing::Gate("start")
        router.protect("profile") { _ in .redirect(to: "login") }
        router.proxy("login", tags: ["Views"]) { [gate] _ in gate.isOpen ? .pass : .hold(at: gate) }
        try await tapProfile()
        while router.held.isEmpty { await Task.yield() }
        #expect(renderer.shown.url == "today")
        gate.open()
        await navigator.idle()
        await router.idle()
        #expect(navigator.state.url == "login")
    }

    @Test func aRedirectIsOpenedThroughTheProxies() async throws {
        try await navigator.open("books/7")
        try await navigator.open("today")
        router.protect("books/:id") { _ in .redirect(to: "login?why=expired", parameters: ["next": "books"]) }
        router.proxy("login", tags: ["Views"]) { request in
            .redirect(to: "settings/\(request.parameters["next"] ?? "nothing")")
        }
        try await navigator.back()
        #expect(navigator.state.url == "settings/books")
        #expect(navigator.state.activeLeaf?.destination.parameters["why"] == "expired")
    }

    @Test func aRedirectToAPlaceWithoutAMapHasItsParametersAndOptions() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint({ $0.segments.first == "notes" }, name: "notes") { Endpoint("notes/:id") } }
                Stack { Endpoint("books") }
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router, options: .junctionsOnly)
        router.protect("books") { _ in .redirect(to: "notes", parameters: ["why": "expired"]) }
        try await navigator.dispatch(.setRoot("books"))
        #expect(navigator.state.activeLeaf?.destination.parameters["why"] == "expired")
        try await navigator.dispatch(.push("notes/1"))
        try await navigator.dispatch(.setRoot("books"))
        #expect(navigator.state.url == "notes/1")
    }

    /// The router waits for the request, so the place of the redirect is shown without it.
    @Test func aRedirectDuringAJobHasTheOptionsOfTheWindow() async throws {
        let navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router, options: .junctionsOnly)
        for url in ["books/7", "profile", "today"] { try await navigator.open(url) }
        router.protect("profile") { _ in .redirect(to: "books") }
        router.map("leave") { @MainActor [weak navigator] _ in _ = try await navigator?.back() }
        try await router.dispatch("leave")
        #expect(navigator.state.url == "books/7")
    }

    @Test func aRedirectThatAGateHeldHasItsParametersAfterwards() async throws {
        let gate = Routing::Gate("sign-in")
        try await navigator.open("books/7")
        try await navigator.open("today")
        router.protect("books/:id") { _ in .redirect(to: "login", parameters: ["why": "expired"]) }
        router.proxy("login", tags: ["Views"]) { _ in gate.isOpen ? .pass : .hold(at: gate) }
        let back = Task { try await navigator.back() }
        while gate.pending.isEmpty { await Task.yield() }
        gate.open()
        _ = try await back.value
        #expect(navigator.state.url == "login")
        #expect(navigator.state.activeLeaf?.destination.parameters["why"] == "expired")
    }

    @Test(arguments: [
        ("account/orders/:id", ["account/orders/3"], "account"),
        ("account/**", ["account", "account/orders/3"], "books/7"),
    ])
    func aRedirectOfARestoredPlaceKeepsTheRestOfTheSession(
        _ guarded: String,
        _ refused: [String],
        _ below: String
    ) async throws {
        let earlier = Navigator(Self.shop)
        for url in ["books/7", "account", "account/orders/3"] { try await earlier.open(url) }
        let saved = earlier.snapshot()

        let router = Routing()
        let navigator = Navigator(Self.shop, in: router)
        try router.protect(RoutePattern(guarded)) { _ in .redirect(to: "login") }
        let dropped = try await navigator.restore(saved)
        #expect(dropped.compactMap(\.url).filter { $0.contains("account") }.sorted() == refused)
        #expect(navigator.state.url == "login")
        try await navigator.dispatch(.dismiss)
        #expect(navigator.state.url == below)
        try await navigator.dispatch(.open("books", options: .junctionsOnly))
        #expect(navigator.state.url == "books/7")
        #expect(navigator.history.map(\.url).first == below)
    }

    @Test func aFailedRedirectOfARestoredPlaceGoesToOnFailure() async throws {
        let earlier = Navigator(Self.shop)
        for url in ["account", "account/orders/3"] { try await earlier.open(url) }
        let router = Routing()
        let navigator = Navigator(Self.shop, in: router)
        var failures: [RoutingError.Code?] = []
        navigator.onFailure = { failures.append(($0 as? RoutingError)?.code) }
        router.protect("account/orders/**") { _ in .redirect(to: "login") }
        router.protect("login") { _ in .reject("closed") }
        let dropped = try await navigator.restore(earlier.snapshot())
        #expect(dropped.map(\.url) == ["account/orders/3"])
        #expect(navigator.state.url == "account" && failures == [.rejected])
    }

    @Test func aHandlerThatARedirectLeadsToIsCalledOnceEvenIfItWouldDeadlock() async throws {
        var calls = 0
        router.map("hall", tags: ["Views"]) { @MainActor [navigator] _ in
            calls += 1
            try await navigator.open("today")
        }
        try await navigator.open("books")
        router.protect("profile") { _ in .redirect(to: "hall") }
        let error = await #expect(throws: RoutingError.self) {
            try await navigator.dispatch(.push("profile"))
        }
        await router.idle()
        #expect(error?.code == .wouldDeadlock && calls == 1)
    }

    @Test func whatTheUserBringsUpIsSentElsewhere() async throws {
        try await navigator.open("books/7")
        let tab = try #require(navigator.state.activePath.first { $0.kind == .stack })
        try await navigator.open("today")
        router.protect("books/:id") { _ in .redirect(to: "login") }
        navigator.didSelect(tab.id)
        await navigator.idle()
        #expect(navigator.state.url == "login")
    }

    /// A modal that floats is presented over what shows: not over the place that the guard refuses.
    @Test func whatTheUserBringsUpIsNotUnderTheModalThatItIsSentTo() async throws {
        let router = Routing()
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") }
                Stack { Endpoint("account") }
            }
            Modal { Endpoint("login") }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.protect("account") { _ in .redirect(to: "login") }
        try await navigator.open("today")
        let account = try #require(navigator.state.root?.children.last)
        navigator.didSelect(account.id)
        await navigator.idle()
        #expect(navigator.state.activePath.compactMap(\.destination.url) == ["today", "login"])
        #expect(renderer.shown == navigator.state)
        #expect(navigator.history.map(\.url) == ["today", "login"], "the refused place is no visit")
        let login = try #require(navigator.state.activeLeaf)
        navigator.didDismiss(login.id)
        await navigator.idle()
        #expect(navigator.state.url == "today")
    }

    @Test func guardsThatSendPlacesToAndFroEndInALoop() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(100)))
        let tree = NavigationTree<String> {
            Stack { Endpoint("today") { Modal { Endpoint("story/:id") } } }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.protect("today") { _ in .redirect(to: "story/2") }
        await #expect(throws: (any Error).self) { try await navigator.open("story/1") }
        #expect(navigator.state == NavigationState())
    }

    /// The router cannot open the redirect before the request has ended, and only its proxy knows the place.
    @Test func aRedirectThroughAProxyIsOpenedAfterTheRequest() async throws {
        let navigator = Navigator(Self.shop, renderer: renderer, in: router)
        var isSignedIn = false
        router.proxy("sign-in", tags: ["Views"]) { @MainActor _ in
            isSignedIn = true
            return .redirect(to: "login")
        }
        router.protect("today") { @MainActor _ in isSignedIn ? .pass : .redirect(to: "sign-in") }
        try await navigator.open("login")
        await navigator.idle()
        #expect(navigator.state.url == "login" && isSignedIn)
    }

    @Test(arguments: [RoutingConfiguration.Concurrency.serial, .limit(4), .limit(32)])
    func redirectsThroughAProxyThatLeadInACircleEnd(concurrency: RoutingConfiguration.Concurrency)
        async throws
    {
        let router = Routing(configuration: .init(concurrency: concurrency))
        let navigator = Navigator(Self.shop, renderer: renderer, in: router)
        var failures: [any Error] = []
        navigator.onFailure = { failures.append($0) }
        router.proxy("sign-in", tags: ["Views"]) { _ in .redirect(to: "login") }
        router.protect("today") { _ in .redirect(to: "sign-in") }
        do { try await navigator.open("today") } catch { failures.append(error) }
        await navigator.idle()
        #expect(failures.map { ($0 as? NavigationError)?.code } == [.redirectLoop])
        #expect(navigator.state.root == nil && renderer.shown == navigator.state)
    }

    /// The guard protects another form of the place, so the navigator asks it within the job of the URL.
    @Test func aRedirectThatIsOpenedAfterTheRequestKeepsItsPlaceInTheOrder() async throws {
        var opened: [String] = []
        router.map("sign-in", tags: ["Views"]) { @MainActor _ in opened.append("sign-in") }
        router.map("mark") { @MainActor _ in opened.append("mark") }
        router.protect("app://profile") { _ in .redirect(to: "sign-in", parameters: ["why": "expired"]) }
        try await navigator.open("today")
        try await navigator.open("profile")
        try await router.dispatch("mark")
        await navigator.idle()
        #expect(opened == ["sign-in", "mark"])
    }
}
