import RoutingTesting
import Testing

@testable import RoutingNavigation

/// One request after another, in the order of asking.
@MainActor @Suite struct NavigatorTurnTests {
    private let renderer = RecordingRenderer()
    private let navigator: Navigator
    private let gate = Gate()

    init() {
        navigator = Navigator(ReadingApp.tree, renderer: renderer)
    }

    /// Starts a request and returns when it waits for its turn, or has it.
    private func ask(_ url: String) async -> Task<String?, any Error> {
        let asked = Gate()
        let task = Task { [navigator] in
            asked.open()
            return try await navigator.open(url).url
        }
        await asked.pass()
        return task
    }

    @Test func requestsHaveTheirTurnInTheOrderOfAsking() async throws {
        renderer.before = { [gate] _ in await gate.pass() }
        let first = await ask("login")
        await gate.arrival()
        let others = [await ask("books"), await ask("today"), await ask("books/1"), await ask("profile")]
        #expect(renderer.performed.isEmpty)
        gate.open()
        #expect(try await first.value == "login")
        for other in others { _ = try await other.value }
        let settled = renderer.log.filter { $0.hasPrefix("settle") }
        #expect(
            settled == ["login", "books", "today", "books/1", "profile"].map { "settle on \($0)" })
        #expect(navigator.history.map(\.url) == ["login", "books", "today", "books/1", "profile"])
    }

    @Test func whatWaitsIsPlannedAtItsTurn() async throws {
        renderer.before = { [gate] _ in await gate.pass() }
        let first = await ask("books/7")
        await gate.arrival()
        let second = await ask("books/7")
        gate.open()
        _ = try await first.value
        renderer.clear()
        _ = try await second.value
        #expect(renderer.log.isEmpty)
    }

    @Test func aRequestThatIsCancelledBeforeItsTurnDoesNothing() async throws {
        renderer.before = { [gate] _ in await gate.pass() }
        let first = await ask("login")
        await gate.arrival()
        let second = await ask("books")
        let third = await ask("today")
        second.cancel()
        gate.open()
        _ = try await first.value
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(try await third.value == "today")
        #expect(navigator.history.map(\.url) == ["login", "today"])
    }

    @Test func aRequestThatIsCancelledDuringItsTurnGoesOn() async throws {
        renderer.before = { [gate] _ in
            await gate.pass()
            // As the code may do that a renderer waits for.
            try Task.checkCancellation()
        }
        let request = await ask("books/7")
        await gate.arrival()
        request.cancel()
        gate.open()
        #expect(try await request.value == "books/7")
        #expect(navigator.state.url == "books/7")
    }

    @Test func idleReturnsWhenNobodyHasTheTurnOrWaitsForIt() async throws {
        await navigator.idle()
        renderer.before = { [gate] _ in await gate.pass() }
        let first = await ask("login")
        await gate.arrival()
        let second = await ask("books")
        let idle = Task { [navigator] in
            await navigator.idle()
            return navigator.state.url
        }
        gate.open()
        #expect(await idle.value == "books")
        _ = try await (first.value, second.value)
    }

    @Test func whatIsReportedWhileSomebodyWaitsForIdlenessIsNotForgotten() async throws {
        try await navigator.open("books/7")
        let leaf = try #require(navigator.state.activeLeaf?.id)
        renderer.before = { [gate] _ in await gate.pass() }
        let request = await ask("books/7?page=2")
        await gate.arrival()
        let idle = Task { [navigator] in await navigator.idle() }
        // Comes when the turn was handed to a caller of `idle()` that has not resumed.
        renderer.onSettling = { [navigator] state in
            if state.url == "books/7?page=2" { Task { navigator.didPop(leaf) } }
        }
        await Task.yield()
        gate.open()
        _ = try await request.value
        await idle.value
        await navigator.idle()
        #expect(navigator.state.url == "books")
    }

    @Test(arguments: [1, 2, 5])
    func everyCallerOfIdleReturns(callers: Int) async throws {
        renderer.before = { [gate] _ in await gate.pass() }
        let request = await ask("login")
        await gate.arrival()
        let idle = (0..<callers).map { _ in
            Task { [navigator] in
                await navigator.idle()
                return navigator.state.url
            }
        }
        // All of them wait before the request ends.
        for _ in 0..<callers { await Task.yield() }
        gate.open()
        for caller in idle { #expect(await caller.value == "login") }
        _ = try await request.value
    }
}
