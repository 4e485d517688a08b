import RoutingPresentation
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// What the program does by hand to what a navigator shows.
@MainActor
struct ByHandTests {
    let app = ReadingApp()

    private func stack(_ index: Int) throws -> NavigationController {
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        return try #require(tabs.viewControllers[index] as? NavigationController)
    }

    private func foreign(_ title: String = "alert") -> ViewController {
        let controller = ViewController()
        controller.title = title
        return controller
    }

    @Test func aMiddleScreenThatIsTakenOffGoesAlone() async throws {
        try await app.navigator.open("books/7/notes")
        let books = try stack(1)
        books.viewControllers.remove(at: 1)
        #expect(
            app.navigator.state.activePath.suffix(2).map(\.destination.url) == ["books", "books/7/notes"])
        #expect(app.unwound == ["books/7"])
        #expect(app.shown == app.said)
        try await app.navigator.open("books/7/notes")
        #expect(app.shown == ["[today | *books > books/7 > books/7/notes | profile]"])
    }

    @Test(arguments: 0..<8)
    func aScreenThatTheUserPopsDuringARequestIsUnwound(turns: Int) async throws {
        try await app.navigator.open("books/7")
        app.navigator.go(to: "today")
        for _ in 0..<turns { await Task.yield() }
        guard app.window.topViewController?.title == "books/7" else { return }
        weak let book = app.window.topViewController
        app.window.user.swipeBack()
        await app.navigator.idle()
        #expect(app.shown == ["[*today | books | profile]"])
        #expect(app.shown == app.said)
        #expect(app.unwound == ["books/7"])
        await app.window.settled()
        #expect(book == nil)
    }

    @Test func aScreenOfAStackThatIsReplacedIsUnwoundWhenItsPlaceLeaves() async throws {
        try await app.navigator.open("books/7")
        try stack(1).viewControllers = [foreign("mine")]
        #expect(app.unwound.isEmpty)
        try await app.navigator.open("login")
        #expect(Set(app.unwound) == ["today", "books", "books/7", "profile"])
    }

    @Test func aLinkDuringASwipeLeavesNoGapInTheStack() async throws {
        try await app.navigator.open("books/7")
        let swipe = try #require(app.window.user.beginSwipeBack())
        app.navigator.go(to: "books/7/notes")
        for _ in 0..<50 { await Task.yield() }
        #expect(app.shown == ["[today | *books > books/7 | profile]"])
        swipe.finish()
        await app.navigator.idle()
        #expect(app.shown == ["[today | *books > books/7 > books/7/notes | profile]"])
        #expect(app.shown == app.said)
    }

    @Test func aSwipeThatIsFinishedDuringARequestPutsNothingBack() async throws {
        try await app.navigator.open("books/7")
        let swipe = try #require(app.window.user.beginSwipeBack())
        app.navigator.go(to: "today")
        for _ in 0..<50 { await Task.yield() }
        swipe.finish()
        await app.navigator.idle()
        #expect(app.shown == ["[*today | books | profile]"])
        #expect(app.shown == app.said)
        #expect(app.unwound == ["books/7"])
    }

    @Test func aRootThatIsTakenOffGoesAlone() async throws {
        try await app.navigator.open("books/7/notes")
        try stack(1).viewControllers.removeFirst()
        #expect(app.shown == ["[today | *books/7 > books/7/notes | profile]"])
        #expect(app.shown == app.said)
        try await app.navigator.open("books")
        #expect(app.shown == ["[today | *books | profile]"])
    }

    @Test func screensThatAreInAContainerOfTheProgramAreTakenOutThere() async throws {
        try await app.navigator.open("books/7")
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        let books = try stack(1)
        app.window.rootViewController = nil
        app.window.rootViewController = NavigationController(rootViewController: tabs)
        try await app.navigator.open("books/8")
        #expect(app.shown == app.said)

        tabs.viewControllers.remove(at: 1)
        let other = TabBarController()
        other.viewControllers = [foreign("mine"), books]
        try await app.navigator.open("books/7")
        #expect(app.shown == app.said && other.viewControllers.count == 1)

        let split = SplitViewController()
        app.window.rootViewController = nil
        split.primary = tabs
        try await app.navigator.open("today")
        #expect(app.shown == app.said && split.primary == nil)

        let container = foreign("container")
        app.window.rootViewController = nil
        container.addChild(tabs)
        let window = Window()
        window.rootViewController = container
        try await app.navigator.open("books")
        #expect(app.shown == app.said && container.children.isEmpty)
    }

    @Test func aRootOfAnotherWindowComesBack() async throws {
        try await app.navigator.open("books/7")
        let tabs = try #require(app.window.rootViewController)
        let other = Window()
        app.window.rootViewController = nil
        other.rootViewController = tabs
        try await app.navigator.open("today")
        #expect(app.shown == app.said && other.rootViewController == nil)

        app.window.rootViewController = nil
        let presenting = foreign("presenting")
        other.rootViewController = presenting
        presenting.present(tabs, animated: false)
        try await app.navigator.open("books")
        #expect(app.shown == app.said && presenting.presentedViewController == nil)
    }

    @Test(arguments: [(0, 1), (1, 0)])
    func aScreenThatWasMovedToAnotherStackComesBack(from: Int, to: Int) async throws {
        try await app.navigator.open("books/7")
        try await app.navigator.open("today")
        let screen = try #require(try stack(from).viewControllers.popLast())
        try stack(to).pushViewController(screen, animated: false)
        for url in ["today", "books/7", "books", "today"] {
            try await app.navigator.open(url)
            #expect(app.shown == app.said)
        }
    }

    @Test func aTabBarThatIsReleasedIsMadeAgainWithItsTabs() async throws {
        try await app.navigator.open("books/7")
        let first: ViewController? = {
            let tabs = app.window.rootViewController as? TabBarController
            let options = tabs?.viewControllers ?? []
            tabs?.viewControllers = []
            return options.first
        }()
        app.window.rootViewController = first
        try await app.navigator.open("today", options: .junctionsOnly)
        #expect(app.shown == app.said)
    }

    @Test func tabsThatWereTakenOutComeBackUnderAModal() async throws {
        try await app.navigator.open("profile")
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        let kept = tabs.viewControllers
        tabs.viewControllers = []
        try await app.navigator.open("settings")
        #expect(app.shown == app.said)
        withExtendedLifetime(kept) {}
    }

    @Test func aMoveThatCannotBeFollowedIsToldAndHoldsUpNoOther() async throws {
        try await app.navigator.open("books/7")
        try stack(0).viewControllers = [foreign("mine")]
        #expect(app.scene.faults.map(\.code) == [.notFollowed])

        try stack(1).popViewController(animated: false)
        #expect(app.navigator.state.url == "books")
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        tabs.selectedIndex = 2
        #expect(app.navigator.state.url == "profile")
        #expect(app.scene.faults.count == 1)

        try await app.navigator.open("today")
        #expect(app.shown == ["[*today | books | profile]"])
        #expect(app.shown == app.said)
    }

    @Test(arguments: ["today", "books/7", "books/8", "login", "settings", "today/story/news/1"])
    func anAlertIsDismissedBeforeAPlaceBelowItShows(url: String) async throws {
        try await app.navigator.open("books/7")
        let books = try stack(1)
        books.present(foreign(), animated: false)
        #expect(app.shown.last == "alert")
        try await app.navigator.open(url)
        #expect(app.shown == app.said)
        #expect(app.navigator.state.url == url)
        #expect(app.scene.faults.isEmpty)
    }

    @Test func anAlertOverAModalIsDismissedAndTheModalStays() async throws {
        try await app.navigator.open("settings/font")
        try #require(app.window.topViewController).present(foreign(), animated: false)
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
        try #require(app.window.topViewController).present(foreign(), animated: false)
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

    @Test func aScreenPushedByHandGoesWhenThePlaceBelowItIsToShow() async throws {
        try await app.navigator.open("books/7")
        try stack(1).pushViewController(foreign("mine"), animated: false)
        #expect(app.navigator.state.url == "books/7")
        try await app.navigator.open("books/7")
        #expect(app.shown == ["[today | *books > books/7 | profile]"])
    }

    @Test func aScreenPushedByHandStaysUnderWhatCoversItAndGoesWithThat() async throws {
        try await app.navigator.open("books/7")
        try stack(1).pushViewController(foreign("mine"), animated: false)
        try await app.navigator.open("books/7/notes")
        #expect(app.shown == ["[today | *books > books/7 > mine > books/7/notes | profile]"])
        try await app.navigator.open("today")
        #expect(app.shown == ["[*today | books > books/7 > mine > books/7/notes | profile]"])
        try await app.navigator.open("books/7")
        #expect(app.shown == ["[today | *books > books/7 | profile]"])
        #expect(app.scene.faults.isEmpty)
    }

    @Test func aHiddenStackKeepsWhatWasPushedUntilItIsToShow() async throws {
        try await app.navigator.open("books/7")
        try stack(1).pushViewController(foreign("mine"), animated: false)
        try await app.navigator.open("today")
        #expect(app.shown == ["[*today | books > books/7 > mine | profile]"])
        try await app.navigator.open("books", options: .junctionsOnly)
        #expect(app.shown == ["[today | *books > books/7 | profile]"])
    }

    @Test func aReplacedRootOfTheWindowIsToldAndComesBack() async throws {
        try await app.navigator.open("settings/font")
        app.window.rootViewController = foreign("splash")
        #expect(app.scene.faults.map(\.code) == [.notFollowed])
        #expect(app.navigator.state.url == "profile")
        try await app.navigator.open("profile")
        #expect(app.shown == ["[today | books | *profile]"])
        #expect(app.shown == app.said)
    }

    @Test func tabsThatWereTakenAwayComeBackAndForeignOnesStay() async throws {
        try await app.navigator.open("books/7")
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        tabs.viewControllers = [foreign("ads"), tabs.viewControllers[1]]
        tabs.selectedIndex = 0
        #expect(app.navigator.state.url == "books/7")
        try await app.navigator.open("books/7")
        #expect(app.shown == ["[ads | today | *books > books/7 | profile]"])
    }

    @Test func aWindowThatIsGoneFailsEveryRequest() async throws {
        var window: Window? = Window()
        let tree = NavigationTree<ViewController> {
            Stack(.navigationController()) {
                Endpoint("a", .viewController { _ in ViewController() }) {
                    Endpoint("a/b", .viewController { _ in ViewController() })
                }
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree, in: window!))
        try await navigator.open("a")
        let state = navigator.state
        window = nil
        for url in ["a/b", "a"] {
            let error = await #expect(throws: PresentationError.self) { try await navigator.open(url) }
            #expect(error?.code == .windowIsGone)
            #expect(navigator.state == state)
        }
        #expect(window == nil)
    }

    @MainActor
    private struct Waiting {
        let window = Window()
        let navigator: Navigator
        let renderer: PresenterRenderer<ViewController>

        init(timeout: Duration? = nil, clock: any Clock<Duration> = ContinuousClock()) {
            let tree = NavigationTree<ViewController> {
                Stack(.navigationController()) {
                    Endpoint("a", .viewController { _ in ViewController() }) {
                        Endpoint("a/b", .viewController { _ in ViewController() })
                    }
                }
            }
            renderer = PresenterRenderer(tree, in: window, foreign: .waitForForeign)
            navigator = Navigator(tree, renderer: renderer, timeout: timeout, clock: clock)
            navigator.followUser(in: window, of: renderer)
        }
    }

    @Test func aRequestWaitsForTheAlertIfItIsToldTo() async throws {
        let waiting = Waiting()
        let (window, navigator, renderer) = (waiting.window, waiting.navigator, waiting.renderer)
        try await navigator.open("a")
        let root = try #require(window.rootViewController as? NavigationController)
        root.present(foreign(), animated: false)
        let request = Task { try await navigator.open("a/b") }
        while renderer.screenChanges.isEmpty { await Task.yield() }
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
        let alert = foreign()
        root.present(alert, animated: false)
        let request = Task { try await navigator.open("a/b") }
        while renderer.screenChanges.isEmpty { await Task.yield() }
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
}
