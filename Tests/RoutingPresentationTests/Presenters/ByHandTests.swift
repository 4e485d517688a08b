import RoutingPresentation
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// What the program does by hand to what a navigator shows.
@MainActor
struct ByHandTests {
    let app = ReadingApp()

    @Test func aMiddleScreenThatIsTakenOffGoesAlone() async throws {
        try await app.navigator.open("books/7/notes")
        let books = try app.stack(1)
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
        try app.stack(1).viewControllers = [ReadingApp.foreign("mine")]
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
        try app.stack(1).viewControllers.removeFirst()
        #expect(app.shown == ["[today | *books/7 > books/7/notes | profile]"])
        #expect(app.shown == app.said)
        try await app.navigator.open("books")
        #expect(app.shown == ["[today | *books | profile]"])
    }

    @Test func screensThatAreInAContainerOfTheProgramAreTakenOutThere() async throws {
        try await app.navigator.open("books/7")
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        let books = try app.stack(1)
        app.window.rootViewController = nil
        app.window.rootViewController = NavigationController(rootViewController: tabs)
        try await app.navigator.open("books/8")
        #expect(app.shown == app.said)

        tabs.viewControllers.remove(at: 1)
        let other = TabBarController()
        other.viewControllers = [ReadingApp.foreign("mine"), books]
        try await app.navigator.open("books/7")
        #expect(app.shown == app.said && other.viewControllers.count == 1)

        let split = SplitViewController()
        app.window.rootViewController = nil
        split.primary = tabs
        try await app.navigator.open("today")
        #expect(app.shown == app.said && split.primary == nil)

        let container = ReadingApp.foreign("container")
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
        let presenting = ReadingApp.foreign("presenting")
        other.rootViewController = presenting
        presenting.present(tabs, animated: false)
        try await app.navigator.open("books")
        #expect(app.shown == app.said && presenting.presentedViewController == nil)
    }

    @Test(arguments: [(0, 1), (1, 0)])
    func aScreenThatWasMovedToAnotherStackComesBack(from: Int, to: Int) async throws {
        try await app.navigator.open("books/7")
        try await app.navigator.open("today")
        let screen = try #require(try app.stack(from).viewControllers.popLast())
        try app.stack(to).pushViewController(screen, animated: false)
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
        try app.stack(0).viewControllers = [ReadingApp.foreign("mine")]
        #expect(app.scene.faults.map(\.code) == [.notFollowed])

        try app.stack(1).popViewController(animated: false)
        #expect(app.navigator.state.url == "books")
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        tabs.selectedIndex = 2
        #expect(app.navigator.state.url == "profile")
        #expect(app.scene.faults.count == 1)

        try await app.navigator.open("today")
        #expect(app.shown == ["[*today | books | profile]"])
        #expect(app.shown == app.said)
    }

    @Test func aScreenPushedByHandGoesWhenThePlaceBelowItIsToShow() async throws {
        try await app.navigator.open("books/7")
        try app.stack(1).pushViewController(ReadingApp.foreign("mine"), animated: false)
        #expect(app.navigator.state.url == "books/7")
        try await app.navigator.open("books/7")
        #expect(app.shown == ["[today | *books > books/7 | profile]"])
    }

    @Test func aScreenPushedByHandStaysUnderWhatCoversItAndGoesWithThat() async throws {
        try await app.navigator.open("books/7")
        try app.stack(1).pushViewController(ReadingApp.foreign("mine"), animated: false)
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
        try app.stack(1).pushViewController(ReadingApp.foreign("mine"), animated: false)
        try await app.navigator.open("today")
        #expect(app.shown == ["[*today | books > books/7 > mine | profile]"])
        try await app.navigator.open("books", options: .junctionsOnly)
        #expect(app.shown == ["[today | *books > books/7 | profile]"])
    }

    @Test func aReplacedRootOfTheWindowIsToldAndComesBack() async throws {
        try await app.navigator.open("settings/font")
        app.window.rootViewController = ReadingApp.foreign("splash")
        #expect(app.scene.faults.map(\.code) == [.notFollowed])
        #expect(app.navigator.state.url == "profile")
        try await app.navigator.open("profile")
        #expect(app.shown == ["[today | books | *profile]"])
        #expect(app.shown == app.said)
    }

    @Test func tabsThatWereTakenAwayComeBackAndForeignOnesStay() async throws {
        try await app.navigator.open("books/7")
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        tabs.viewControllers = [ReadingApp.foreign("ads"), tabs.viewControllers[1]]
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
}
