import RoutingNavigation
import RoutingPresentation
import Testing

/// A navigation tree on the view stack.
@MainActor
struct PresenterTests {
    let app = ReadingApp()

    @Test func theAppOfTheDesignShowsWhatItsStateSays() async throws {
        try await app.navigator.open("login")
        #expect(app.shown == ["login"])

        try await app.navigator.open("books/7")
        #expect(app.shown == ["[today | *books > books/7 | profile]"])
        #expect(app.unwound == ["login"])

        try await app.navigator.open("today/story/news/1")
        #expect(app.shown == ["[*today | books > books/7 | profile]", "today/story/news/1"])

        try await app.navigator.open("books", options: .junctionsOnly)
        #expect(app.shown == ["[today | *books > books/7 | profile]"])

        try await app.navigator.open("books")
        #expect(app.shown == ["[today | *books | profile]"])

        try await app.navigator.open("settings/font")
        #expect(app.shown == ["[today | books | *profile]", "[*settings > settings/font | about]"])

        try await app.navigator.open("login")
        #expect(app.shown == ["login"])
        #expect(
            app.unwound == [
                "login", "today/story/news/1", "books/7",
                "today", "books", "settings/font", "settings", "about", "profile",
            ]
        )
        #expect(app.scene.faults.isEmpty)
    }

    @Test func aContainerThatIsGivenAsItsOwnContentStaysWhereItIs() async throws {
        let window = Window()
        let screen = EndpointPresenter<ViewController>.viewController { place in
            place.url == "b" ? ViewController() : window.rootViewController ?? ViewController()
        }
        let tree = NavigationTree {
            Stack(.navigationController()) { Endpoint("b", screen) { Endpoint("b/:id", screen) } }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree, in: window))
        try await navigator.open("b")
        let root = try #require(window.rootViewController)
        let error = await #expect(throws: PresentationError.self) { try await navigator.open("b/1") }
        #expect(error?.code == .cycle)
        #expect(window.rootViewController === root && root.children.count == 1)
        #expect(navigator.state.url == "b")
    }

    @Test func whatTheUserDoesIsFollowed() async throws {
        try await app.navigator.open("books/7")
        let tabs = try #require(app.window.rootViewController as? TabBarController)
        let books = try #require(tabs.selectedViewController as? NavigationController)

        books.popViewController(animated: false)
        #expect(app.navigator.state.url == "books")
        #expect(app.unwound == ["books/7"])

        tabs.selectedIndex = 2
        #expect(app.navigator.state.url == "profile")

        try await app.navigator.open("settings")
        tabs.dismiss(animated: false)
        #expect(app.navigator.state.url == "profile")

        try await app.navigator.back()
        #expect(app.shown == app.said)
    }

    @Test func openingTheSameURLTwiceRendersNothingTheSecondTime() async throws {
        try await app.navigator.open("today/story/news/1")
        let (transitions, window) = (app.window.transitions(), app.window)
        try await app.navigator.open("today/story/news/1")
        window.rootViewController = nil
        var iterator = transitions.makeAsyncIterator()
        _ = await iterator.next()
        let next = await iterator.next()
        #expect(next?.operation == .root)
    }

    @Test func theFewestVerbsAreUsed() async throws {
        try await app.navigator.open("books")
        app.window.animator = app.scene.animator
        let transitions = app.window.transitions()
        for url in ["books/7", "books/7/notes", "books", "books/8"] {
            let task = Task { try await app.navigator.open(url) }
            while !app.scene.animator.advance() { await Task.yield() }
            _ = try await task.value
        }
        var operations: [Transition.Operation] = []
        for await transition in transitions.prefix(9) where transition.phase == .began {
            operations.append(transition.operation)
        }
        #expect(operations == [.push, .push, .pop, .push])
        #expect(app.shown == ["[today | *books > books/8 | profile]"])
    }

    @Test func aRootThatIsNoSwitcherIsTheRootOfTheWindow() async throws {
        let window = Window()
        let tree = NavigationTree<ViewController> {
            Stack(.navigationController()) {
                Endpoint("a", .viewController { _ in ViewController() })
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree, in: window))
        try await navigator.open("a")
        #expect(window.snapshot.layers.map(\.kind) == [.navigation])
        #expect(window.snapshot.layers[0].children.count == 1)
    }

    @Test func anEmptyStateEmptiesTheWindowOfASwitcher() async throws {
        try await app.navigator.open("settings/font")
        try await app.navigator.restore(NavigationState())
        #expect(app.window.rootViewController == nil && app.navigator.state.root == nil)
        #expect(app.wronglyUnwound.isEmpty)
        try await app.navigator.open("books/7")
        #expect(app.shown == ["[today | *books > books/7 | profile]"])
        #expect(app.scene.faults.isEmpty)
    }

    @Test func aWindowThatIsGoneFailsTheRequest() async throws {
        var window: Window? = Window()
        let tree = NavigationTree<ViewController> {
            Switcher(.window(window!)) { Endpoint("a", .viewController { _ in ViewController() }) }
        }
        window = nil
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
        let error = await #expect(throws: PresentationError.self) { try await navigator.open("a") }
        #expect(error?.code == .windowIsGone)
        #expect(navigator.state.root == nil)
    }

    @Test func aFailureAtAnyStepOfTenLeavesAllAsItWas() async throws {
        try await app.navigator.open("settings/font")
        let (shown, state) = (app.shown, app.navigator.state)
        let action = NavigationAction.setRoot("books/7/notes")
        let changes = state.changes(to: try state.applying(action, on: app.tree))
        #expect(changes.count >= 10)
        for step in changes.indices {
            app.failing.patience = step
            await #expect(throws: FailingRenderer.Fault.self) { try await app.navigator.dispatch(action) }
            #expect(app.shown == shown && app.shown == app.said, "step \(step)")
            #expect(app.navigator.state == state)
        }
        try await app.navigator.open("books/7/notes")
        #expect(app.shown == ["[today | *books > books/7 > books/7/notes | profile]"])
        // What was made in vain is unwound as well.
        #expect(app.unwound.suffix(3) == ["settings/font", "settings", "about"])
    }
}
