import Testing

@testable import Routing

@Suite struct RouteTreeTests {
    private var tree = RouteTree(seed: .repeatable)

    @Test mutating func aPathAloneIsALeafAtItsFirstStep() {
        let leaf = plant(.literal(1), .any, .end)
        #expect(tree.branch(of: RouteTree.anyScheme, by: .literal(1)) == .leaf(leaf))
        #expect(tree.nodes.count == 3)
        #expect(plant(.literal(1), .any, .end) == leaf, "the same path is planted once")
    }

    @Test mutating func whatPathsHaveInCommonStandsThereOnce() {
        let first = plant(.literal(1), .any, .literal(2), .end)
        let second = plant(.literal(1), .any, .literal(3), .end)
        #expect(tree.nodes.count == 5)
        var node = tree.branch(of: RouteTree.anyScheme, by: .literal(1)).number
        node = tree.branch(of: node, by: .any).number
        #expect(tree.branch(of: node, by: .literal(2)) == .leaf(first))
        #expect(tree.branch(of: node, by: .literal(3)) == .leaf(second))
        #expect(tree.nodes[node].literals == 2)
        #expect(tree.nodes[node].newest == 1)
    }

    @Test mutating func fellingTakesTheNodesThatLedThereOnly() {
        let first = plant(.literal(1), .any, .literal(2), .end)
        let second = plant(.literal(1), .any, .test(1), .end)
        #expect(tree.fell(first) == [.literal(1), .any, .literal(2), .end])
        #expect(tree.nodes.count == 5)
        _ = tree.fell(second)
        #expect(tree.nodes.count == 3 && tree.leaves.count == 0 && tree.testBranches.count == 0)
        #expect(tree.nodes[RouteTree.anyScheme].isEmpty)
    }

    @Test mutating func theTestThatGotAnEntryLastStandsInFront() {
        for number in [1, 2, 3] as [UInt32] { plant(.test(number), .end) }
        #expect(tests(of: RouteTree.anyScheme) == [3, 2, 1])
        plant(.test(1), .end)
        #expect(tests(of: RouteTree.anyScheme) == [1, 3, 2])
        _ = tree.fell(tree.branch(of: RouteTree.anyScheme, by: .test(3)).number)
        #expect(tests(of: RouteTree.anyScheme) == [1, 2])
        plant(.test(2), .any, .end)
        #expect(tests(of: RouteTree.anyScheme) == [2, 1])
    }

    @Test mutating func aLeafThatMovesBehindATestKeepsItsAge() {
        plant(.any, .test(1), .end)
        plant(.any, .end)
        let node = tree.branch(of: RouteTree.anyScheme, by: .any).number
        #expect(tree.testBranches[tree.nodes[node].tests].newest == 0)
        #expect(tree.nodes[node].newest == 1)
    }

    private var planted = 0

    @discardableResult
    private mutating func plant(_ steps: PathStep...) -> UInt32 {
        let path = RoutePath(root: RouteTree.anyScheme, gate: 0, steps: steps)
        let leaf = tree.plant(path, ordinal: planted, tags: 0).leaf
        planted += 1
        return leaf
    }

    /// The numbers of the tests of a node, from the front.
    private func tests(of node: UInt32) -> [UInt32] {
        var numbers: [UInt32] = []
        var number = tree.nodes[node].tests
        while number != 0 {
            numbers.append(tree.testBranches[number].step.number)
            number = tree.testBranches[number].older
        }
        return numbers
    }
}
