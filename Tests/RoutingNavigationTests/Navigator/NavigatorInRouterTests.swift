import Foundation
import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// A navigator that opens through a router: both lead to the same places.
@MainActor @Suite struct NavigatorInRouterTests {
    private struct Book: Route {
        static let pattern: RoutePattern = "books/:id<int>"
        var id: Int
    }

    private let router = Routing()
    private let renderer = RecordingRenderer()
    private let navigator: Navigator

    init() {
        navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router)
    }

    @Test func proxiesAreAskedWhenTheNavigatorOpens() async throws {
        router.proxy("books/*", tags: ["Views"]) { _ in .redirect(to: "login") }
        try await navigator.open("books/7")
        #expect(navigator.state.url == "login")
        #expect(navigator.history.map(\.url) == ["login"])
    }

    @Test func whatAProxyGivesReachesTheDestination() async throws {
        router.proxy("books/*", tags: ["Views"]) { request in
            var parameters = request.parameters
            parameters["page"] = "3"
            return .redirect(to: "books/8?page=2&sort=up", parameters: parameters, data: "note")
        }
        try await navigator.open("books/7", passing: "lost")
        let leaf = try #require(navigator.state.activeLeaf?.destination)
        #expect(leaf.captures["id"] == "8", "what the proxy carried along is weaker than the new URL")
        #expect(leaf.parameters["page"] == "3" && leaf.parameters["sort"] == "up")
        #expect(leaf.context as? String == "note")
    }

    @Test func trustHoldsForBoth() async throws {
        let router = Routing(configuration: Routing.Configuration(externalDefault: .deny))
        let navigator = Navigator(ReadingApp.tree, renderer: renderer, in: router)
        try await navigator.open("books")
        let error = await #expect(throws: RoutingError.self) {
            try await router["Views"].dispatch("login", from: .external())
        }
        #expect(error?.code == .untrusted)
        #expect(navigator.state.url == "books")
    }

    @Test func aMapOfTheRouterMayHandleAURLThatTheNavigatorOpens() async throws {
        router.map("logout", tags: ["Views"]) { _ in }
        try await navigator.open("books")
        #expect(try await navigator.open("logout").url == "books")
    }

    @Test func anUnknownURLIsTheRoutersToRefuse() async {
        let error = await #expect(throws: RoutingError.self) { try await navigator.open("nowhere") }
        #expect(error?.code == .noRoute)
    }

    @Test func whatTheRendererThrowsIsThrown() async throws {
        renderer.before = { _ in throw Fault(number: 7) }
        await #expect(throws: Fault.self) { try await navigator.open("books") }
    }

    @Test func optionsReachTheNavigatorThroughTheRouter() async throws {
        try await navigator.open("books/7")
        try await navigator.open("today")
        try await navigator.open("books", options: .junctionsOnly)
        #expect(navigator.state.url == "books/7")
    }

    @Test func optionsHoldForAnotherURLOfThePlace() async throws {
        router.proxy("books", tags: ["Views"]) { request in
            request.parameters["sort"] == nil ? .redirect(to: "books?sort=up") : .pass
        }
        router.proxy("shelf", tags: ["Views"]) { _ in .redirect(to: "books") }
        router.map("shelf", tags: ["Views"]) { _ in }
        try await navigator.open("books/7")
        try await navigator.open("today")
        try await navigator.open("books", options: .junctionsOnly)
        #expect(navigator.state.url == "books/7")
        try await navigator.open("shelf", options: .junctionsOnly)
        #expect(navigator.state.url == "books", "the options were stated for another place")
    }

    @Test func aURLOfFoundationAndARouteAreOpened() async throws {
        try await navigator.open(try #require(URL(string: "books/7")))
        #expect(navigator.state.url == "books/7")
        try await navigator.open(Book(id: 8))
        #expect(navigator.state.url == "books/8")
    }

    @Test func aCancelledRequestThrowsAsWithoutARouter() async {
        let request = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await navigator.open("books")
        }
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(navigator.state == NavigationState())
    }

    @Test(arguments: [NavigationAction.open("books/7"), .push("books/7")])
    func aRequestIsCancelledWhileItsGuardIsAsked(_ action: NavigationAction) async throws {
        let isAsked = Gate()
        router.protect("books/:id") { _ in
            isAsked.open()
            while !Task.isCancelled { await Task.yield() }
            throw CancellationError()
        }
        try await navigator.open("books")
        let request = Task { try await navigator.dispatch(action) }
        await isAsked.pass()
        request.cancel()
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(navigator.state.url == "books")
    }

    @Test func goingSomewhereNeedsNoWaiting() async throws {
        var failures: [RoutingError.Code] = []
        navigator.onFailure = { if let error = $0 as? RoutingError { failures.append(error.code) } }
        navigator.go(to: "books/7")
        navigator.go(to: "nowhere")
        navigator.go(to: Book(id: 8))
        var states = navigator.states().makeAsyncIterator()
        while await states.next()?.url != "books/8" {}
        #expect(failures == [.noRoute])
    }

    @Test func whetherItCanOpenIsTheRoutersToSay() throws {
        router.map("logout", tags: ["Views"]) { _ in }
        #expect(navigator.canOpen("books/7") && navigator.canOpen("logout"))
        #expect(!navigator.canOpen("nowhere") && !navigator.canOpen("%zz"))
        #expect(navigator.canOpen(Book(id: 7)))
        #expect(navigator.canOpen(try #require(URL(string: "app://books/7"))))
        let alone = Navigator(ReadingApp.tree, renderer: renderer)
        #expect(alone.canOpen("books/7") && !alone.canOpen("logout") && !alone.canOpen("%zz"))
    }

    @Test func anEndpointWhoseConditionIsCodeIsOpenedToo() async throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("home")
                Endpoint({ $0.segments.count > 3 }, name: "long")
            }
        }
        let navigator = Navigator(tree, renderer: renderer, in: router)
        router.protect("/a/**") { _ in .reject("no") }
        try await navigator.open("b/c/d/e")
        #expect(navigator.state.url == "b/c/d/e")
        await #expect(throws: RoutingError.self) { try await navigator.open("a/c/d/e") }
        #expect(navigator.state.url == "b/c/d/e")
    }
}
