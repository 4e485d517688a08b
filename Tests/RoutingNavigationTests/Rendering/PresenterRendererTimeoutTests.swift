import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Presenters that take too long.
@MainActor @Suite struct PresenterRendererTimeoutTests {
    private let stage = Stage()
    private let clock = DrivenClock()
    private let navigator: Navigator

    init() {
        let tree = ReadingApp.tree(presentedBy: stage.presenters)
        navigator = Navigator(
            tree, renderer: stage.renderer(tree), timeout: .seconds(1), clock: clock)
    }

    /// Lets a call stand at a gate until its time is over.
    private func openTooSlowly(
        _ url: String,
        _ gate: Gate,
        holding number: Int,
        thenOpening lateEnd: Gate = Gate()
    ) async throws -> Bool {
        var count = 0
        stage.before = { _ in
            count += 1
            if count - 1 == number { await gate.pass(thenOpening: lateEnd) }
        }
        defer { stage.failNever() }
        let request = Task {
            // If no call stood there, none comes any more.
            defer { if !gate.isAwaited { gate.open() } }
            return try await navigator.open(url)
        }
        await gate.arrival()
        guard gate.isAwaited else {
            _ = try await request.value
            return false
        }
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let error = try await #require(throws: NavigationError.self) { try await request.value }
        #expect(error.code == .timedOut)
        return true
    }

    @Test func aSelectionThatTookEffectWhenItsTabWentIsTakenBack() async throws {
        @MainActor
        final class Hook {
            /// The gate at which the next selection waits; until then, the guard refuses.
            var gate: Gate?
        }
        let (stage, gate, hook) = (Stage(), Gate(), Hook())
        let tabs = ForkPresenter<Screen>.fork(
            make: stage.fork.make,
            setOptions: stage.fork.setOptions,
            select: { tabs, option in
                try await stage.fork.select(tabs, option)
                await hook.gate.take()?.pass()
            }
        )
        let tree = NavigationTree<Screen> {
            Fork(tabs, name: "tabs") {
                Endpoint("a", stage.endpoint)
                Endpoint("b", stage.endpoint)
            }
        }
        let router = Routing()
        router.protect("b") { @MainActor _ in hook.gate == nil ? .pass : .reject("no") }
        let renderer = stage.renderer(tree)
        let navigator = Navigator(tree, renderer: renderer, in: router, timeout: .seconds(1), clock: clock)
        for url in ["a", "b"] { try await navigator.open(url) }
        hook.gate = gate
        let request = Task { try await navigator.revalidate() }
        await gate.arrival()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: NavigationError.self) { try await request.value }
        #expect(error?.code == .timedOut && navigator.state.url == "b")
        #expect(stage.outline == navigator.state.screenOutline)
        gate.open()
    }

    @Test func whatTakesTooLongIsTakenBack() async throws {
        for (from, to) in [("login", "settings/font"), ("settings/font", "login"), ("story/a/1", "books/7")] {
            var step = 0
            while true {
                try await navigator.open(from)
                let state = navigator.state
                let (gate, lateEnd) = (Gate(), Gate())
                let isHeld = try await openTooSlowly(to, gate, holding: step, thenOpening: lateEnd)
                if !isHeld { break }
                #expect(navigator.state == state)
                #expect(stage.outline == state.screenOutline, "step \(step) from \(from) to \(to)")
                // It may be that it comes after all.
                stage.clear()
                gate.open()
                await lateEnd.pass()
                // What cannot be presented any more fails, and does no harm that way.
                #expect(navigator.hasDiverged == stage.misuses.isEmpty, "step \(step) from \(from) to \(to)")
                stage.clear()
                #expect(navigator.state == state)
                try await navigator.open(from)
                #expect(stage.outline == state.screenOutline, "step \(step) from \(from) to \(to)")
                try await navigator.open(to)
                #expect(stage.outline == navigator.state.screenOutline, "step \(step) from \(from) to \(to)")
                step += 1
            }
            #expect(step > 1)
            #expect(stage.outline == navigator.state.screenOutline)
        }
    }

    @Test func whatNeverComesDoesNoHarm() async throws {
        let state = try await navigator.open("books/7")
        let gate = Gate()
        #expect(try await openTooSlowly("story/news/1", gate, holding: 1))
        #expect(navigator.state == state)
        // One cannot know that it is not there, so it is dismissed.
        #expect(stage.calls.contains("dismiss story/news/1#9 from today#4"))
        for url in ["books/8", "story/news/2", "login"] {
            try await navigator.open(url)
            #expect(stage.outline == navigator.state.screenOutline)
        }
        gate.open()
    }
}
