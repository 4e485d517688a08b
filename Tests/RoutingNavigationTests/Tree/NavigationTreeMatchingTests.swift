import Routing
import Testing

@testable import RoutingNavigation

/// What a tree says of URLs without a navigator.
@Suite struct NavigationTreeMatchingTests {
    @Test func aTreeSaysWhatItOpens() {
        let tree = NavigationTree<String> {
            Stack { Endpoint("books/:id<int>") }
            Endpoint({ $0.scheme == "mailto" }, name: "mail")
        }
        #expect(tree.canOpen("books/7?page=2") && tree.canOpen("BOOKS/7") && tree.canOpen("mailto:a"))
        #expect(!tree.canOpen("books/x") && !tree.canOpen("books/%zz") && !tree.canOpen(""))
    }

    private let tree = NavigationTree<String>(caseSensitive: true) {
        Stack {
            Endpoint("Books/:id")
            Endpoint("books/:id")
            Endpoint("shelf/:kind<new|Old>")
        }
    }

    @Test func capitalsMayCount() throws {
        #expect(
            try NavigationState.opening("Books/7", on: tree).activeLeaf?.destination.pattern == "Books/:id")
        #expect(
            try NavigationState.opening("books/7", on: tree).activeLeaf?.destination.pattern == "books/:id")
        #expect(!tree.canOpen("BOOKS/7") && !tree.canOpen("shelf/old") && tree.canOpen("shelf/Old"))
    }

    @Test func capitalsMayCountInWhatIsRestored() throws {
        let loose = NavigationTree<String> {
            Stack { Endpoint("books/:id") { Endpoint("books/:id/:kind<new|Old>") } }
        }
        let strict = NavigationTree<String>(caseSensitive: true) {
            Stack { Endpoint("books/:id") { Endpoint("books/:id/:kind<new|Old>") } }
        }
        let upper = try NavigationState.opening("BOOKS/7", on: loose)
        #expect(upper.pruned(to: loose.blueprint).dropped.isEmpty)
        #expect(upper.pruned(to: strict.blueprint).dropped.count == 2)
        let word = try NavigationState.opening("books/7/old", on: loose)
        #expect(word.pruned(to: strict.blueprint).state.url == "books/7")
    }

    @Test func whatDiffersInCapitalsIsNoDuplicateThen() throws {
        #expect(throws: NavigationTreeError.self) {
            try NavigationTree<String>.validated {
                Endpoint("a")
                Endpoint("A")
            }
        }
        _ = try NavigationTree<String>.validated(caseSensitive: true) {
            Endpoint("a")
            Endpoint("A")
        }
        #expect(throws: NavigationTreeError.self) {
            try NavigationTree<String>.validated(caseSensitive: true) {
                Endpoint("a")
                Endpoint("a")
            }
        }
    }

    @MainActor @Test func theRouterOfATreeHasToDistinguishThemToo() async throws {
        let router = Routing(configuration: .init(caseSensitive: true))
        let navigator = Navigator(tree, renderer: NodeTreeRenderer(root: Branch(.init())), in: router)
        try await navigator.open("Books/7")
        #expect(navigator.state.url == "Books/7" && !navigator.canOpen("BOOKS/7"))
        await #expect(processExitsWith: .failure) { @MainActor in
            let tree = NavigationTree<String>(caseSensitive: true) { Endpoint("a") }
            let renderer = NodeTreeRenderer(root: Branch(.init()))
            _ = Navigator(tree, renderer: renderer, in: Routing())
        }
    }
}
