import Foundation
import Routing
import RoutingDiagnostics
import RoutingTesting
import SeededRandom
import Testing

@testable import RoutingNavigation

/// Several windows: which of the navigators of a router shows a URL.
@MainActor @Suite struct NavigatorGroupTests {
    private let router = Routing()
    private let left: Navigator
    private let right: Navigator

    init() {
        left = Self.navigator(in: router)
        right = Self.navigator(in: router)
    }

    private static func navigator(
        _ tree: NavigationTree<String> = ReadingApp.tree,
        in router: Routing,
        tags: [String] = ["Views"],
        accepting: [RouteOrigin.Kind]? = nil
    ) -> Navigator {
        Navigator(tree, renderer: RecordingRenderer(), in: router, tags: tags, accepting: accepting)
    }

    private var urls: [String?] { [left.state.url, right.state.url] }

    @Test func whatANavigatorOpensItShowsItself() async throws {
        try await left.open("books")
        try await left.open("books/7")
        #expect(urls == ["books/7", nil])
        try await right.open("today")
        try await left.back()
        try await left.open("profile")
        #expect(urls == ["profile", "today"])
    }

    @Test func theKeyNavigatorShowsWhatIsOpenedInTheRouter() async throws {
        try await router.dispatch("books/1")
        #expect(urls == [nil, "books/1"], "a new navigator is key")
        left.makeKey()
        try await router.dispatch("books/2")
        #expect(urls == ["books/2", "books/1"])
        router.open("books/3")
        await router.idle()
        #expect(urls == ["books/3", "books/1"])
    }

    @Test func whatAGuardAwaitsShowsInTheWindowOfItsPlace() async throws {
        try await left.open("today")
        try await right.open("today")
        router.protect("books/7") { [router] _ in
            try await router.dispatch("profile")
            return .pass
        }
        right.makeKey()
        try await left.dispatch(.open("books"))
        try await left.dispatch(.push("books/7"))
        #expect(urls == ["books/7", "today"])
        #expect(left.history.map(\.url) == ["today", "books", "profile", "books/7"])
    }

    @Test func aRouterOpensInAStatedWindow() async throws {
        #expect(router.open("books/1", in: left))
        await left.idle()
        #expect(urls == ["books/1", nil])
        let outcome = try await router.dispatch("books/2?page=3", in: left, passing: "note")
        #expect(outcome.parameters["page"] == "3")
        #expect(urls == ["books/2?page=3", nil])
        #expect(left.state.activeLeaf?.destination.context as? String == "note")
        await #expect(throws: RoutingError.self) { try await router.dispatch("nowhere", in: left) }
        #expect(!router.open("nowhere", in: left))
    }

    /// A system hands links over as URLs of Foundation.
    @Test func aRouterOpensAURLOfFoundationInAStatedWindow() async throws {
        #expect(router.open(try #require(URL(string: "app://books/1?page=2")), in: left, from: .external()))
        await left.idle()
        #expect(urls == ["app://books/1?page=2", nil])
    }

    @Test func theOriginHoldsInAStatedWindow() async throws {
        let router = Routing(configuration: Routing.Configuration(externalDefault: .deny))
        let (left, right) = (Self.navigator(in: router), Self.navigator(in: router))
        let error = await #expect(throws: RoutingError.self) {
            try await router.dispatch("books/1", in: left, from: .external())
        }
        #expect(error?.code == .untrusted)
        #expect(left.state.root == nil && right.state.root == nil)
    }

    @Test func aFailureGoesToTheWindowThatWasStated() async throws {
        var failures: [String] = []
        left.onFailure = { _ in failures.append("left") }
        right.onFailure = { _ in failures.append("right") }
        router.protect("books/:id") { _ in .reject("no") }
        router.open("books/1", in: left)
        await left.idle()
        #expect(failures == ["left"] && urls == [nil, nil])
    }

    @Test func aRedirectStaysInTheWindow() async throws {
        router.protect("books/:id") { _ in .redirect(to: "login") }
        router.proxy("profile", tags: ["Views"]) { _ in .redirect(to: "today") }
        try await left.open("books/7")
        #expect(urls == ["login", nil])
        try await router.dispatch("profile", in: left)
        #expect(urls == ["today", nil])
    }

    @Test func whatAHandlerDispatchesStaysInTheWindow() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(2)))
        let (left, right) = (Self.navigator(in: router), Self.navigator(in: router))
        router.map("home", tags: ["Views"]) { request in try await request.dispatch("today") }
        try await left.open("home")
        #expect(left.state.url == "today" && right.state.root == nil)
    }

    @Test func aWindowThatIsGoneIsKeyNoMore() async throws {
        var third: Navigator? = Self.navigator(in: router)
        third?.makeKey()
        weak let gone = third
        third = nil
        #expect(gone == nil, "neither the router nor another window holds it")
        try await router.dispatch("today")
        #expect(urls == [nil, "today"])
    }

    @Test func anotherTreeShowsWhatOnlyItHas() async throws {
        let panel = NavigationTree<String> {
            Endpoint("settings")
            Endpoint("about")
        }
        let inspector = Self.navigator(panel, in: router)
        try await router.dispatch("about")
        #expect(inspector.state.url == "about", "only its tree leads there")
        try await router.dispatch("books")
        #expect(urls == [nil, "books"], "the tree of the key window does not lead there")
        try await router.dispatch("settings")
        #expect(inspector.state.url == "settings")
        try await router.dispatch("settings", in: right)
        #expect(urls == [nil, "settings"])
    }

    @Test func aWindowShowsNoURLOfAnOriginThatItDoesNotAccept() async throws {
        let inside = Self.navigator(in: router, accepting: [.internal])
        try await router.dispatch("books/1", from: .external())
        #expect(inside.state.root == nil && urls == [nil, "books/1"])
        try await router.dispatch("books/2", in: inside, from: .external())
        #expect(inside.state.root == nil && urls == [nil, "books/2"])
        try await router.dispatch("books/3")
        #expect(inside.state.url == "books/3")
        try await left.open("books/4")
        #expect(urls == ["books/4", "books/2"], "what a navigator opens it shows itself")
    }

    @Test func navigatorsOfOtherTagsAreOtherDoors() async throws {
        let admin = Self.navigator(in: router, tags: ["Admin"])
        try await router["Views"].dispatch("books/1", in: admin)
        #expect(admin.state.root == nil && urls == [nil, "books/1"])
        try await router["Admin"].dispatch("books/2")
        #expect(admin.state.url == "books/2" && urls == [nil, "books/1"])
    }

    @Test func theWindowsOfATreeHaveTheirRoutesTogether() async throws {
        let count = router.routes.count
        var third: Navigator? = Self.navigator(in: router)
        #expect(router.routes.count == count && router.audit().isEmpty)
        third = nil
        #expect(third == nil && router.routes.count == count)
    }

    @Test func theRoutesGoWithTheLastWindow() {
        let router = Routing()
        var windows = (0..<2).map { _ in Self.navigator(in: router) }
        windows.removeFirst()
        #expect(router.canOpen("books/7"))
        windows.removeAll()
        #expect(!router.canOpen("books/7"))
    }

    @Test func aResultIsThatOfTheOwnWindow() async throws {
        let panel = NavigationTree<String> { Endpoint("about") }
        let inspector = Self.navigator(panel, in: router)
        let result: Int? = try await left.result(of: "about")
        #expect(result == nil, "another window shows it")
        #expect(inspector.state.url == "about")
    }

    @Test func aRendererMayKnowThatItsWindowIsKey() async throws {
        let watched = Navigator(ReadingApp.tree, renderer: KeyRenderer(), in: router)
        right.makeKey()
        try await router.dispatch("today")
        #expect(watched.state.url == "today" && urls == [nil, nil])
    }

    @Test func aNavigatorWithoutARouterIsAlwaysAlone() async throws {
        let alone = Navigator(ReadingApp.tree, renderer: RecordingRenderer())
        alone.makeKey()
        try await router.dispatch("today", in: alone)
        #expect(alone.state.root == nil && urls == [nil, "today"])
    }

    /// Random requests in four windows: each changes the state of the window that it is for, and of no other.
    @Test func aRequestReachesItsWindowAndNoOther() async throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 19)
        let windows = [left, right] + (0..<2).map { _ in Self.navigator(in: router) }
        let places = ["login", "today", "books", "profile"] + (0..<9).map { "books/\($0)" }
        var key = 3
        for step in 0..<300 {
            let before = windows.map(\.state)
            let window = generator.number(below: windows.count)
            let url = generator.pick(places)
            var reached = window
            switch generator.number(below: 4) {
            case 0: try await windows[window].open(url)
            case 1: try await router.dispatch(url, in: windows[window])
            case 2:
                windows[window].makeKey()
                key = window
                continue
            default:
                try await router.dispatch(url)
                reached = key
            }
            let comment: Comment = "ROUTING_SEED=\(RandomSeed.current), step \(step)"
            #expect(windows[reached].state.url == url, comment)
            for other in windows.indices where other != reached {
                #expect(windows[other].state.isIdentical(to: before[other]), comment)
            }
        }
    }

    private final class KeyRenderer: NavigationRenderer {
        var isInKeyWindow: Bool { true }

        func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {}
        func settle(on state: NavigationState) {}
        func reset() {}
    }
}
