import RoutingTesting
import Testing

@testable import RoutingNavigation

/// A renderer that fails: what was changed is undone, and the state stays.
@MainActor @Suite struct NavigatorUndoingTests {
    private let renderer = RecordingRenderer()
    private let navigator: Navigator

    init() {
        navigator = Navigator(ReadingApp.tree, renderer: renderer)
    }

    private func fail(_ numbers: Int...) {
        let renderer = renderer
        renderer.before = { _ in
            if numbers.contains(renderer.attempts - 1) { throw Fault(number: renderer.attempts - 1) }
        }
    }

    @Test(arguments: 0..<10)
    func aFailureAtAnyStepOfTenLeavesAllAsItWas(_ step: Int) async throws {
        let state = try await navigator.open("login")
        renderer.clear()
        fail(step)
        await #expect(throws: Fault(number: step)) { try await navigator.open("settings") }
        #expect(navigator.state == state)
        #expect(renderer.shown == state && renderer.misfits == 0)
        #expect(navigator.history.map(\.url) == ["login"])
        #expect(renderer.log.last == "settle on login")
        renderer.before = { _ in }
        let plan = state.changes(to: try await navigator.open("settings"))
        #expect(plan.count == 10)
        #expect(renderer.shown == navigator.state)
    }

    @Test(arguments: 0..<8)
    func whatLeavesComesBack(_ step: Int) async throws {
        try await navigator.open("settings/font")
        let state = try await navigator.open("settings/size?unit=pt")
        renderer.clear()
        fail(step)
        await #expect(throws: Fault(number: step)) { try await navigator.open("login") }
        #expect(navigator.state == state)
        #expect(renderer.shown == state && renderer.misfits == 0)
    }

    @Test func undoingGoesBackwards() async throws {
        try await navigator.open("books/7")
        renderer.clear()
        fail(2)
        await #expect(throws: Fault.self) { try await navigator.open("login") }
        #expect(
            renderer.log == [
                "begin 6", "pop #4 from #3", "pop #7 from #6",
                "push endpoint books/7 #7 at 0 onto #6", "push endpoint today #4 at 0 onto #3",
                "settle on books/7",
            ]
        )
    }

    @Test func anUndoingThatFailsIsTold() async throws {
        let state = try await navigator.open("books/7")
        renderer.clear()
        fail(2, 3)
        let error = try await #require(throws: NavigationError.self) { try await navigator.open("login") }
        #expect(error.code == .renderingDiverged)
        #expect(error.underlying as? Fault == Fault(number: 2))
        #expect(error.message.contains("Fault(number: 3)"))
        #expect(navigator.state == state)
        #expect(renderer.shown != state)
    }

    @Test func afterThatTheNextRequestRendersAllAnew() async throws {
        try await navigator.open("books/7")
        renderer.clear()
        fail(2, 3)
        await #expect(throws: NavigationError.self) { try await navigator.open("login") }
        renderer.before = { _ in }
        renderer.clear()
        // Even if it leads to where the app is.
        let state = try await navigator.open("books/7")
        #expect(renderer.log.first == "reset")
        #expect(renderer.performed == NavigationState().changes(to: state))
        #expect(renderer.shown == state && renderer.misfits == 0)
        renderer.clear()
        try await navigator.open("books/7")
        #expect(renderer.log.isEmpty)
    }

    @Test func renderingAnewMayFailAndIsTriedAgain() async throws {
        let state = try await navigator.open("books/7")
        renderer.clear()
        fail(2, 3)
        await #expect(throws: NavigationError.self) { try await navigator.open("login") }
        renderer.clear()
        fail(2)
        await #expect(throws: Fault.self) { try await navigator.open("today") }
        #expect(navigator.state == state)
        #expect(renderer.shown == NavigationState())
        renderer.before = { _ in }
        renderer.clear()
        let next = try await navigator.open("today")
        #expect(renderer.log.first == "reset")
        #expect(renderer.shown == next)
    }

    @Test func aRendererMayTellThatItFailedHalfway() async throws {
        let state = try await navigator.open("books/7")
        renderer.clear()
        renderer.before = { _ in
            throw NavigationError.diverged(because: Fault(number: 1), undoing: Fault(number: 2))
        }
        let error = try await #require(throws: NavigationError.self) { try await navigator.open("login") }
        #expect(error.code == .renderingDiverged)
        // Nothing more is tried.
        #expect(renderer.attempts == 1)
        #expect(navigator.state == state)
        renderer.before = { _ in }
        try await navigator.open("login")
        #expect(renderer.log.contains("reset"))
    }

    @Test func takingBackAnyPartOfAPlanGivesTheOldState() throws {
        let urls = ["login", "books/7", "story/news/1", "settings/font", "today", "books?page=1"]
        for from in urls {
            for to in urls where from != to {
                let old = try NavigationState.opening("books/7", from, on: ReadingApp.tree)
                let plan = NavigationPlan(from: old, to: try old.applying(.open(to), on: ReadingApp.tree))
                for count in 0...plan.changes.count {
                    let halfway = try old.applying(Array(plan.changes.prefix(count)))
                    let back = try plan.undoing(count)
                    #expect(try halfway.applying(back.changes) == old)
                    #expect(back.new == old && back.old == plan.new)
                }
            }
        }
    }
}
