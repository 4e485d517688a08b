import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Observers of a navigator learn of its states.
@MainActor @Suite struct NavigatorObservingTests {
    private let renderer = RecordingRenderer()

    private func navigator() -> Navigator {
        Navigator(ReadingApp.tree, renderer: renderer)
    }

    @Test func statesBeginWithThePresentOne() async throws {
        let navigator = navigator()
        try await navigator.open("login")
        var states = navigator.states().makeAsyncIterator()
        #expect(await states.next()?.url == "login")
        try await navigator.open("books")
        #expect(await states.next()?.url == "books")
    }

    @Test func whoReadsSlowlyGetsTheNewest() async throws {
        let navigator = navigator()
        var states = navigator.states().makeAsyncIterator()
        for url in ["login", "books", "today"] { try await navigator.open(url) }
        #expect(await states.next()?.url == "today")
        try await navigator.open("profile")
        #expect(await states.next()?.url == "profile")
    }

    @Test func whatChangesNothingIsNoState() async throws {
        let navigator = navigator()
        try await navigator.open("books/7")
        var states = navigator.states().makeAsyncIterator()
        #expect(await states.next()?.url == "books/7")
        try await navigator.open("books/7")
        await #expect(throws: NavigationError.self) { try await navigator.open("nowhere") }
        renderer.before = { _ in throw Fault() }
        await #expect(throws: Fault.self) { try await navigator.open("login") }
        renderer.before = { _ in }
        navigator.didPop(try #require(navigator.state.activeLeaf?.id))
        #expect(await states.next()?.url == "books")
    }

    @Test func statesEndWithTheNavigator() async throws {
        var navigator: Navigator? = navigator()
        let streams = try (0..<2).map { _ in try #require(navigator).states() }
        try await navigator?.open("login")
        navigator = nil
        for stream in streams {
            var urls: [String?] = []
            for await state in stream { urls.append(state.url) }
            #expect(urls == ["login"])
        }
    }

    @Test func followersDoNotKeepTheNavigator() async throws {
        var navigator: Navigator? = navigator()
        weak let weakNavigator = navigator
        let stream = navigator?.states()
        navigator = nil
        #expect(weakNavigator == nil)
        withExtendedLifetime(stream) {}
    }

    @Test func aFollowerWhoLeavesIsForgotten() async throws {
        let broadcast = Broadcast<NavigationState>(buffering: .bufferingNewest(1))
        var stream: AsyncStream<NavigationState>? = broadcast.stream(beginningWith: NavigationState())
        let other = broadcast.stream(beginningWith: NavigationState())
        #expect(broadcast.followerCount == 2)
        withExtendedLifetime(stream) {}
        stream = nil
        // What is asked for last is done last.
        await Task {}.value
        #expect(broadcast.followerCount == 1)
        let state = try NavigationState.opening("login", on: ReadingApp.tree)
        broadcast.send(state)
        var states = other.makeAsyncIterator()
        #expect(await states.next()?.url == "login")
    }

    @Test func theStateIsObservable() async throws {
        let navigator = navigator()
        let count = Counter(ofChangesTo: { _ = navigator.state })
        await #expect(throws: NavigationError.self) { try await navigator.open("nowhere") }
        #expect(count.value == 0)
        try await navigator.open("login")
        #expect(count.value == 1)
    }

    @Test func whetherOneCanGoBackIsObservable() async throws {
        let navigator = navigator()
        try await navigator.open("login")
        let count = Counter(ofChangesTo: { _ = navigator.canGoBack })
        #expect(!navigator.canGoBack)
        try await navigator.open("books")
        #expect(count.value == 1)
        #expect(navigator.canGoBack)
    }

    /// States are compared without what was passed along, but a view may show it.
    @Test func otherDataForThePlaceThatShowsIsObservable() async throws {
        let navigator = navigator()
        try await navigator.open("books", passing: 1)
        let count = Counter(ofChangesTo: { _ = navigator.projection })
        try await navigator.open("books", passing: 2)
        #expect(navigator.state.activeLeaf?.destination.context as? Int == 2)
        #expect(count.value == 1)
    }

    /// The request leads to the place from which the user came, and passes data to it.
    @Test func observersAreToldThatARequestReplacesARefusedMove() async throws {
        let router = Routing()
        let navigator = Navigator(ReadingApp.tree, in: router)
        try await navigator.open("books/7")
        router.protect("today") { @MainActor _ in
            while navigator.line.asideCount == 0 { await Task.yield() }
            return .reject("no")
        }
        guard case .tabs(let tabs)? = navigator.projection.root else { throw Fault() }
        let count = Counter(ofChangesTo: { _ = navigator.projection })
        navigator.projection[selectionIn: tabs.id] = tabs.options[0]
        try await navigator.open("books/7", passing: 1)
        await navigator.idle()
        #expect(count.value == 1 && navigator.state.activeLeaf?.destination.context as? Int == 1)
        #expect(navigator.projection[selectionIn: tabs.id] == tabs.options[1])
    }

    @Test func openingTheSameURLTwiceIsNoChangeOfTheState() async throws {
        let navigator = navigator()
        try await navigator.open("books")
        let count = Counter(ofChangesTo: { _ = (navigator.state, navigator.history) })
        try await navigator.open("books")
        #expect(count.value == 0)
    }
}
