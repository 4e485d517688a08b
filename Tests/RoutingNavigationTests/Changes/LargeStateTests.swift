import Testing

@testable import RoutingNavigation

/// States of ten thousand nodes: nothing overflows, and what is not touched is shared.
@Suite struct LargeStateTests {
    private static let tree = NavigationTree<String> {
        Fork(name: "tabs") { for number in 0..<100 { Stack { Endpoint("e\(number)") } } }
        Endpoint("login")
    }

    /// A fork of a hundred stacks with a hundred screens each, made by hand since every action checks all of
    /// them.
    private static let state: NavigationState = {
        var number = 0
        func destination(_ kind: Destination.Origin.Kind, _ text: String) -> Destination {
            number += 1
            return Destination(id: Destination.ID(number), origin: .init(kind, text), url: "login")
        }
        let options = (0..<100).map { index in
            let top = NavigationNode(destination(.pattern, "login"), .endpoint)
            let root = (0..<98).reduce(top) { node, _ in
                NavigationNode(destination(.pattern, "login"), .endpoint, children: [node])
            }
            return NavigationNode(destination(.place, "0.\(index)"), .stack, children: [root])
        }
        let root = NavigationNode(destination(.name, "tabs"), .fork, children: options, activeIndex: 99)
        return NavigationState(root: root, nextNumber: number + 1)
    }()

    @Test func aPushSharesAllButThePathToIt() throws {
        let state = Self.state
        #expect(Array(state.nodes).count == 100 * 100 + 1)
        let pushed = try state.applying(.push("login"), on: Self.tree)
        #expect(state.changes(to: pushed).count == 1)
        let shared = try #require(state.root).children.dropLast()
        #expect(zip(shared, try #require(pushed.root).children).allSatisfy { $0.isIdentical(to: $1) })
        #expect(shared.count == 99)
    }

    @Test func everythingIsUnwoundDeepestFirst() throws {
        let state = Self.state
        let login = try state.applying(.open("login"), on: Self.tree)
        let changes = state.changes(to: login)
        #expect(changes.flatMap(\.popped).count == 10_001)
        #expect(try state.applying(changes) == login)
        #expect(try login.applying(login.changes(to: state)) == state)
    }

    @Test func aForkMayHaveTenThousandOptions() throws {
        let state = try NavigationState.opening("e0", on: Self.tree)
        let urls = Array(repeating: "login", count: 10_000)
        let wide = try state.applying(.add(urls, to: "tabs", active: 9_999), on: Self.tree)
        #expect(wide.root?.children.count == 10_100)
        let changes = state.changes(to: wide)
        #expect(changes.count == 2)
        #expect(try state.applying(changes) == wide)
        let fewer = try wide.applying(.removeCurrent, on: Self.tree)
        #expect(wide.changes(to: fewer).map(\.popped.count) == [1, 0])
    }
}
