import RoutingNavigation
import Testing

@testable import routing_benchmarks

/// Checks that the navigation states are those that the tables describe.
@Suite struct NavigationSceneTests {
    private static func nodes(in state: NavigationState) -> [NavigationNode] {
        var nodes = state.root.map { [$0] } ?? []
        var index = 0
        while index < nodes.count {
            nodes += nodes[index].children
            index += 1
        }
        return nodes
    }

    private static func ids(in state: NavigationState) -> Set<Destination.ID> {
        Set(nodes(in: state).map(\.destination.id))
    }

    private static func height(of node: NavigationNode) -> Int {
        1 + (node.children.map(height).max() ?? 0)
    }

    @Test(arguments: NavigationLayout.allCases, [100, 257])
    func aStateHasAsManyNodesAndTabsAsItSays(layout: NavigationLayout, count: Int) throws {
        let scene = try NavigationScene(layout, nodes: count)
        let nodes = Self.nodes(in: scene.state)
        #expect(nodes.count == count)
        #expect(nodes.count { $0.kind == .stack } == scene.tabs)
        #expect(Self.nodes(in: try scene.stateWithOtherScreens()).count == count)
        #expect(Self.nodes(in: try scene.stateWithMovedScreens()).count == count)
    }

    @Test(arguments: NavigationLayout.allCases)
    func stacksAreEquallyDeep(layout: NavigationLayout) throws {
        let scene = try NavigationScene(layout, nodes: 257)
        let fork = try #require(Self.nodes(in: scene.state).first { $0.kind == .fork })
        let heights = fork.children.map(Self.height)
        #expect(try #require(heights.max()) - (try #require(heights.min())) <= 1)
    }

    @Test(arguments: [(NavigationLayout.tall, 50), (.square, 100), (.wide, 1_000)])
    func tenThousandNodesAreSharedOutAmongTabs(layout: NavigationLayout, tabs: Int) {
        #expect(layout.tabs(for: 10_000) == tabs)
    }

    @Test(arguments: NavigationOperation.allCases)
    func eachOperationIsPossible(operation: NavigationOperation) throws {
        let scene = try NavigationScene(.square, nodes: 100)
        #expect(throws: Never.self) { try operation.contestant(on: scene) }
    }

    @Test func aPushIsOneChange() throws {
        let scene = try NavigationScene(.square, nodes: 100)
        let pushed = try scene.state.applying(.push("screen/new"), on: scene.tree)
        #expect(scene.state.changes(to: pushed).count == 1)
    }

    @Test func unwindingTakesAllButTheRoot() throws {
        let scene = try NavigationScene(.square, nodes: 100)
        let login = try scene.state.applying(.open("login"), on: scene.tree)
        #expect(scene.state.changes(to: login).flatMap(\.popped).count == 99)
    }

    @Test(arguments: NavigationLayout.allCases)
    func otherScreensAreAllNewButTheFirstOfEachTab(layout: NavigationLayout) throws {
        let scene = try NavigationScene(layout, nodes: 257)
        let other = try scene.stateWithOtherScreens()
        #expect(Self.ids(in: scene.state).intersection(Self.ids(in: other)).count == 2 + 2 * scene.tabs)
        let changes = scene.state.changes(to: other)
        #expect(changes.flatMap(\.pushed).count == 257 - 2 - 2 * scene.tabs)
        #expect(try scene.state.applying(changes) == other)
    }

    @Test(arguments: NavigationLayout.allCases)
    func movedScreensGoFromOnePlaceAndComeToAnother(layout: NavigationLayout) throws {
        let scene = try NavigationScene(layout, nodes: 257)
        let moved = try scene.stateWithMovedScreens()
        let changes = scene.state.changes(to: moved)
        let popped = Set(changes.flatMap(\.popped))
        let pushed = Set(changes.flatMap(\.pushed).map(\.destination.id))
        #expect(popped.intersection(pushed).count == 257 - 2 - 2 * scene.tabs - 1)
        #expect(try scene.state.applying(changes) == moved)
    }

    @Test(arguments: NavigationOperation.allCases)
    func everyOperationHasAResult(operation: NavigationOperation) async throws {
        try await operation.contestant(on: NavigationScene(.tall, nodes: 100)).perform(2)
    }

    @Test func aSceneIsMadeByItsName() throws {
        let scene = try NavigationScene.named("square100")
        #expect(scene.layout == .square)
        #expect(scene.nodes == 100)
    }

    @Test(arguments: ["github", "tall", "tall99", "tall1e3"])
    func anUnknownSceneIsAnsweredWithWhatANameIs(name: String) {
        let error = #expect(throws: UnknownScene.self) { try NavigationScene.named(name) }
        #expect(error?.description.contains("tall, square, wide") == true)
    }
}
