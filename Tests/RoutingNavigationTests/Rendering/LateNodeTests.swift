import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// A state shown by objects that take longer than the navigator waits.
@MainActor @Suite struct LateNodeTests {
    private static let tree = NavigationTree<String> {
        Stack { Endpoint("a") { Endpoint("a/:id") } }
        Stack { Endpoint("other") }
    }

    private let log = Branch.Log()
    private let root: Branch
    private let renderer: NodeTreeRenderer
    private let navigator: Navigator
    private let clock = DrivenClock()

    init() {
        root = Branch(log)
        renderer = NodeTreeRenderer(root: root)
        navigator = Navigator(Self.tree, renderer: renderer, timeout: .seconds(1), clock: clock)
    }

    @Test func whatComesTooLateIsNotTakenForSomethingElse() async throws {
        let state = try await navigator.open("a")
        let (gate, lateEnd) = (Gate(), Gate())
        log.before = { line in if line == "#2 push #3" { await gate.pass(thenOpening: lateEnd) } }
        let request = Task { try await navigator.open("a/1") }
        await gate.arrival()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let error = try await #require(throws: NavigationError.self) { try await request.value }
        #expect(error.code == .timedOut)
        #expect(root.outline == state.branchOutline)
        log.before = { _ in }
        gate.open()
        await lateEnd.pass()
        #expect(navigator.hasDiverged)
        #expect(renderer.renderer(for: Destination.ID(3)) == nil)
        try await navigator.open("a")
        #expect(root.outline == navigator.state.branchOutline)
    }

    @Test(arguments: [true, false])
    func aRootThatComesTooLateIsRemoved(isBeforeAnother: Bool) async throws {
        let (gate, lateEnd) = (Gate(), Gate())
        log.before = { if $0.hasPrefix("root change -[] +[") { await gate.pass(thenOpening: lateEnd) } }
        let request = Task { try await navigator.open("a/1") }
        await gate.arrival()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        await #expect(throws: NavigationError.self) { try await request.value }
        log.before = { _ in }
        if !isBeforeAnother { try await navigator.open("a") }
        gate.open()
        await lateEnd.pass()
        try await navigator.open("other")
        #expect(root.outline == navigator.state.branchOutline)
    }

    @Test func aRootThatTheUndoHasBroughtBackIsRemovedToo() async throws {
        try await navigator.open("a")
        let (gate, lateEnd) = (Gate(), Gate())
        log.between = { [log] in
            log.between = {}
            await gate.pass(thenOpening: lateEnd)
        }
        let request = Task { try await navigator.open("other") }
        await gate.arrival()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        await #expect(throws: NavigationError.self) { try await request.value }
        gate.open()
        await lateEnd.pass()
        try await navigator.open("other")
        #expect(root.outline == navigator.state.branchOutline)
    }

    /// The push fails, and so does its undo; rendering the next request anew takes too long.
    @Test func theRootThatShowsIsRemovedAfterRenderingAnewHasFailed() async throws {
        log.before = { if !$0.hasPrefix("root change -[]") { throw Fault() } }
        await #expect(throws: NavigationError.self) { try await navigator.open("a") }
        let gate = Gate()
        var isFirst = true
        log.before = { _ in
            guard isFirst else { return }
            isFirst = false
            await gate.pass()
            throw Fault()
        }
        let request = Task { try await navigator.open("a") }
        await gate.arrival()
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: NavigationError.self) { try await request.value }
        #expect(error?.code == .timedOut)
        gate.open()
        try await navigator.open("a/1")
        #expect(root.outline == navigator.state.branchOutline)
    }
}
