import Routing
import Testing

@testable import RoutingNavigation

/// A saved state is checked like a URL.
@Suite struct NavigationStateCheckingTests {
    private let tree = NavigationTree<String> {
        Fork(name: "tabs") {
            Stack(name: "books") {
                Endpoint("books") { Endpoint("books/:id<int>") { Endpoint("books/:id<int>/:_/:page") } }
            }
            Endpoint("profile/:user")
            Endpoint({ $0.scheme == "mailto" }, name: "letter")
        }
    }

    /// A state as it comes out of a file in which the leaf was changed.
    private func forged(_ url: String, _ change: (inout Destination) -> Void) throws -> NavigationState {
        var state = try NavigationState.opening(url, on: tree)
        let steps = try #require(state.activeSteps)
        state.root = state.root?.changing(steps[...]) { node in
            var destination = node.destination
            change(&destination)
            return NavigationNode(destination, node.kind)
        }
        return try NavigationState(json: state.json())
    }

    private func dropped(_ state: NavigationState) throws -> [String] {
        try state.restored(on: tree.blueprint).dropped.map(\.description)
    }

    @Test func whatIsSoundIsKept() throws {
        for url in ["books/7?page=2", "app://books/7/x/3", "profile/ada", "mailto:ada@example.com", "books"] {
            let state = try NavigationState.opening(url, on: tree)
            let decoded = try NavigationState(json: state.json())
            let (restored, dropped) = try decoded.restored(on: tree.blueprint)
            #expect(restored == state)
            #expect(dropped.isEmpty, "\(url)")
        }
    }

    @Test func aCaptureThatThePatternRefusesIsDropped() throws {
        let state = try forged("books/7") { $0.captures = ["id": "evil"] }
        #expect(try dropped(state).map { $0.prefix(7) } == ["books/7"])
        let printed = try forged("books/7") {
            $0.captures = ["id": "evil"]
            $0.url = "books/evil"
        }
        #expect(try dropped(printed).count == 1)
    }

    /// A condition in code captures nothing, so no URL could have led to the captures.
    @Test func whereAConditionDecidesThereAreNoCaptures() throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("books") { Endpoint({ $0.scheme == "mailto" }, name: "letter") }
            }
        }
        let cases: [(url: String?, captures: Parameters)] = [
            ("mailto:a", [:]), (nil, [:]), ("mailto:a", ["id": "evil"]), (nil, ["id": "evil"]),
        ]
        for (url, captures) in cases {
            var state = try NavigationState.opening("mailto:a", on: tree)
            let steps = try #require(state.activeSteps)
            state.root = state.root?.changing(steps[...]) { node in
                var destination = node.destination
                destination.url = url
                destination.captures = captures
                return NavigationNode(destination, node.kind)
            }
            let restored = try NavigationState(json: state.json()).restored(on: tree.blueprint)
            #expect(restored.dropped.count == (captures.isEmpty ? 0 : 1), "\(url ?? "-") \(captures)")
        }
    }

    @Test func aURLThatDoesNotLeadThereIsDropped() throws {
        for url in ["javascript:alert(1)", "books/8", "books", "%zz", "https://example.com/profile/7"] {
            let state = try forged("books/7") { $0.url = url }
            #expect(try dropped(state).count == 1, "\(url)")
        }
    }

    @Test func whatLiesBelowIsCheckedByItsCaptures() throws {
        let sound = try NavigationState.opening("books/7/x/3", on: tree)
        let book = try #require(sound.activePath.first { $0.destination.pattern == "books/:id<int>" })
        var evil = book.destination
        evil.captures = ["id": "evil"]
        evil.url = nil
        let number = try #require(tree.blueprint.number(of: book))
        let part = tree.blueprint
        let shelf = part.nodes[number].parent
        #expect(part.mayLead(to: book, from: number, in: shelf))
        #expect(!part.mayLead(to: NavigationNode(evil, .endpoint), from: number, in: shelf))
        evil.captures = [:]
        #expect(!part.mayLead(to: NavigationNode(evil, .endpoint), from: number, in: shelf))
    }

    @Test func theCapturesOfWildcardsAreAskedOneByOne() throws {
        let leaf = try #require(NavigationState.opening("books/7/x/3", on: tree).activeLeaf)
        let number = try #require(tree.blueprint.number(of: leaf))
        for (id, isSound) in [("7", true), ("evil", false)] {
            var destination = leaf.destination
            destination.captures = ["id": id, "page": "3"]
            destination.url = nil
            let node = NavigationNode(destination, .endpoint)
            #expect(
                tree.blueprint.mayLead(to: node, from: number, in: tree.blueprint.nodes[number].parent)
                    == isSound)
        }
    }

    @Test func noParameterBeliesACapture() throws {
        let state = try forged("books/7?page=2") { $0.parameters = ["id": "8", "page": "2"] }
        let (restored, dropped) = try state.restored(on: tree.blueprint)
        #expect(dropped.isEmpty)
        #expect(restored.activeLeaf?.destination.parameters["id"] == "7")
        #expect(restored.activeLeaf?.destination.parameters["page"] == "2")
    }

    @Test func aTabThatNoURLHasLedToIsKept() throws {
        let state = try NavigationState.opening("books", on: tree)
        let (restored, dropped) = try NavigationState(json: state.json()).restored(on: tree.blueprint)
        #expect(restored == state && dropped.isEmpty)
    }

    /// An update of the app may declare an endpoint for a URL that led to another one.
    @MainActor @Test func aPlaceWhoseURLNowLeadsToAnotherEndpointIsDropped() async throws {
        let earlier = Navigator(
            NavigationTree<String> { Stack { Endpoint("books") { Endpoint("books/:id") } } })
        try await earlier.open("books/new")
        let tree = NavigationTree<String> {
            Stack { Endpoint("books") { Endpoint("books/new") { Endpoint("books/:id") } } }
        }
        let navigator = Navigator(tree)
        #expect(try await navigator.restore(earlier.snapshot()).map(\.url) == ["books/new"])
        #expect(navigator.state.url == "books")
    }
}
