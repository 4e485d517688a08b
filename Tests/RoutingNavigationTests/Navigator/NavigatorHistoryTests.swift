import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Back and forward.
@MainActor @Suite struct NavigatorHistoryTests {
    private let renderer = RecordingRenderer()
    private let navigator: Navigator

    init() {
        navigator = Navigator(ReadingApp.tree, renderer: renderer)
    }

    private func open(_ urls: String...) async throws {
        for url in urls { try await navigator.open(url) }
    }

    /// The URLs that were visited, the present one with a `*`.
    private var visits: [String] {
        navigator.history.enumerated().map { index, visit in
            (index == navigator.historyIndex ? "*" : "") + (visit.url ?? "?")
        }
    }

    @Test func backAndForwardGoWhereTheAppWas() async throws {
        try await open("login", "books/7", "today")
        let state = navigator.state
        #expect(visits == ["login", "books/7", "*today"])
        #expect(navigator.canGoBack && !navigator.canGoForward)
        #expect(try await navigator.back().url == "books/7")
        #expect(visits == ["login", "*books/7", "today"])
        #expect(navigator.canGoBack && navigator.canGoForward)
        #expect(try await navigator.back().url == "login")
        #expect(!navigator.canGoBack)
        #expect(try await navigator.forward().url == "books/7")
        #expect(try await navigator.forward() == state)
        #expect(!navigator.canGoForward)
    }

    @Test func goingBackIsRenderedAsAnyOtherWay() async throws {
        try await open("books", "books/7")
        renderer.clear()
        try await navigator.back()
        #expect(renderer.performed.map(\.description) == ["pop #8 from #6"])
        renderer.clear()
        try await navigator.forward()
        #expect(renderer.performed.map(\.description) == ["push endpoint books/7 #8 at 0 onto #6"])
        #expect(renderer.shown == navigator.state)
    }

    /// It then had a visit that did not show as its current one, or the visits that had been discarded.
    @Test func aHistoryThatIsClearedDuringAMoveHasTheStateThatShows() async throws {
        try await open("login", "books/7", "today")
        renderer.before = { [navigator] _ in navigator.clearHistory() }
        try await navigator.back()
        #expect(visits == ["today", "*books/7"])
        #expect(navigator.history.last == navigator.state)
    }

    @Test func whereThereIsNoVisitOneCannotGo() async throws {
        for _ in 0..<2 {
            let back = try await #require(throws: NavigationError.self) { try await navigator.back() }
            #expect(back.code == .noVisit && back.message.contains("before"))
            let forward = try await #require(throws: NavigationError.self) { try await navigator.forward() }
            #expect(forward.code == .noVisit && forward.message.contains("after"))
            try await open("login")
        }
    }

    @Test func aVisitDropsWhatWasAhead() async throws {
        try await open("login", "books", "today")
        try await navigator.back()
        try await navigator.back()
        try await open("profile")
        #expect(visits == ["login", "*profile"])
    }

    @Test func aRepeatedVisitIsNone() async throws {
        try await open("login", "books", "books")
        #expect(visits == ["login", "*books"])
        try await navigator.back()
        try await open("login")
        // As a browser that reloads: what is ahead stays.
        #expect(visits == ["*login", "books"])
    }

    @Test func identitiesAreNeverReusedAfterGoingBack() async throws {
        try await open("books", "books/7")
        let seven = try #require(navigator.state.activeLeaf?.id)
        try await navigator.back()
        try await open("books/8")
        let eight = try #require(navigator.state.activeLeaf?.id)
        #expect(eight.number > seven.number)
        try await navigator.back()
        try await navigator.dispatch(.setRoot("login"))
        #expect(navigator.state.nodes.allSatisfy { $0.id.number > eight.number })
    }

    @Test func aFailedWayBackIsNone() async throws {
        try await open("login", "books")
        renderer.before = { _ in throw Fault() }
        await #expect(throws: Fault.self) { try await navigator.back() }
        #expect(visits == ["login", "*books"])
        #expect(navigator.state.url == "books")
    }

    @Test func aPopByTheUserEqualsGoingBack() async throws {
        try await open("login", "books", "books/7")
        navigator.didPop(try #require(navigator.state.activeLeaf?.id))
        #expect(visits == ["login", "*books", "books/7"])
        #expect(try await navigator.forward().url == "books/7")
    }

    @Test func aPopByTheUserToWhereTheAppNeverWasIsAVisit() async throws {
        try await open("login", "books/7")
        navigator.didPop(try #require(navigator.state.activeLeaf?.id))
        #expect(visits == ["login", "books/7", "*books"])
    }

    /// The visit ahead holds the place in a tab that does not show, and changes when the place finishes.
    @Test func aPlaceThatFinishesMeanwhileDoesNotStopTheWayForward() async throws {
        let router = Routing()
        let navigator = Navigator(ReadingApp.tree, in: router)
        for url in ["books/7", "profile"] { try await navigator.open(url) }
        let book = try #require(try await navigator.back().activeLeaf?.destination)
        let (answers, answer) = AsyncStream.makeStream(of: Void.self)
        let (questions, ask) = AsyncStream.makeStream(of: Void.self)
        router.protect("profile") { _ in
            ask.yield()
            for await _ in answers { break }
            return .pass
        }
        let forward = Task { try await navigator.forward().url }
        for await _ in questions { break }
        book.finish()
        while navigator.state.url == "books/7" { await Task.yield() }
        answer.yield()
        #expect(try await forward.value == "profile")
        #expect(navigator.history.map(\.url) == ["books", "profile"] && navigator.historyIndex == 1)
        #expect(navigator.state.find(book.id) == nil)
    }

    @Test func aHundredVisitsAreKept() async throws {
        for number in 0..<105 { try await open("books/\(number)") }
        #expect(navigator.history.count == 100)
        #expect(visits.first == "books/5" && visits.last == "*books/104")
    }

    @Test func requestsToGoBackHaveTheirTurn() async throws {
        try await open("login", "books", "today")
        let gate = Gate()
        renderer.before = { _ in await gate.pass() }
        let tasks = (0..<2).map { _ in Task { try await navigator.back().url } }
        await gate.arrival()
        gate.open()
        #expect(try await tasks[0].value == "books")
        #expect(try await tasks[1].value == "login")
    }
}
