import Routing
import RoutingPresentation
import Testing

@testable import RoutingNavigation
@testable import Support

/// Moves of the program and the user while a navigator renders.
@MainActor @Suite struct MovesDuringRequestsTests {
    private let scene = Scene()

    private func navigator(_ tree: NavigationTree<ViewController>) -> Navigator {
        let renderer = PresenterRenderer(tree, in: scene.window)
        let navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(in: scene.window, of: renderer)
        return navigator
    }

    private var screen: EndpointPresenter<ViewController> {
        .viewController { destination in
            let screen = ViewController()
            screen.title = destination.url
            return screen
        }
    }

    private func titles(_ controller: ViewController?) -> [String?] {
        (controller as? NavigationController)?.viewControllers.map(\.title) ?? []
    }

    /// Ends animations until a request has ended and nothing is left to follow.
    private func finish(_ request: Task<Void, any Error>, of navigator: Navigator) async throws {
        let isOver = Box(false)
        let settling = Task { [window = scene.window] in
            defer { isOver.put(true) }
            let result = await request.result
            await navigator.idle()
            await window.settled()
            await navigator.idle()
            try result.get()
        }
        while isOver.value == false {
            scene.animator.advance()
            await Task.yield()
        }
        try await settling.value
    }

    @Test func aRequestDuringTheUsersTransitionWaitsForItWithoutAFault() async throws {
        let tree = NavigationTree {
            Stack(.navigationController()) { Endpoint("a", screen) { Endpoint("a/:id", screen) } }
        }
        let navigator = navigator(tree)
        try await finish(Task { try await navigator.open("a/7") }, of: navigator)
        scene.window.user.swipeBack()
        let request = Task<Void, any Error> { try await navigator.open("a/8") }
        // The request begins, and its presenter asks for a verb.
        for _ in 0..<100 { await Task.yield() }
        #expect(scene.animator.inFlight.count == 1 && navigator.state.url == "a")
        try await finish(request, of: navigator)
        #expect(titles(scene.window.rootViewController) == ["a", "a/8"])
        #expect(scene.codes == [])
    }

    /// A screen that pops itself and the screen beneath it when it first appears.
    private final class Leaver: ViewController {
        private var hasLeft = false

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if hasLeft { return }
            hasLeft = true
            navigationController?.popViewController(animated: true)
            navigationController?.popViewController(animated: true)
        }
    }

    @Test func twoPopsOfALifeCycleCallAreBothFollowed() async throws {
        let leaver = EndpointPresenter<ViewController>.viewController { _ in Leaver() }
        let navigator = navigator(
            NavigationTree {
                Stack(.navigationController()) {
                    Endpoint("a", screen) { Endpoint("b", screen) { Endpoint("c", leaver) } }
                }
            })
        scene.window.animator = .immediate
        try await navigator.open("b")
        scene.window.animator = scene.animator
        try await finish(Task { try await navigator.open("c") }, of: navigator)
        #expect(titles(scene.window.rootViewController) == ["a"])
        #expect(navigator.state.url == "a")
    }

    @Test func aScreenThatIsSwipedAwayBetweenTwoModalsIsFollowed() async throws {
        let navigator = navigator(
            NavigationTree {
                Stack(.navigationController()) {
                    Endpoint("books", screen) {
                        Endpoint("books/:id", screen) { Modal { Endpoint("books/:id/notes/:n", screen) } }
                    }
                }
            })
        scene.window.animator = .immediate
        try await navigator.open("books/7/notes/1")
        scene.window.animator = scene.animator
        let request = Task { _ = try await navigator.open("books/7/notes/2") }
        while scene.animator.inFlight.isEmpty { await Task.yield() }
        scene.window.user.swipeBack()
        let error = await #expect(throws: PresentationError.self) { try await finish(request, of: navigator) }
        #expect(error?.code == .notInWindow)
        #expect(titles(scene.window.rootViewController) == ["books"])
        #expect(navigator.state.url == "books")
        #expect(!navigator.hasDiverged)
    }

    /// The selection of a tab beneath a modal dismisses the modal; the user goes on during the dismissal.
    @Test(arguments: [false, true])
    func aTapWhileAnEarlierSelectionDismissesAModalIsFollowed(lazy: Bool) async throws {
        let navigator = navigator(
            NavigationTree {
                Fork(.tabBarController(), lazy: lazy) {
                    Endpoint("today", screen) { Modal { Endpoint("story", screen) } }
                    Endpoint("books", screen)
                    Endpoint("profile", screen)
                }
            })
        scene.window.animator = .immediate
        try await navigator.open("story")
        scene.window.animator = scene.animator
        let tabs = try #require(scene.window.rootViewController as? TabBarController)
        tabs.selectedIndex = 1
        while scene.animator.inFlight.isEmpty { await Task.yield() }
        let tap = Task { [window = scene.window] in
            try await window.transition { window.user.tapTab(at: 2, of: tabs) }
        }
        try await finish(tap, of: navigator)
        #expect(navigator.state.url == "profile" && tabs.selectedIndex == 2)
        #expect(scene.window.topViewController?.title == "profile")
    }

    /// The same selection, and a request before the navigator has dismissed the modal.
    @Test(arguments: [("profile", 2), ("story?page=2", 0), ("login", 1)])
    func aRequestComesAfterASelectionBeneathAModal(url: String, tab: Int) async throws {
        let navigator = navigator(
            NavigationTree {
                Fork(.tabBarController()) {
                    Endpoint("today", screen) { Modal { Endpoint("story", screen) } }
                    Endpoint("books", screen)
                    Endpoint("profile", screen)
                }
                Modal { Endpoint("login", screen) }
            })
        scene.window.animator = .immediate
        try await navigator.open("story")
        let tabs = try #require(scene.window.rootViewController as? TabBarController)
        tabs.selectedIndex = 1
        try await navigator.open(url)
        await navigator.idle()
        await scene.window.settled()
        #expect(navigator.state.url == url && tabs.selectedIndex == tab)
    }

    /// The guard of the place that the pop uncovers answers only when the other request has had its turn.
    @Test func anEmptyStateAfterAPopBeneathAModalIsNoVisit() async throws {
        scene.window.animator = .immediate
        let router = Routing()
        let tree = NavigationTree {
            Stack(.navigationController()) {
                Endpoint("books", screen) {
                    Endpoint("books/:id", screen) { Modal { Endpoint("books/:id/cover", screen) } }
                }
            }
        }
        let renderer = PresenterRenderer(tree, in: scene.window)
        let navigator = Navigator(tree, renderer: renderer, in: router)
        navigator.followUser(in: scene.window, of: renderer)
        try await navigator.open("books/7/cover")
        router.protect("books") { @MainActor _ in
            while navigator.state.url != nil { await Task.yield() }
            return .pass
        }
        let stack = try #require(scene.window.rootViewController as? NavigationController)
        stack.popViewController(animated: false)
        try await navigator.restore(NavigationState())
        await navigator.idle()
        #expect(navigator.state == NavigationState() && navigator.history.isEmpty)
    }

    /// A screen that pops the stack beneath its modal when it appears.
    private final class Popper: ViewController {
        weak var stack: NavigationController?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            stack?.popViewController(animated: false)
        }
    }

    @Test func aMoveFromAPlaceThatTheNextRequestRemovedHasNoEffect() async throws {
        scene.window.animator = .immediate
        let unwound = Recorder<String?>()
        let stack = NavigationController()
        let unwind: @MainActor (ViewController) -> Void = { unwound.record($0.title) }
        let screen = EndpointPresenter<ViewController>.viewController(unwind: unwind) { destination in
            let screen = ViewController()
            screen.title = destination.url
            return screen
        }
        let popper = EndpointPresenter<ViewController>.viewController { _ in
            let popper = Popper()
            popper.stack = stack
            return popper
        }
        let navigator = navigator(
            NavigationTree {
                Stack(.navigationController { _ in stack }) {
                    Endpoint("a", screen) {
                        Endpoint("b", screen)
                        Endpoint("c", screen) { Modal { Endpoint("m", popper) } }
                    }
                }
            })
        var failures: [any Error] = []
        navigator.onFailure = { failures.append($0) }
        navigator.go(to: "m")
        navigator.go(to: "b")
        await navigator.idle()
        await scene.window.settled()
        #expect(failures.isEmpty)
        #expect(navigator.state.url == "b")
        #expect(titles(stack) == ["a", "b"])
        #expect(unwound.elements == ["c"])
    }

    /// A screen that pops itself whenever it appears, as after the end of a session.
    private final class Closer: ViewController {
        var isClosing = false

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if isClosing { navigationController?.popViewController(animated: false) }
        }
    }

    @Test func aScreenThatLeavesAgainAndAgainIsGivenUp() async throws {
        scene.window.animator = .immediate
        let closer = Closer()
        let router = Routing()
        let tree = NavigationTree {
            Stack(.navigationController(animated: false)) {
                Endpoint("a", screen) { Endpoint("b", .viewController { _ in closer }) }
            }
        }
        let renderer = PresenterRenderer(tree, in: scene.window)
        let navigator = Navigator(tree, renderer: renderer, in: router)
        navigator.followUser(in: scene.window, of: renderer)
        let asked = Box(0)
        router.protect("a") { @MainActor _ in
            asked.put((asked.value ?? 0) + 1)
            return .reject("no")
        }
        var codes: [NavigationError.Code] = []
        navigator.onFailure = { if let error = $0 as? NavigationError { codes.append(error.code) } }
        try await navigator.open("b")
        closer.isClosing = true
        closer.navigationController?.popViewController(animated: false)
        await navigator.idle()
        #expect(codes == [.notFollowed])
        #expect(asked.value == 5)
        closer.isClosing = false
        try await navigator.open("b")
        #expect(navigator.state.url == "b")
        #expect(titles(scene.window.rootViewController).count == 2)
    }
}
