import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Navigation by URLs that come from outside.
@MainActor @Suite struct NavigatorTrustTests {
    private let router = Routing()
    private let renderer = RecordingRenderer()
    private let navigator: Navigator

    init() {
        navigator = Navigator(ReadingApp.tree, renderer: renderer)
    }

    @Test func routesAcceptWhatTheyWereRegisteredFor() async throws {
        let routes = navigator.register(in: router, accepting: [.internal])
        try await expectRefuses(router, "books/7", .untrusted, from: .external())
        try await expectOpens(router, "books/7", "books/:id")
        router.dispose(of: routes)
        navigator.register(in: router)
        try await expectOpens(router, "books/8", "books/:id", from: .external())
    }

    @Test func whereOnlyRequestsCountTheProgramStillNavigates() async throws {
        let router = Routing(configuration: Routing.Configuration(externalDefault: .denyUnknown))
        navigator.register(in: router)
        try await expectRefuses(router, "books/7", .untrusted)
        try await expectOpens(router, "books/7", "books/:id", from: .internal)
        #expect(navigator.state.url == "books/7")
        let saved = navigator.snapshot()
        try await navigator.open("profile")
        try await navigator.restore(saved)
        #expect(navigator.state.url == "books/7")
    }

    @Test func whatRenderingOpensComesFromWhereTheURLCame() async throws {
        let origins = Origins()
        navigator.register(in: router)
        renderer.before = { _ in origins.seen.append(.current) }
        let others = RouteOrigin.external(source: "mail")
        try await router.dispatch("books/7", from: others)
        #expect(!origins.seen.isEmpty && origins.seen.allSatisfy { $0 == others })
        origins.seen = []
        try await router.dispatch("profile")
        #expect(!origins.seen.isEmpty && origins.seen.allSatisfy { $0 == .internal })
    }

    @Test func aTaskOfAHandlerThatNavigatesStaysExternal() async throws {
        let origins = Origins()
        renderer.before = { _ in origins.seen.append(.current) }
        router.map("go") { [navigator] _ in
            try await Task { try await navigator.open("books/7") }.value
        }
        try await router.dispatch("go", from: .external())
        #expect(!origins.seen.isEmpty && origins.seen.allSatisfy(\.isExternal))
    }

    @MainActor private final class Origins {
        var seen: [RouteOrigin] = []

        func see(_ origin: RouteOrigin) { seen.append(origin) }
    }

    @Test func aMoveOfTheUserDuringAnExternalRequestComesFromTheUser() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") }
                Stack(name: "mine") { Endpoint("account") }
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        let origins = Origins()
        router.protect("account") { _ in
            origins.see(.current)
            return .pass
        }
        renderer.before = { _ in
            guard let tab = navigator.state.find(name: "mine") else { return }
            navigator.didSelect(tab.id)
        }
        try await navigator.open("today")
        try await router.dispatch("today?page=2", from: .external())
        await navigator.idle()
        #expect(navigator.state.url == "account" && origins.seen == [.internal])
    }

    @Test func placesAreRevalidatedWithoutTheOriginOfTheCaller() async throws {
        let navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router)
        router.protect("books/**", accepting: [.external]) { _ in .reject("from outside") }
        router.map("logout") { [navigator] _ in _ = try await navigator.revalidate() }
        try await navigator.open("books/7")
        try await router.dispatch("logout", from: .external())
        #expect(navigator.state.url == "books/7")
    }
}
