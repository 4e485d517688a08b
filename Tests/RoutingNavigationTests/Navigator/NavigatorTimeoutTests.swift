import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Changes that take longer than allowed.
@MainActor @Suite struct NavigatorTimeoutTests {
    private let renderer = RecordingRenderer()
    private let clock = DrivenClock()
    private let navigator: Navigator
    private let gate = Gate()
    /// Opens when what stood at the gate has come to its end.
    private let lateEnd = Gate()

    init() {
        navigator = Navigator(
            ReadingApp.tree, renderer: renderer, timeout: .seconds(5), clock: clock)
    }

    /// Opens a URL whose change of some number stands at the gate until the time is over.
    private func openTooSlowly(
        _ url: String,
        holding number: Int,
        then: @escaping @MainActor () throws -> Void = {}
    ) async throws -> NavigationError {
        hold(number, then: then)
        let request = Task { try await navigator.open(url) }
        await gate.arrival()
        await clock.sleepers(1)
        clock.advance(by: .seconds(5))
        return try await #require(throws: NavigationError.self) { try await request.value }
    }

    private func hold(_ number: Int, then: @escaping @MainActor () throws -> Void) {
        renderer.clear()
        renderer.before = { [renderer, gate, lateEnd] _ in
            if renderer.attempts - 1 == number {
                await gate.pass(thenOpening: lateEnd)
                try then()
            }
        }
    }

    @Test func whatIsFastEnoughIsRenderedAndLeavesNobodyWaiting() async throws {
        try await navigator.open("books/7")
        #expect(renderer.performed.count == 8)
        await clock.sleepers(0)
    }

    @Test func errorsAreThrownAsTheyAre() async throws {
        renderer.before = { _ in throw Fault(number: 1) }
        await #expect(throws: Fault(number: 1)) { try await navigator.open("books/7") }
        await clock.sleepers(0)
    }

    @Test func theTimeIsThatOfOneChange() async throws {
        renderer.before = { [clock] _ in clock.advance(by: .seconds(4)) }
        try await navigator.open("books/7")
        #expect(navigator.state.url == "books/7")
    }

    @Test func whatTakesTooLongIsUndoneWithWhatWasBeforeIt() async throws {
        let state = try await navigator.open("books/7")
        let error = try await openTooSlowly("story/news/1", holding: 1)
        #expect(error.code == .timedOut)
        #expect(error.message.contains("longer than 5.0 seconds to activate #3 in #2"))
        #expect(navigator.state == state)
        // It may have been made all the same, so it is taken back as well.
        #expect(
            renderer.log == [
                "begin 2", "present endpoint story/news/1 #9 at 0 over #4", "activate #5 in #2",
                "dismiss #9 from #4", "settle on books/7",
            ]
        )
        #expect(renderer.shown == state)
        gate.open()
    }

    @Test func nothingHangsAfterThat() async throws {
        try await navigator.open("login")
        _ = try await openTooSlowly("books/7", holding: 3)
        renderer.before = { _ in }
        #expect(try await navigator.open("today").url == "today")
        await navigator.idle()
        await clock.sleepers(0)
        gate.open()
    }

    @Test func whatTakesTooLongIsCancelled() async throws {
        try await navigator.open("login")
        let wasCancelled = Gate()
        renderer.before = { _ in
            await withTaskCancellationHandler {
                await wasCancelled.pass()
            } onCancel: {
                Task { @MainActor in wasCancelled.open() }
            }
            try Task.checkCancellation()
        }
        let request = Task { try await navigator.open("books") }
        await wasCancelled.arrival()
        await clock.sleepers(1)
        renderer.clear()
        // Only that one; what undoes it has time again.
        clock.advance(by: .seconds(5))
        let error = try await #require(throws: NavigationError.self) { try await request.value }
        #expect(error.code == .timedOut)
        await wasCancelled.pass()
    }

    @Test func anUndoingThatTakesTooLongDiverges() async throws {
        try await navigator.open("login")
        renderer.before = { [gate] _ in await gate.pass() }
        let request = Task { try await navigator.open("books") }
        for _ in 0..<2 {
            await clock.sleepers(1)
            clock.advance(by: .seconds(5))
            await clock.sleepers(0)
        }
        let error = try await #require(throws: NavigationError.self) { try await request.value }
        #expect(error.code == .renderingDiverged)
        #expect(error.message.contains("it took too long"))
        gate.open()
    }

    @Test func whatFailsLateDoesNoHarm() async throws {
        let state = try await navigator.open("books/7")
        _ = try await openTooSlowly("books", holding: 0) { throw CancellationError() }
        gate.open()
        await lateEnd.pass()
        #expect(!navigator.hasDiverged)
        renderer.clear()
        #expect(try await navigator.open("books/7") == state)
        // It knows that nothing was made of it.
        #expect(renderer.log.isEmpty)
    }

    @Test func whatIsMadeLateIsPutRightByTheNextRequest() async throws {
        let state = try await navigator.open("books/7")
        _ = try await openTooSlowly("books", holding: 0)
        #expect(renderer.shown == state)
        gate.open()
        await lateEnd.pass()
        #expect(navigator.hasDiverged)
        #expect(renderer.shown.url == "books")
        #expect(navigator.state == state)
        renderer.clear()
        try await navigator.open("books/7")
        #expect(renderer.log.first == "reset")
        #expect(renderer.shown == state)
        renderer.clear()
        try await navigator.open("books/7")
        #expect(renderer.log.isEmpty)
    }

    @Test func whatIsMadeLateDuringAnotherRequestIsPutRightAfterThat() async throws {
        try await navigator.open("books/7")
        _ = try await openTooSlowly("books", holding: 0)
        renderer.clear()
        renderer.before = { [navigator, renderer, gate, lateEnd] _ in
            if renderer.attempts > 1 { return }
            gate.open()
            await lateEnd.pass()
            #expect(navigator.hasDiverged)
        }
        try await navigator.open("today")
        renderer.clear()
        try await navigator.open("today")
        #expect(renderer.log.first == "reset")
        #expect(renderer.shown == navigator.state)
    }
}
