import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Plan, perform, commit.
@MainActor @Suite struct NavigatorTests {
    private let renderer = RecordingRenderer()
    private let navigator: Navigator

    init() {
        navigator = Navigator(ReadingApp.tree, renderer: renderer)
    }

    @Test func aNavigatorBeginsNowhere() {
        #expect(navigator.state == NavigationState())
        #expect(navigator.history.isEmpty)
        #expect(renderer.log.isEmpty)
    }

    @Test func aRendererIsToldTheChangesBetweenTheStatesInOrder() async throws {
        var state = NavigationState()
        for url in ["login", "books/7", "story/news/1", "settings/font", "books?page=2", "login"] {
            let wanted = try state.applying(.open(url), on: ReadingApp.tree)
            renderer.clear()
            #expect(try await navigator.open(url) == wanted)
            #expect(renderer.performed == state.changes(to: wanted))
            #expect(renderer.shown == wanted && renderer.misfits == 0)
            let changes = renderer.performed.map(\.description)
            #expect(renderer.log == ["begin \(changes.count)"] + changes + ["settle on \(url)"])
            state = wanted
        }
        #expect(navigator.state == state)
    }

    @Test func idleWaitsForEveryRequestThatWasStarted() async {
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let (resumed, resume) = AsyncStream.makeStream(of: Void.self)
        var order: [String] = []
        navigator.start { _ in end.finish() }
        navigator.start { _ in
            for await _ in resumed {}
            order.append("request")
        }
        for await _ in ended {}
        let idle = Task {
            await navigator.idle()
            order.append("idle")
        }
        let last = Task { resume.finish() }
        await idle.value
        await last.value
        #expect(order == ["request", "idle"])
    }

    @Test func anActionIsRenderedAsWell() async throws {
        try await navigator.open("books/7")
        renderer.clear()
        let state = try await navigator.dispatch(.removeCurrent)
        #expect(state.url == "books")
        #expect(renderer.performed.map(\.description) == ["pop #7 from #6"])
    }

    @Test func theStateChangesOnlyAfterAllChangesShow() async throws {
        var states: [NavigationState] = []
        renderer.before = { [navigator] _ in states.append(navigator.state) }
        try await navigator.open("books/7")
        #expect(states.count == 8)
        #expect(states.allSatisfy { $0 == NavigationState() })
        #expect(navigator.state.url == "books/7")
    }

    @Test func openingTheSameURLTwiceRendersNothingTheSecondTime() async throws {
        let once = try await navigator.open("books/7")
        renderer.clear()
        let twice = try await navigator.open("books/7")
        #expect(once == twice)
        #expect(renderer.log.isEmpty)
    }

    @Test func anUnmatchedURLChangesNothingAndSaysWhatWasTried() async throws {
        let state = try await navigator.open("books/7")
        renderer.clear()
        let error = try await #require(throws: NavigationError.self) { try await navigator.open("nowhere") }
        #expect(error.code == .noEndpoint)
        #expect(error.message.hasPrefix("no endpoint matches 'nowhere'; tried 'login', 'today'"))
        #expect(navigator.state == state)
        #expect(navigator.history.count == 1)
        #expect(renderer.log.isEmpty)
    }

    @Test(arguments: ["https://anywhere.example/books/7", "app:/books/7"])
    func anySchemeAndHostThatThePatternsTakeIsAccepted(url: String) async throws {
        let state = try await navigator.open(url)
        #expect(state.activeLeaf?.destination.pattern == "books/:id")
        let tree = NavigationTree<String> { Endpoint("https://home.example/books/:id") }
        let homely = Navigator(tree, renderer: RecordingRenderer())
        await #expect(throws: NavigationError.self) { try await homely.open(url) }
        try await homely.open("https://home.example/books/7")
    }

    @Test func anImpossibleActionChangesNothing() async throws {
        let error = try await #require(throws: NavigationError.self) {
            try await navigator.dispatch(.dismiss)
        }
        #expect(error.code == .nothingOpened || error.code == .noModal)
        #expect(navigator.state == NavigationState())
    }

    @Test func whatIsPassedAlongReachesTheDestination() async throws {
        try await navigator.open("books/7", passing: "a note")
        #expect(navigator.state.activeLeaf?.destination.context as? String == "a note")
        renderer.clear()
        // The screen that shows is told.
        try await navigator.open("books/7", passing: "another")
        #expect(navigator.state.activeLeaf?.destination.context as? String == "another")
        #expect(renderer.log.contains { $0.hasPrefix("update books/7") })
    }

    @Test func onlyJunctionsChangeWhenAskedFor() async throws {
        try await navigator.open("books/7")
        try await navigator.open("today")
        #expect(try await navigator.open("books", options: .junctionsOnly).url == "books/7")
    }

    @Test func aPlanSaysWhatIsBetweenTwoStates() throws {
        let old = try NavigationState.opening("login", on: ReadingApp.tree)
        let new = try old.applying(.open("books/7"), on: ReadingApp.tree)
        let plan = NavigationPlan(from: old, to: new)
        #expect(plan.old == old && plan.new == new)
        #expect(plan.changes == old.changes(to: new))
    }

    @Test func aRendererNeedNotPrepare() async throws {
        final class Plain: NavigationRenderer {
            var count = 0
            func perform(_ change: NavigationChange, of plan: NavigationPlan) { count += 1 }
            func settle(on state: NavigationState) {}
            func reset() {}
        }
        let renderer = Plain()
        let navigator = Navigator(ReadingApp.tree, renderer: renderer)
        try await navigator.open("login")
        #expect(renderer.count == 3)
    }
}
