import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

@testable import Support

/// Screens of tabs and sections that cannot be made: the window shows what the state says all the same.
@MainActor
@Suite struct FailingScreensTests {
    private struct Fault: Error {}

    /// The URLs whose screens cannot be made.
    private let failing = Box<Set<String>>([])
    private let scene = Scene()

    init() { scene.window.animator = .immediate }

    private var screen: EndpointPresenter<ViewController> {
        .viewController { [failing, scene] destination in
            let url = destination.url ?? destination.pattern ?? ""
            if failing.value?.contains(url) ?? false { throw Fault() }
            return scene.screen(url)
        }
    }

    private func navigator(
        of tree: NavigationTree<ViewController>, _ renderer: PresenterRenderer<ViewController>
    ) -> Navigator {
        let navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(in: scene.window, of: renderer)
        return navigator
    }

    private func tap(_ index: Int) async throws {
        let tabs = try #require(scene.window.rootViewController as? TabBarController)
        scene.window.user.tapTab(at: index, of: tabs)
    }

    /// Only one option of the inner fork fails, whether it is selected or not.
    @Test(arguments: [["b"], ["b", "c"], ["c", "b"]], [false, true])
    func aTapOnATabWithAFailingStackIsTakenBack(options: [String], hasSections: Bool) async throws {
        let screen = screen
        let fork = Fork(.tabBarController(), lazy: true) {
            Stack(.navigationController()) { Endpoint("today", screen) }
            Fork(.tabBarController()) {
                for option in options {
                    Stack(.navigationController()) { Endpoint(RoutePattern(stringLiteral: option), screen) }
                }
            }
        }
        let tree =
            hasSections
            ? NavigationTree {
                Switcher(.window(scene.window)) {
                    Endpoint("login", screen)
                    fork
                }
            } : NavigationTree { fork }
        let navigator = navigator(of: tree, PresenterRenderer(tree, in: scene.window))
        var errors: [any Error] = []
        navigator.onFailure = { errors.append($0) }
        try await navigator.open("today")
        failing.put(["b"])
        for attempt in 1...2 {
            try await tap(1)
            await navigator.idle()
            #expect(navigator.state.url == "today")
            #expect(scene.window.topViewController?.title == "today")
            #expect(errors.count == attempt && errors.allSatisfy { $0 is Fault })
        }
        #expect(scene.codes.isEmpty)
        failing.put([])
        try await tap(1)
        await navigator.idle()
        #expect(navigator.state.activeLeaf?.destination.pattern == options[0])
        #expect(scene.window.topViewController?.title == options[0])
    }

    @Test(
        arguments: [
            ["books/1/m"], ["books/2", "books/1/m"], ["books/2", "books/2"], ["books/1/m", "books/1/m"],
        ])
    func failedRequestsLeaveNoScreenInATab(urls: [String]) async throws {
        let screen = screen
        let tree = NavigationTree {
            Fork(.tabBarController(), lazy: true) {
                Stack(.navigationController()) { Endpoint("today", screen) }
                Stack(.navigationController()) {
                    Endpoint("books", screen) {
                        Endpoint("books/:id", screen) { Modal { Endpoint("books/:id/m", screen) } }
                    }
                }
            }
        }
        let navigator = navigator(of: tree, PresenterRenderer(tree, in: scene.window))
        try await navigator.open("today")
        failing.put(["books/2", "books/1/m"])
        for url in urls { await #expect(throws: Fault.self) { try await navigator.open(url) } }
        try await tap(1)
        await navigator.idle()
        #expect(navigator.state.activeLeaf?.destination.pattern == "books")
        #expect(scene.window.topViewController?.title == "books")
        #expect(scene.codes.isEmpty)
    }

    @Test(arguments: [false, true])
    func aFailedFirstRequestLeavesNoSection(isInWindow: Bool) async throws {
        let screen = screen
        let tree = NavigationTree {
            Switcher(.window(scene.window)) {
                Endpoint("login", screen)
                Endpoint("home", screen) { Modal { Endpoint("player", screen) } }
            }
        }
        let renderer = isInWindow ? PresenterRenderer(tree, in: scene.window) : PresenterRenderer(tree)
        let navigator = navigator(of: tree, renderer)
        failing.put(["player"])
        await #expect(throws: Fault.self) { try await navigator.open("player") }
        #expect(navigator.state.root == nil)
        #expect(scene.window.rootViewController == nil)
        try await navigator.open("login")
        #expect(scene.window.topViewController?.title == "login")
    }

    /// Trees of tabs with tabs, in which one screen cannot be made: after failed requests, everything is as if they
    /// had not been made.
    @Test(arguments: [["p7"], ["p6", "p7"], ["p7", "p7"], ["p7", "p6", "p7"]])
    func failedRequestsChangeNoSelectionInATab(urls: [String]) async throws {
        let screen = screen
        let tree = NavigationTree {
            Fork(.tabBarController(), lazy: true) {
                Endpoint("today", screen)
                Fork(.tabBarController()) {
                    Fork(.tabBarController()) {
                        Endpoint("p6", screen)
                        Endpoint("p7", screen)
                    }
                    Endpoint("p8", screen)
                }
            }
        }
        let navigator = navigator(of: tree, PresenterRenderer(tree, in: scene.window))
        let state = try await navigator.open("today")
        failing.put(["p8"])
        for url in urls { await #expect(throws: Fault.self) { try await navigator.open(url) } }
        #expect(navigator.state == state && navigator.history == [state])
        failing.put([])
        try await navigator.open("p8")
        #expect(scene.window.topViewController?.title == "p8")
        try await tap(0)
        try await tap(1)
        await navigator.idle()
        #expect(navigator.state.url == "p8")
        #expect(scene.codes.isEmpty)
    }

    @Test(arguments: [[], ["aa"]])
    func aTabBesideOneThatCannotBeMadeOpens(between: [String]) async throws {
        let screen = screen
        let tree = NavigationTree {
            Fork(.tabBarController(), lazy: true) {
                Endpoint("aa", screen)
                Fork(.tabBarController(), lazy: true) {
                    Stack(.navigationController()) { Endpoint("ca", screen) }
                    Endpoint("cb", screen)
                }
            }
        }
        let navigator = navigator(of: tree, PresenterRenderer(tree, in: scene.window))
        try await navigator.open("aa")
        failing.put(["ca"])
        await #expect(throws: Fault.self) { try await navigator.open("ca") }
        for url in between { try await navigator.open(url) }
        try await navigator.open("cb")
        #expect(scene.window.topViewController?.title == "cb")
        #expect(scene.codes.isEmpty)
    }

    /// The selections of a request into the innermost of three nested tab bars, of which only the outermost is lazy.
    @Test(arguments: [1, 2])
    func aTapShowsThePlaceOfTheStateAfterASelectionThatFailed(failing number: Int) async throws {
        var selectionsLeft = 0
        let tabs = ForkPresenter<ViewController>.fork(
            make: { _ in TabBarController() },
            setOptions: { ($0 as? TabBarController)?.viewControllers = $1 },
            select: { fork, option in
                selectionsLeft -= 1
                if selectionsLeft == 0 { throw Fault() }
                (fork as? TabBarController)?.selectedViewController = option
            },
            options: { ($0 as? TabBarController)?.viewControllers ?? [] },
            selected: { ($0 as? TabBarController)?.selectedViewController }
        )
        let screen = screen
        let tree = NavigationTree {
            Fork(tabs, lazy: true) {
                Endpoint("home", screen)
                Fork(tabs) {
                    Endpoint("one", screen)
                    Fork(tabs) {
                        Endpoint("two", screen)
                        Stack(.navigationController()) {
                            Endpoint("books", screen) { Endpoint("books/:id", screen) }
                        }
                    }
                }
            }
        }
        let navigator = navigator(of: tree, PresenterRenderer(tree, in: scene.window))
        try await navigator.open("home")
        selectionsLeft = number
        await #expect(throws: Fault.self) { try await navigator.open("books/7") }
        selectionsLeft = 0
        var bar = try #require(scene.window.rootViewController as? TabBarController)
        for url in ["one", "two", "books"] {
            scene.window.user.tapTab(at: 1, of: bar)
            await scene.window.settled()
            await navigator.idle()
            #expect(navigator.state.url == url && scene.window.topViewController?.title == url)
            if let inner = bar.viewControllers[1] as? TabBarController { bar = inner }
        }
    }

    @Test func failedRequestsAreNoChangesByHand() async throws {
        let screen = screen
        let tree = NavigationTree {
            Fork(.tabBarController(), lazy: true) {
                Stack(.navigationController()) { Endpoint("today", screen) }
                Fork(.tabBarController()) {
                    Endpoint("p1", screen)
                    Stack(.navigationController()) { Endpoint("p2", screen) { Endpoint("p3", screen) } }
                    Fork(.tabBarController()) {
                        Endpoint("p7", screen)
                        Endpoint("p8/:c", screen)
                    }
                }
            }
        }
        let navigator = navigator(of: tree, PresenterRenderer(tree, in: scene.window))
        let state = try await navigator.open("today")
        failing.put(["p2"])
        for urls in [["p3", "p8/2"], ["p3", "p3"], ["p8/2", "p3", "p8/1"]] {
            let requests = urls.map { url in Task { try await navigator.open(url) } }
            for request in requests { await #expect(throws: Fault.self) { try await request.value } }
            await navigator.idle()
            #expect(navigator.state == state)
            #expect(scene.codes.isEmpty)
        }
        failing.put([])
        for url in ["p8/2", "p3", "today", "p1"] {
            try await navigator.open(url)
            #expect(scene.window.topViewController?.title == url)
        }
    }
}
