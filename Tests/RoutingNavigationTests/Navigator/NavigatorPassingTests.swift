import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// What is passed along belongs to the screen that it was passed to.
@MainActor @Suite struct NavigatorPassingTests {
    private final class Note: Sendable {}

    private let stage = Stage()
    private let tree: NavigationTree<Screen>
    private let navigator: Navigator

    init() {
        tree = ReadingApp.tree(presentedBy: stage.presenters)
        navigator = Navigator(tree, renderer: stage.renderer(tree))
    }

    @Test func itReachesAScreenThatShowsAlready() async throws {
        let renderer = RecordingRenderer()
        let navigator = Navigator(ReadingApp.tree, renderer: renderer)
        try await navigator.open("books/7", passing: 1)
        renderer.clear()
        var passed: [Int?] = []
        renderer.before = { change in
            if case .update(let destination) = change { passed.append(destination.context as? Int) }
        }
        try await navigator.open("books/7", passing: 2)
        #expect(passed == [2])
        try await navigator.open("books/7")
        #expect(passed == [2])
        // The same value passed again is another passing.
        try await navigator.open("books/7", passing: 2)
        #expect(passed == [2, 2])
        #expect(navigator.history.count == 1)
    }

    /// The states before and after differ in nothing else.
    @Test func aPresenterUpdatesTheScreenThatShowsAlready() async throws {
        var received: [Int?] = []
        let tree = NavigationTree<Int> {
            Endpoint(
                "unlock",
                .endpoint(
                    make: { place in
                        received.append(place.context as? Int)
                        return 0
                    },
                    update: { received.append($1.context as? Int) }
                ))
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
        for number in 1...3 { try await navigator.open("unlock", passing: number) }
        #expect(received == [1, 2, 3])
    }

    @Test func goingForwardGivesItToNoSecondScreen() async throws {
        try await navigator.open("books")
        try await navigator.open("books/7", passing: "a note")
        try await navigator.back()
        try await navigator.forward()
        #expect(navigator.state.url == "books/7")
        #expect(navigator.state.activeLeaf?.destination.context == nil)
    }

    @Test func aScreenThatStaysKeepsItWhenGoingBack() async throws {
        try await navigator.open("books/7", passing: "a note")
        try await navigator.open("today")
        try await navigator.back()
        #expect(navigator.state.activeLeaf?.destination.context as? String == "a note")
    }

    @Test func theHistoryDoesNotKeepIt() async throws {
        weak var note: Note?
        do {
            let passed = Note()
            note = passed
            try await navigator.open("books/7", passing: passed)
        }
        #expect(note != nil)
        try await navigator.open("login")
        #expect(navigator.canGoBack)
        #expect(note == nil)
    }

    @Test func aPlaceThatStaysWhenAStateIsRestoredKeepsItsData() async throws {
        try await navigator.open("books/7", passing: "a note")
        for saved in [navigator.snapshot(), try NavigationState(json: navigator.snapshot().json())] {
            try await navigator.restore(saved)
            #expect(navigator.state.activeLeaf?.destination.context as? String == "a note")
            #expect(navigator.history.flatMap(\.nodes).allSatisfy { $0.destination.context == nil })
        }
    }

    @Test func aRestoredDestinationGetsNothingOfAnotherOne() async throws {
        let saved = try NavigationState.opening("books/8", on: tree)
        try await navigator.open("books/7", passing: "a note")
        let dropped = try await navigator.restore(saved)
        #expect(dropped.isEmpty)
        #expect(navigator.state.activeLeaf?.destination.context == nil)
    }
}
