import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Requests that no caller awaits keep their place among those that are made later.
@MainActor @Suite struct NavigatorStartingTests {
    private static let tree = NavigationTree<String> {
        Fork {
            Stack { Endpoint("home") }
            Stack { Endpoint("products") { Endpoint("products/:id") } }
            Stack { Endpoint("cart") }
        }
    }

    private let router = Routing()
    private let navigator: Navigator

    init() { navigator = Navigator(Self.tree, in: router) }

    /// The places that were visited, in order.
    private func visits() async -> [String?] {
        await navigator.idle()
        await router.idle()
        await navigator.idle()
        return navigator.history.map(\.url)
    }

    @Test(arguments: [true, false])
    func anAwaitedURLComesAfterAStartedOne(isRouted: Bool) async throws {
        let navigator = isRouted ? navigator : Navigator(Self.tree)
        navigator.go(to: "home")
        let state = try await navigator.open("cart")
        #expect(state.url == "cart" && navigator.history.map(\.url) == ["home", "cart"])
    }

    @Test func requestsThatComeAfterAStartedOneKeepTheirOrder() async throws {
        let navigator = Navigator(Self.tree)
        navigator.go(to: "home")
        let later = Task { try await navigator.open("products") }
        try await navigator.open("cart")
        _ = try await later.value
        #expect(navigator.history.map(\.url) == ["home", "cart", "products"])
    }

    @Test func aStartedURLComesAfterARequestThatWaitsForAnEarlierOne() async throws {
        let navigator = Navigator(Self.tree)
        navigator.go(to: "home")
        let later = Task { navigator.go(to: "products") }
        try await navigator.open("cart")
        await later.value
        await navigator.idle()
        #expect(navigator.history.map(\.url) == ["home", "cart", "products"])
    }

    @Test func aHandlerKeepsTheOrderOfItsOwnRequests() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(3)))
        let navigator = Navigator(Self.tree, in: router)
        router.map("both", tags: ["Views"]) { @MainActor [unowned navigator] _ in
            navigator.go(to: "home")
            try await navigator.dispatch(.setRoot("cart"))
        }
        navigator.go(to: "both")
        await navigator.idle()
        await router.idle()
        #expect(navigator.history.map(\.url) == ["home", "cart"])
    }

    @Test func aHandlerMayAwaitANavigatorThatItsJobHoldsUp() async throws {
        router.map("wait") { @MainActor [navigator] _ in
            navigator.go(to: "cart")
            await navigator.idle()
        }
        try await router.dispatch("wait")
        #expect(await visits() == ["cart"])
    }

    @Test func aURLOfTheRouterComesAfterAStartedOne() async {
        navigator.go(to: "home")
        router.open("cart")
        #expect(await visits() == ["home", "cart"])
    }

    @Test func aURLThatNamesTheWindowKeepsItsPlace() async throws {
        router.open("home")
        router.open("products/1", in: navigator)
        router.open("cart")
        #expect(await visits() == ["home", "products/1", "cart"])
        router.open("home", in: navigator)
        try await router.dispatch("products")
        router.open("cart", in: navigator)
        try await navigator.open("home")
        #expect(await visits().suffix(4) == ["home", "products", "cart", "home"])
    }

    @Test func aStepInTheHistoryComesAfterAStartedURL() async throws {
        try await navigator.open("products/1")
        navigator.go(to: "cart")
        try await navigator.back()
        #expect(navigator.state.url == "products/1" && navigator.canGoForward)
    }

    @Test func restoringComesAfterAStartedURL() async throws {
        try await navigator.open("products/1")
        let saved = navigator.snapshot()
        navigator.go(to: "cart")
        try await navigator.restore(saved)
        #expect(await visits() == ["products/1"])
    }

    @Test func startedURLsKeepTheirOrderInARouterThatRunsSeveralJobs() async {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(8)))
        let navigator = Navigator(Self.tree, in: router)
        let urls = ["home", "products/1", "cart", "products/2", "home"]
        for url in urls { navigator.go(to: url) }
        await navigator.idle()
        #expect(navigator.history.map(\.url) == urls)
    }

    /// The gate keeps the last link that the user tapped, not the screen that the program opened before it.
    @Test func theLastLinkAtAGateIsTheLastThatWasOpened() async {
        let gate = Routing::Gate("signed in")
        router.protect("**") { _ in gate.isOpen ? .pass : .hold(at: gate) }
        router.open("products/3")
        navigator.go(to: "home")
        router.open("products/4")
        while router.held.count < 3 { await Task.yield() }
        #expect(gate.pending.map(\.url) == ["products/3", "home", "products/4"])
        gate.open(keeping: .latest)
        #expect(await visits() == ["products/4"])
    }

    @Test func aStartedURLNeedsNoReferenceToItsNavigator() async {
        let renderer = RecordingRenderer()
        var navigator: Navigator? = Navigator(Self.tree, renderer: renderer, in: router)
        navigator?.go(to: "cart")
        weak let released = navigator
        navigator = nil
        while released != nil { await Task.yield() }
        await router.idle()
        #expect(renderer.shown.url == "cart" && router.pending.isEmpty)
    }

    /// A task that a screen starts while it is made inherits the place of the request.
    @Test func aTaskThatOutlivesItsStartedRequestKeepsTheOrderToo() async throws {
        var outliving: Task<Void, any Error>?
        navigator.start { navigator in
            outliving = Task {
                await navigator.idle()
                navigator.go(to: "home")
                try await navigator.open("cart")
            }
        }
        await navigator.idle()
        try await outliving?.value
        #expect(await visits() == ["home", "cart"])
    }

    @Test func aFullRouterRefusesAStartedURL() async {
        let router = Routing(configuration: Routing.Configuration(maximumPendingOpens: 1))
        let navigator = Navigator(Self.tree, in: router)
        var failures: [RoutingError.Code?] = []
        navigator.onFailure = { failures.append(($0 as? RoutingError)?.code) }
        let opened = ["home", "products", "cart"].map { router.open($0, in: navigator) }
        await navigator.idle()
        #expect(opened == [true, true, false] && failures == [.overloaded])
    }

    @Test func aTextThatIsNoURLGoesToOnFailureAndHoldsUpNoOther() async {
        var failures: [RoutingError.Code?] = []
        navigator.onFailure = { failures.append(($0 as? RoutingError)?.code) }
        navigator.go(to: "%zz")
        #expect(!router.open("http://[", in: navigator))
        navigator.go(to: "cart")
        #expect(await visits() == ["cart"])
        #expect(failures == [.malformedURL, .malformedURL])
    }
}
