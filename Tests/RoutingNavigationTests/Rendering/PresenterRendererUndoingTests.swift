import Testing

@testable import RoutingNavigation

/// Presenters that fail: what one sees stays as it was, and so does what the renderer knows of it.
@MainActor @Suite struct PresenterRendererUndoingTests {
    private let stage = Stage()
    private let tree: NavigationTree<Screen>
    private let renderer: PresenterRenderer<Screen>
    private let navigator: Navigator

    init() {
        tree = ReadingApp.tree(presentedBy: stage.presenters)
        renderer = stage.renderer(tree)
        navigator = Navigator(tree, renderer: renderer)
    }

    /// Lets each call fail that opening a URL leads to, one after the other, until none does.
    private func failEverywhere(_ from: [String], _ to: String) async throws -> Int {
        var step = 0
        while true {
            for url in from { try await navigator.open(url) }
            let state = navigator.state
            let outline = stage.outline
            stage.failCall(step)
            defer { stage.failNever() }
            do {
                try await navigator.open(to)
                #expect(stage.outline == navigator.state.screenOutline)
                return step
            } catch let error as Fault {
                #expect(error == Fault(number: step))
                #expect(navigator.state == state)
                #expect(stage.outline == outline, "step \(step) from \(from) to \(to)")
                #expect(state.screenOutline == outline)
            }
            stage.failNever()
            // Nothing is taken for shown that is not.
            try await navigator.open(to)
            #expect(stage.outline == navigator.state.screenOutline, "step \(step) from \(from) to \(to)")
            step += 1
        }
    }

    @Test func aFailureOfAnyCallOfAPlanLeavesAllAsItWas() async throws {
        let steps = try await failEverywhere(["login"], "settings")
        #expect(steps > 20)
    }

    @Test func thatHoldsForAllKindsOfChanges() async throws {
        let ways: [([String], String)] = [
            (["books/7", "story/news/1"], "login"),
            (["settings/font"], "login"),
            (["settings/font"], "settings/size?unit=pt"),
            (["settings/font"], "settings-about"),
            (["books/7", "story/a/1"], "story/b/2"),
            (["books/7", "story/a/1"], "books/8?page=1"),
            (["login"], "story/a/1"),
            (["books/7?page=1"], "books/7?page=2"),
        ]
        for (from, to) in ways { #expect(try await failEverywhere(from, to) > 0) }
    }

    @Test func rootsOfSeveralKindsComeBack() async throws {
        let (place, stack) = (stage.endpoint, stage.stack)
        let tree = NavigationTree<Screen> {
            Endpoint("a", place)
            Switcher(stage.rootSwitcher) {
                Endpoint("b", place) { Modal { Endpoint("b/over", place) } }
            }
            Switcher(stage.rootSwitcher) { Stack(stack) { Endpoint("c", place) } }
            Stack(stack) {
                Endpoint("d", place) { Modal { Endpoint("d/over", place) } }
            }
        }
        let navigator = Navigator(tree, renderer: stage.renderer(tree))
        let urls = ["a", "b/over", "c", "d/over", "b", "a", "d", "b/over", "a", "c"]
        try await navigator.open("d")
        for url in urls {
            var step = 0
            while true {
                let state = navigator.state
                stage.failCall(step)
                do {
                    try await navigator.open(url)
                    break
                } catch is Fault {}
                stage.failNever()
                #expect(navigator.state == state)
                #expect(stage.outline == state.screenOutline, "step \(step) to \(url)")
                step += 1
            }
            stage.failNever()
            #expect(stage.outline == navigator.state.screenOutline)
        }
    }

    @Test func aFailureAfterAnotherWhileTakingBackIsTold() async throws {
        var count = 0
        for step in 0..<30 {
            for then in step + 1..<step + 6 {
                let state = try await navigator.open("books/7?step=\(step)/\(then)")
                stage.failCall(step, then: then)
                do {
                    try await navigator.open("settings/font")
                } catch let error as NavigationError {
                    #expect(error.code == .renderingDiverged)
                    #expect(navigator.state == state)
                    count += 1
                } catch {
                    #expect(error is Fault)
                    #expect(stage.outline == state.screenOutline)
                }
                stage.failNever()
                // The next request corrects the screen, even one that leads nowhere else.
                try await navigator.open(try #require(navigator.state.url))
                #expect(stage.outline == navigator.state.screenOutline, "steps \(step), \(then)")
                try await navigator.open("login")
                #expect(stage.outline == navigator.state.screenOutline)
            }
        }
        #expect(count > 0)
    }

    @Test func anEmptyStateShowsNothingAfterADivergence() async throws {
        var count = 0
        for step in 0..<30 {
            for then in step + 1..<step + 6 {
                try await navigator.open("books/7")
                stage.failCall(step, then: then)
                _ = try? await navigator.open("settings/font")
                stage.failNever()
                count += navigator.hasDiverged ? 1 : 0
                try await navigator.restore(NavigationState())
                #expect(stage.outline == "nothing", "steps \(step), \(then)")
                #expect(!navigator.hasDiverged)
            }
        }
        #expect(count > 0)
    }

    @Test func renderingAnewUnwindsOnlyWhatLeaves() async throws {
        try await navigator.open("books/7")
        let before = navigator.state
        let made = stage.made
        navigator.hasDiverged = true
        stage.clear()
        let state = try await navigator.open("books/7")
        #expect(stage.outline == state.screenOutline)
        #expect(Set(stage.made).isSubset(of: Set(made)))
        #expect(state == before && stage.unwound.isEmpty)
        // A request that fails while everything is made anew leaves none of the places.
        navigator.hasDiverged = true
        stage.before = { if $0.hasPrefix("section") { throw Fault() } }
        for url in ["books/7?page=2", "login"] {
            await #expect(throws: (any Error).self) { try await navigator.open(url) }
        }
        stage.failNever()
        #expect(!stage.unwound.contains { $0.hasPrefix("books") })
        try await navigator.open("login")
        #expect(stage.unwound.filter { $0.hasPrefix("books") } == ["books/7#7", "books#6"])
        #expect(stage.outline == navigator.state.screenOutline)
    }
}
