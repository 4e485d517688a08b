import RoutingPresentation
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// What the program presents over what a navigator shows.
@MainActor
struct AlertTests {
    let app = ReadingApp()

    @Test(arguments: ["today", "books/7", "books/8", "login", "settings", "today/story/news/1"])
    func anAlertIsDismissedBeforeAPlaceBelowItShows(url: String) async throws {
        try await app.navigator.open("books/7")
        let books = try app.stack(1)
        books.present(ReadingApp.foreign(), animated: false)
        #expect(app.shown.last == "alert")
        try await app.navigator.open(url)
        #expect(app.shown == app.said)
        #expect(app.navigator.state.url == url)
        #expect(app.scene.faults.isEmpty)
    }

    @Test func anAlertOverAModalIsDismissedAndTheModalStays() async throws {
        try await app.navigator.open("settings/font")
        try #require(app.window.topViewController).present(ReadingApp.foreign(), animated: false)
        try await app.navigator.open("settings")
        #expect(app.shown == app.said)
        #expect(app.unwound == ["settings/font"])
    }

    @Test func anAlertUnderAModalGoesWithoutIt() async throws {
        try await app.navigator.open("settings")
        let modal = try #require(app.window.rootViewController?.presentedViewController)
        modal.dismiss(animated: false)
        try await app.navigator.open("settings")
        let shown = try #require(app.window.rootViewController?.presentedViewController)
        let state = app.navigator.state
        try #require(app.window.topViewController).present(ReadingApp.foreign(), animated: false)
        #expect(app.navigator.state == state)
        try await app.navigator.open("settings")
        #expect(app.shown == app.said)
        #expect(app.window.rootViewController?.presentedViewController === shown)
    }

    @Test func anAlertThatAScreenPresentsWhenItAppearsStays() async throws {
        final class Greeter: ViewController {
            private var hasGreeted = false

            override func viewDidAppear(_ animated: Bool) {
                if hasGreeted { return }
                hasGreeted = true
                let alert = ViewController()
                alert.title = "welcome"
                present(alert, animated: false)
            }
        }
        let window = Window()
        let tree = NavigationTree<ViewController> {
            Stack(.navigationController()) {
                Endpoint("a", .viewController { _ in ViewController() }) {
                    Endpoint("a/b", .viewController { _ in Greeter() })
                }
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree, in: window))
        try await navigator.open("a/b")
        await window.settled()
        #expect(window.topViewController?.title == "welcome")
        try await navigator.open("a")
        #expect(window.snapshot.layers.count == 1)
    }

    @Test(arguments: [ForeignScreens.dismissForeign, .waitForForeign])
    func anAlertThatWaitsForAnAnimationComesBeforeAModal(policy: ForeignScreens) async throws {
        let animator = DrivenAnimator()
        let window = Window()
        var made: [String?] = []
        let screen = EndpointPresenter<ViewController>.viewController { destination in
            made.append(destination.url)
            return ViewController()
        }
        let tree = NavigationTree<ViewController> {
            Stack(.navigationController()) {
                Endpoint("a", screen) {
                    Endpoint("a/b", screen)
                    Modal { Endpoint("a/m", screen) }
                }
            }
        }
        let renderer = PresenterRenderer(tree, in: window, foreign: policy)
        let navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(in: window, of: renderer)
        try await navigator.open("a/b")
        let stack = try #require(window.rootViewController as? NavigationController)
        let alert = ReadingApp.foreign()
        window.animator = animator
        window.onFault = { _ in }
        stack.popViewController(animated: true)
        stack.present(alert, animated: false)
        let request = Task { try await navigator.open("a/m") }
        // The modal waits for the animation and the alert.
        while made.last != "a/m" { await Task.yield() }
        animator.advance()
        if policy == .waitForForeign {
            while renderer.screenChanges.followerCount == 0 { await Task.yield() }
            alert.dismiss(animated: false)
        }
        window.animator = .immediate
        _ = try await request.value
        #expect(navigator.state.url == "a/m" && alert.presentingViewController == nil)
        #expect(window.snapshot.layers.count == 2)
    }

    @MainActor
    private struct Waiting {
        let window = Window()
        let navigator: Navigator
        let renderer: PresenterRenderer<ViewController>

        init(
            timeout: Duration? = nil, clock: any Clock<Duration> = ContinuousClock(), followsUser: Bool = true
        ) {
            let tree = NavigationTree<ViewController> {
                Stack(.navigationController()) {
                    Endpoint("a", .viewController { _ in ViewController() }) {
                        Endpoint("a/b", .viewController { _ in ViewController() })
                    }
                }
            }
            renderer = PresenterRenderer(tree, in: window, foreign: .waitForForeign)
            navigator = Navigator(tree, renderer: renderer, timeout: timeout, clock: clock)
            if followsUser { navigator.followUser(in: window, of: renderer) }
        }
    }

    @Test(arguments: [true, false])
    func aRequestWaitsForTheAlertIfItIsToldTo(followsUser: Bool) async throws {
        let waiting = Waiting(followsUser: followsUser)
        let (window, navigator, renderer) = (waiting.window, waiting.navigator, waiting.renderer)
        try await navigator.open("a")
        let root = try #require(window.rootViewController as? NavigationController)
        root.present(ReadingApp.foreign(), animated: false)
        let request = Task { try await navigator.open("a/b") }
        while renderer.screenChanges.followerCount == 0 { await Task.yield() }
        // The renderer looks once more before it waits.
        for _ in 0..<1_000 { await Task.yield() }
        #expect(navigator.state.url == "a")
        #expect(root.viewControllers.count == 1)
        root.dismiss(animated: false)
        _ = try await request.value
        #expect(navigator.state.url == "a/b")
        #expect(root.viewControllers.count == 2)
    }

    @Test func aRequestThatWaitsTooLongForTheAlertLeavesAllAsItIs() async throws {
        let clock = DrivenClock()
        let waiting = Waiting(timeout: .seconds(1), clock: clock)
        let (window, navigator, renderer) = (waiting.window, waiting.navigator, waiting.renderer)
        try await navigator.open("a")
        let root = try #require(window.rootViewController as? NavigationController)
        let alert = ReadingApp.foreign()
        root.present(alert, animated: false)
        let request = Task { try await navigator.open("a/b") }
        while renderer.screenChanges.followerCount == 0 { await Task.yield() }
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: NavigationError.self) { _ = try await request.value }
        #expect(error?.code == .timedOut)
        #expect(navigator.state.url == "a" && !navigator.hasDiverged)
        #expect(root.presentedViewController === alert && root.viewControllers.count == 1)
        root.dismiss(animated: false)
        try await navigator.open("a/b")
        #expect(root.viewControllers.count == 2)
    }

    /// The program can no longer dismiss the alert.
    @Test(arguments: [false, true])
    func aRequestThatWaitsForAnAlertEndsWhenItsWindowIsReleased(isShownByASwitcher: Bool) async throws {
        var window: Window? = Window()
        let screen = EndpointPresenter<ViewController>.viewController { _ in ViewController() }
        let presenter = SwitcherPresenter.window(try #require(window))
        let tree = NavigationTree<ViewController> {
            if isShownByASwitcher {
                Switcher(presenter) { Endpoint("a", screen) { Endpoint("a/:id", screen) } }
            } else {
                Stack(.navigationController()) { Endpoint("a", screen) { Endpoint("a/:id", screen) } }
            }
        }
        let renderer =
            isShownByASwitcher
            ? PresenterRenderer(tree, foreign: .waitForForeign)
            : PresenterRenderer(tree, in: try #require(window), foreign: .waitForForeign)
        let navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(in: try #require(window), of: renderer)
        try await navigator.open("a")
        window?.topViewController?.present(ReadingApp.foreign(), animated: false)
        let request = Task { _ = try await navigator.open("a/1") }
        while renderer.screenChanges.followerCount == 0 { await Task.yield() }
        // It reads the screen once before it waits.
        for _ in 0..<10 { await Task.yield() }
        window = nil
        await #expect(throws: PresentationError.self) { try await request.value }
    }
}
