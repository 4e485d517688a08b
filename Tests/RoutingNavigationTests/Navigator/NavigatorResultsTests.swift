import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Places that give something back.
@MainActor @Suite struct NavigatorResultsTests {
    private let renderer = RecordingRenderer()
    private let navigator: Navigator
    private let tree = NavigationTree<String> {
        Stack {
            Endpoint("books") {
                Endpoint("books/:id")
                Modal { Stack { Endpoint("pick") { Endpoint("pick/:shelf") } } }
            }
        }
    }

    init() {
        navigator = Navigator(tree, renderer: renderer)
    }

    /// Waits for a result, and returns the task when its place shows.
    private func result<Value: Sendable>(
        of url: String,
        as type: Value.Type = Int.self
    ) async -> Task<Value?, any Error> {
        let task = Task { try await navigator.result(of: url, as: type) }
        var states = navigator.states().makeAsyncIterator()
        while await states.next()?.url != url {}
        return task
    }

    private func finish(with value: (any Sendable)? = nil) {
        navigator.state.activeLeaf?.destination.finish(with: value)
    }

    @Test func aPlaceFinishesWithAValue() async throws {
        try await navigator.open("books")
        let task = await result(of: "pick")
        finish(with: 7)
        #expect(try await task.value == 7)
        #expect(navigator.state.url == "books" && renderer.shown == navigator.state)
        #expect(navigator.history.map(\.url) == ["books"] && navigator.historyIndex == 0)
    }

    /// After a login, `back()` must not return to the login.
    @Test func backDoesNotReturnToAPlaceThatHasFinished() async throws {
        try await navigator.open("books")
        try await navigator.open("pick")
        let place = try #require(navigator.state.activeLeaf?.destination)
        try await navigator.open("pick/novels")
        place.finish()
        await navigator.idle()
        try await navigator.open("books/8")
        #expect(navigator.history.map(\.url) == ["books", "books/8"])
        try await navigator.back()
        #expect(navigator.state.url == "books" && !navigator.canGoBack)
    }

    @Test func forwardDoesNotReturnToAPlaceThatHasFinished() async throws {
        try await navigator.open("books")
        try await navigator.open("pick")
        let place = try #require(navigator.state.activeLeaf?.destination)
        try await navigator.open("pick/novels")
        try await navigator.open("books/8")
        try await navigator.back()
        try await navigator.back()
        #expect(navigator.state.url == "pick")
        place.finish()
        await navigator.idle()
        // A visit ahead that did not lead to the place stays.
        #expect(navigator.history.map(\.url) == ["books", "books/8"] && navigator.historyIndex == 0)
        try await navigator.forward()
        #expect(navigator.state.url == "books/8" && !navigator.canGoForward)
    }

    @Test func aPlaceInAHiddenTabOfAVisitIsGoneWhenItHasFinished() async throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack(name: "books") { Endpoint("books") { Endpoint("books/pick") } }
                Stack { Endpoint("today") }
            }
        }
        let navigator = Navigator(tree, renderer: RecordingRenderer())
        for url in ["books", "books/pick", "today", "books/pick"] { try await navigator.open(url) }
        navigator.state.activeLeaf?.destination.finish()
        await navigator.idle()
        #expect(navigator.history.map(\.url) == ["books", "today", "books"] && navigator.historyIndex == 2)
        try await navigator.back()
        #expect(navigator.state.find(name: "books")?.content.map(\.destination.url) == ["books"])
    }

    @Test func theFirstPlaceIsReplacedInTheHistoryWhenItFinishes() async throws {
        try await navigator.open("pick")
        finish()
        await navigator.idle()
        #expect(navigator.history.map(\.url) == ["books"])
        try await navigator.open("books/8")
        try await navigator.back()
        #expect(navigator.state.url == "books" && !navigator.canGoBack)
    }

    @Test func aPlaceMayFinishWithoutAValue() async throws {
        let task = await result(of: "books/7")
        finish()
        #expect(try await task.value == nil)
        #expect(navigator.state.url == "books")
    }

    @Test func aPlaceThatLeavesOtherwiseGivesNothing() async throws {
        let swiped = await result(of: "books/7")
        navigator.didPop(try #require(navigator.state.activeLeaf).id)
        #expect(try await swiped.value == nil)
        let replaced = await result(of: "books/8")
        try await navigator.open("books/9")
        #expect(try await replaced.value == nil)
        let left = await result(of: "pick")
        try await navigator.back()
        #expect(try await left.value == nil)
        let restored = await result(of: "pick")
        try await navigator.restore(try NavigationState().applying(.open("books/3"), on: tree))
        #expect(try await restored.value == nil)
    }

    @Test func whatLiesOnThePlaceGoesWithIt() async throws {
        let task = await result(of: "pick")
        let place = try #require(navigator.state.activeLeaf?.destination)
        try await navigator.open("pick/novels")
        place.finish(with: 7)
        #expect(try await task.value == 7)
        #expect(navigator.state.url == "books")
    }

    @Test func cancellingTheCallerTakesThePlaceAway() async throws {
        try await navigator.open("books")
        let task = await result(of: "pick")
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(navigator.state.url == "books")
    }

    @Test func aValueOfAnotherTypeIsAnError() async throws {
        let task = await result(of: "pick", as: Int.self)
        finish(with: "seven")
        let error = await #expect(throws: NavigationError.self) { try await task.value }
        #expect(error?.code == .wrongResult)
        #expect(error?.message == "'pick' finished with a value of type String, not of type Int")
    }

    @Test func aChangeThatIsUndoneEndsNothing() async throws {
        let task = await result(of: "books/7")
        renderer.before = { _ in throw Fault(number: 7) }
        await #expect(throws: Fault.self) { try await navigator.open("books/8") }
        renderer.before = { _ in }
        finish(with: 7)
        #expect(try await task.value == 7)
    }

    @Test func severalCallersAreGivenTheSameResult() async throws {
        let first = await result(of: "pick")
        let second = Task { try await navigator.result(of: "pick", as: Int.self) }
        await Task.yield()
        await navigator.idle()
        finish(with: 7)
        #expect(try await first.value == 7)
        #expect(try await second.value == 7)
    }

    @Test func theFirstValueThatAPlaceFinishesWithCounts() async throws {
        let task = await result(of: "pick")
        let place = try #require(navigator.state.activeLeaf?.destination)
        place.finish(with: 7)
        place.finish(with: 8)
        place.finish()
        #expect(try await task.value == 7)
        await navigator.idle()
        #expect(navigator.state.url == "books")
    }

    @Test func aCallerThatGivesUpTakesNoValueFromAnother() async throws {
        let first = await result(of: "pick")
        let second = Task { try await navigator.result(of: "pick", as: Int.self) }
        await Task.yield()
        await navigator.idle()
        second.cancel()
        finish(with: 7)
        await #expect(throws: CancellationError.self) { try await second.value }
        let value = try await first.value
        #expect(value == nil || value == 7)
    }

    /// A caller may be noted only after the place that it waits for has finished.
    @Test func aPlaceMayFinishBeforeItsCallerIsNoted() async throws {
        try await navigator.open("pick")
        let gate = Gate()
        renderer.before = { _ in await gate.pass() }
        let task = Task { try await navigator.result(of: "pick?again", as: Int.self) }
        await gate.arrival()
        renderer.before = { _ in }
        finish(with: 7)
        gate.open()
        #expect(try await task.value == 7)
    }

    /// A task that prefers an executor lets others have their turn on the way to its waiting.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func aPlaceMayLeaveBeforeItsCallerBeginsToWait() async throws {
        try await Simulation.explore(schedules: 200) { [tree] simulation in
            let navigator = simulation.navigator(tree, renderer: RecordingRenderer())
            simulation.start("caller") { @MainActor in
                let value = try await navigator.result(of: "books/7", as: Int.self)
                simulation.expect(value == nil, "the place left")
            }
            simulation.start("user") { @MainActor in
                while navigator.state.url != "books/7" { await simulation.pause() }
                for _ in 0..<simulation.draw(below: 8) { await simulation.pause() }
                if let book = navigator.state.activeLeaf { navigator.didPop(book.id) }
            }
            try await simulation.run()
        }
    }

    @Test func aPlaceThatNobodyWaitsForJustLeaves() async throws {
        try await navigator.open("pick")
        finish(with: 7)
        var states = navigator.states().makeAsyncIterator()
        while await states.next()?.url != "books" {}
        #expect(navigator.state.url == "books")
    }

    @Test func thePlaceThatCannotLeaveGivesItsResultAllTheSame() async throws {
        let finished = await result(of: "books")
        finish(with: 7)
        #expect(try await finished.value == 7)
        let cancelled = Task { try await navigator.result(of: "books", as: Int.self) }
        await navigator.idle()
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(navigator.state.url == "books")
    }

    @Test func theLastPlaceCannotLeave() async throws {
        try await navigator.open("books")
        var failures: [NavigationError.Code] = []
        let (told, teller) = AsyncStream<Void>.makeStream()
        navigator.onFailure = {
            if let error = $0 as? NavigationError { failures.append(error.code) }
            teller.yield()
        }
        finish(with: 7)
        for await _ in told { break }
        #expect(failures == [.wouldBeEmpty])
        #expect(navigator.state.url == "books")
    }
}
