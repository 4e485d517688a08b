import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

@testable import Support

/// Tabs whose screens cannot be made when they are first selected.
@MainActor
struct LazyForkFailureTests {
    private let app = ReadingApp(lazy: true, in: Routing())

    /// A navigator of a lazy fork with forks in its second tab, in which one `make` of a request fails.
    @MainActor
    private struct Nested {
        private struct Fault: Error {}

        let window = Window()
        /// The number of screens until one fails; no screen fails at 0.
        let left = Box(0)
        let navigator: Navigator

        init() {
            let screen = EndpointPresenter<ViewController>.viewController { [left] destination in
                left.put((left.value ?? 0) - 1)
                if left.value == 0 { throw Fault() }
                let screen = ViewController()
                screen.title = destination.url ?? "none"
                return screen
            }
            let tree = NavigationTree {
                Fork(.tabBarController(), name: "outer", lazy: true) {
                    Endpoint("a", screen)
                    Fork(.tabBarController(), name: "middle") {
                        Endpoint("q", screen)
                        Fork(.tabBarController(), name: "inner") {
                            Fork(.tabBarController(), name: "innermost") {
                                Endpoint("u/:id", screen)
                                Endpoint("v", screen)
                            }
                            Endpoint("x/:id", screen)
                            Endpoint("y", screen)
                        }
                    }
                }
            }
            navigator = Navigator(tree, renderer: PresenterRenderer(tree, in: window))
        }

        /// The tabs, in brackets, with the titles of their screens.
        var outline: String { window.rootViewController.map(Self.outline) ?? "" }

        private static func outline(_ controller: ViewController) -> String {
            guard let tabs = controller as? TabBarController else { return controller.title ?? "?" }
            return "[" + tabs.viewControllers.map(outline).joined(separator: " ") + "]"
        }
    }

    @Test(arguments: 1...5, 1...5)
    func failedRequestsLeaveNoTabBehind(first: Int, second: Int) async throws {
        let undisturbed = Nested()
        for url in ["a", "y"] { try await undisturbed.navigator.open(url) }
        let nested = Nested()
        try await nested.navigator.open("a")
        for (url, failure) in [("u/1", first), ("y", second)] {
            nested.left.put(failure)
            _ = try? await nested.navigator.open(url)
        }
        nested.left.put(0)
        try await nested.navigator.open("y")
        #expect(nested.outline == undisturbed.outline)
    }

    /// A tab whose screen cannot be made the first two times.
    @Test func aTabThatCannotBeMadeCanBeTappedAgain() async throws {
        struct Fault: Error {}
        let (failures, scene) = (Box(2), Scene())
        scene.window.animator = .immediate
        let screen = EndpointPresenter<ViewController>.viewController { destination in
            let left = failures.value ?? 0
            if destination.url == "b", left > 0 {
                failures.put(left - 1)
                throw Fault()
            }
            return scene.screen(destination.url ?? "")
        }
        let tree = NavigationTree {
            Fork(.tabBarController(), lazy: true) {
                Stack(.navigationController()) { Endpoint("a", screen) }
                Stack(.navigationController()) { Endpoint("b", screen) }
            }
        }
        let renderer = PresenterRenderer(tree, in: scene.window)
        let navigator = Navigator(tree, renderer: renderer)
        var errors: [any Error] = []
        navigator.onFailure = { errors.append($0) }
        navigator.followUser(in: scene.window, of: renderer)
        try await navigator.open("a")
        let tabs = try #require(scene.window.rootViewController as? TabBarController)
        for place in ["a", "a", "b"] {
            tabs.selectedIndex = 1
            await navigator.idle()
            #expect(navigator.state.url == place)
            #expect(tabs.selectedIndex == (place == "a" ? 0 : 1))
        }
        #expect(errors.count == 2 && errors.allSatisfy { $0 is Fault })
        #expect(scene.codes.isEmpty)
        #expect((tabs.viewControllers[1] as? NavigationController)?.viewControllers.count == 1)
        #expect(navigator.history.map(\.url) == ["a", "b"])
    }

    /// The app retains the screen, and another URL leads to the same place.
    @Test(arguments: [false, true])
    func aScreenThatAFailedRequestMadeIsMadeAgain(isRestored: Bool) async throws {
        struct Fault: Error {}
        let window = Window()
        let screens = Box<[ViewController]>([])
        let isFaulty = Box(false)
        let screen = EndpointPresenter<ViewController>.viewController { destination in
            if isFaulty.value == true, destination.url == "player/s2/text" { throw Fault() }
            let screen = ViewController()
            screen.title = destination.url ?? "none"
            screens.put((screens.value ?? []) + [screen])
            return screen
        }
        let tree = NavigationTree {
            Fork(.tabBarController(), lazy: true) {
                Endpoint("inbox", screen)
                Stack(.navigationController()) {
                    Endpoint("player/:song", screen, identity: .pattern) {
                        Endpoint("player/:song/text", screen)
                    }
                }
            }
        }
        let renderer = PresenterRenderer(tree, in: window)
        let navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(in: window, of: renderer)
        let saved = try ["player/s1", "inbox"].reduce(NavigationState()) {
            try $0.applying(.open($1), on: tree)
        }
        if isRestored { try await navigator.restore(saved) } else { try await navigator.open("inbox") }
        isFaulty.put(true)
        await #expect(throws: Fault.self) { try await navigator.open("player/s2/text") }
        #expect(navigator.state.url == "inbox")
        #expect(window.topViewController?.title == "inbox")
        try await window.transition { window.user.tapTab(at: 1) }
        await navigator.idle()
        #expect(navigator.state.url == (isRestored ? "player/s1" : nil))
        #expect(window.topViewController?.title == (isRestored ? "player/s1" : "none"))
        isFaulty.put(false)
        try await navigator.open("player/s2/text")
        #expect(window.topViewController?.title == "player/s2/text")
    }

    @Test func whatCannotBeMadeIsMadeByTheNextRequest() async throws {
        try await app.navigator.open("profile")
        app.failing.bringingBackFails = true
        try app.selectTab(1)
        await app.navigator.idle()
        app.failing.bringingBackFails = false
        try await app.navigator.open("books/7")
        #expect(app.shown == app.said)
    }

    @Test func aRequestAfterATabThatCannotBeMadeIsKept() async throws {
        try await app.navigator.open("profile")
        app.failing.bringingBackFails = true
        try app.selectTab(1)
        let request = Task { try await app.navigator.open("today") }
        #expect(try await request.value.url == "today")
        await app.navigator.idle()
        #expect(app.navigator.state.url == "today" && app.shown == app.said)
        #expect(app.navigator.history.last?.url == "today")
    }

    @Test func theUserIsLedBackFromATabThatCannotBeMade() async throws {
        try await app.navigator.open("profile")
        var failures = 0
        app.navigator.onFailure = { _ in failures += 1 }
        app.failing.bringingBackFails = true
        try app.selectTab(1)
        await app.navigator.idle()
        #expect(failures > 0)
        app.failing.bringingBackFails = false
        try app.selectTab(0)
        await app.navigator.idle()
        #expect(app.navigator.state.url == "today")
        #expect(app.shown == app.said)
    }
}
