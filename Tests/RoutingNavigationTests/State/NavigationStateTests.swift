import Routing
import Testing

@testable import RoutingNavigation

@Suite struct NavigationStateTests {
    private let tree = ReadingApp.tree

    @Test func anEmptyStateHasNothing() {
        let state = NavigationState()
        #expect(state.root == nil && state.activePath.isEmpty && state.activeLeaf == nil && state.url == nil)
        #expect(state.find(Destination.ID(1)) == nil && state.find(name: "x") == nil)
        #expect(Array(state.nodes).isEmpty && state.activeSteps == nil)
        #expect(state.description == "(nothing was opened)")
    }

    @Test func nodesAreWalkedEachBeforeWhatItHolds() throws {
        let state = try NavigationState.opening("books/7", "story/news/1", on: tree)
        let texts = state.nodes.map { $0.destination.url ?? $0.kind.rawValue }
        #expect(
            texts == [
                "switcher", "fork", "stack", "today", "story/news/1", "stack", "books", "books/7", "profile",
            ]
        )
        // A walk may be done again, and ends where its reader does.
        let nodes = state.nodes
        #expect(nodes.first { $0.kind == .stack }?.id == nodes.first { $0.kind == .stack }?.id)
        #expect(nodes.map(\.id).count == 9)
    }

    @Test func nodesAreFoundByIdentityAndName() throws {
        let state = try NavigationState.opening("story/news/1", "settings/font", on: tree)
        for node in state.nodes { #expect(state.find(node.id) == node) }
        #expect(state.find(Destination.ID(99)) == nil)
        #expect(state.find(name: "settings")?.kind == .fork)
        #expect(state.find(name: "nothing") == nil)
        #expect(state.activePath.last == state.activeLeaf)
        #expect(state.activeLeaf?.destination.url == "settings/font")
    }

    @Test func ofSeveralWithOneNameTheOneNearestToTheLeafIsFound() throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("a") { Endpoint("a/:x", name: "a") } }
                Endpoint("b")
            }
        }
        let first = try NavigationState.opening("a/1", on: tree).applying(.push("a/2"), on: tree)
        #expect(first.find(name: "a")?.destination.url == "a/2")
        let other = try first.applying(.select(.id(Destination.ID(5))), on: tree)
        #expect(other.activeLeaf?.destination.url == "b")
        #expect(other.find(name: "a")?.destination.url == "a/1")
    }

    @Test func aStateDrawsItself() throws {
        let state = try NavigationState.opening("books/7", "story/news/1", on: tree)
        #expect(
            state.description == """
                switcher (login) #1
                └─ * fork tabs #2
                   ├─ * stack (today) #3
                   │  └─ * endpoint today #4
                   │     └─ ^ endpoint story/news/1 #9
                   ├─   stack (books) #5
                   │  └─ * endpoint books #6
                   │     └─ * endpoint books/7 #7
                   └─   endpoint profile #8
                """
        )
    }

    @Test func whatIsPassedAlongIsNotCompared() {
        let id = Destination.ID(1)
        let one = Destination(id: id, origin: .init(.pattern, "é"), passed: .init(1))
        #expect(one == Destination(id: id, origin: .init(.pattern, "é"), passed: .init(2)))
        #expect(one.hashValue == Destination(id: id, origin: .init(.pattern, "x")).hashValue)
        #expect(one != Destination(id: id, origin: .init(.pattern, "e\u{301}")))
        #expect(one != Destination(id: id, origin: .init(.expression, "é")))
    }

    @Test func identitiesAreCountedOnFromAnotherState() throws {
        let old = try NavigationState.opening("books", on: tree)
        let new = try old.applying(.open("books/7"), on: tree)
        let back = old.counting(from: new)
        #expect(back == old)
        let other = try back.applying(.open("books/8"), on: tree)
        #expect(other.activeLeaf?.id != new.activeLeaf?.id)
    }

    @Test func aModalOutsideAnEndpointIsAFault() {
        func node(_ id: Int, _ kind: NavigationNode.Kind, modal: NavigationNode? = nil) -> NavigationNode {
            let destination = Destination(id: Destination.ID(id), origin: .init(.pattern, "p"))
            let child = Destination(id: Destination.ID(id + 10), origin: .init(.pattern, "p"))
            return NavigationNode(
                destination, kind, children: [NavigationNode(child, .endpoint)], modal: modal)
        }
        let sound = NavigationState(root: node(1, .stack), nextNumber: 12)
        #expect(sound.fault == nil)
        let broken = NavigationState(root: node(1, .stack, modal: node(2, .stack)), nextNumber: 13)
        #expect(broken.fault == "stack #1 has a modal, as only an endpoint can")
    }

    @Test func aNodeMayOnlyHaveAnActiveChildThatIsThere() async {
        await #expect(processExitsWith: .failure) {
            let destination = Destination(id: Destination.ID(1), origin: .init(.pattern, "p"))
            let child = NavigationNode(destination, .endpoint)
            _ = NavigationNode(destination, .fork, children: [child], activeIndex: 1)
        }
    }
}
