import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Actions whose target the user leaves, or takes away, while a place is asked.
@MainActor @Suite struct NavigatorChosenTargetTests {
    private let renderer = RecordingRenderer()
    private let navigator: Navigator
    private let gate = Gate()

    init() async throws {
        let tree = NavigationTree<String> { [gate] in
            Fork(name: "tabs") {
                Stack {
                    Endpoint("drafts", name: "drafts") {
                        Endpoint("drafts/:id", name: "draft").leaving { _ in
                            await gate.pass()
                            return .leave
                        }
                    }
                }
                Stack { Endpoint("books") { Endpoint("books/:id") } }
            }
        }
        navigator = Navigator(tree, renderer: renderer)
        for url in ["books/7", "drafts/1"] { try await navigator.open(url) }
    }

    /// Applies an action; the user does something while a draft is asked.
    private func apply(_ action: NavigationAction, _ doMeanwhile: () throws -> Void) async throws {
        let request = Task { try await navigator.dispatch(action) }
        await gate.arrival()
        try doMeanwhile()
        gate.open()
        _ = try await request.value
    }

    private func tapBooks() throws {
        navigator.didSelect(try #require(navigator.state.find(name: "tabs")?.children.last).id)
    }

    private func swipeDraft() throws {
        navigator.didPop(try #require(navigator.state.activeLeaf).id)
    }

    private func expect(_ places: String..., location: SourceLocation = #_sourceLocation) {
        let urls = navigator.state.nodes.compactMap(\.destination.url)
        #expect(urls == places && renderer.shown == navigator.state, sourceLocation: location)
    }

    @Test(
        arguments: [
            .removeCurrent, .popToRoot, .popTo("drafts"), .remove("draft"), .takeOut("draft"),
        ] as [NavigationAction])
    func whatWasAskedIsRemovedInAHiddenTab(action: NavigationAction) async throws {
        try await apply(action, tapBooks)
        expect("drafts", "books", "books/7")
        #expect(navigator.state.url == "books/7")
    }

    @Test func whatWasAskedIsReplacedInAHiddenTab() async throws {
        try await apply(.replace("drafts/2"), tapBooks)
        expect("drafts", "drafts/2", "books", "books/7")
    }

    @Test func whatShowsIsReplacedIfWhatWasAskedHasLeft() async throws {
        try await apply(.replace("drafts/2"), swipeDraft)
        expect("drafts/2", "books", "books/7")
    }

    /// Another draft then has the name of the one that was asked.
    @Test(arguments: [.removeCurrent, .remove("draft"), .takeOut("draft")] as [NavigationAction])
    func onlyWhatWasAskedIsRemoved(action: NavigationAction) async throws {
        try await navigator.dispatch(.push("drafts/2"))
        try await apply(action, swipeDraft)
        expect("drafts", "drafts/1", "books", "books/7")
    }
}
