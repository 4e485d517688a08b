import SeededRandom
import Testing

@testable import Routing

/// What is left of entries that are gone: nothing.
@Suite struct RouteIndexMemoryTests {
    enum Order: CaseIterable { case oldestFirst, newestFirst, random }

    @Test(arguments: Order.allCases)
    func anIndexThatWasEmptiedHoldsNothing(_ order: Order) {
        var probe = IndexProbe()
        var generator = SeededGenerator(seed: RandomSeed.current &+ 21)
        for index in 0..<1_000 {
            probe.insert(pattern(index), tags: index.isMultiple(of: 3) ? [] : ["t\(index)", "all"])
        }
        #expect(probe.index.alphabet.literals.count > 400)
        var ordinals = probe.ordinals
        switch order {
        case .oldestFirst: break
        case .newestFirst: ordinals.reverse()
        case .random: ordinals.shuffle(using: &generator)
        }
        for ordinal in ordinals { probe.remove(ordinal) }
        expectEmpty(probe.index)
        #expect(probe.compactions > 0)
        #expect(probe.index.members.numbers.count <= 257)
        #expect(probe.index.tree.nodes.numbers.count <= 600)
    }

    @Test func entriesThatComeAndGoUseTheSameMemory() {
        var probe = IndexProbe()
        for index in 0..<4_000 {
            probe.insert(pattern(index % 100), tags: ["t\(index % 7)"])
            if index >= 100 { probe.remove(index - 100) }
        }
        #expect(probe.index.count == 100)
        #expect(probe.compactions == 0)
        #expect(probe.index.members.numbers.count <= 600)
        #expect(probe.index.tree.nodes.numbers.count <= 600)
        for ordinal in probe.ordinals { probe.remove(ordinal) }
        expectEmpty(probe.index)
    }

    @Test func literalsThatGrowLeaveNoRoomBehind() {
        var probe = IndexProbe()
        for length in 0..<400 {
            for index in 0..<3 {
                let literal = String(repeating: "z", count: length)
                probe.insert("/s\(index)\(literal)", tags: [])
            }
            if length > 0 { for ordinal in probe.ordinals.prefix(3) { probe.remove(ordinal) } }
        }
        #expect(probe.index.count == 3)
        let literals = probe.index.alphabet.literals
        #expect(literals.length > 3 * 399)
        #expect(literals.room < 5 * literals.length, "it was some hundred times as much")
        #expect(probe.compactions < 200)
    }

    private func pattern(_ index: Int) -> RoutePattern {
        switch index % 9 {
        case 0: "/s\(index)/:id"
        case 1: "/s\(index - 1)/items/:x<int>"
        case 2: "/:x(a\(index))/y"
        case 3: "/**/b\(index)/**"
        case 4: "https://*.h\(index).com/a"
        case 5: "https://*:\(index + 1)/a"
        case 6: "/a(/:b)(/c\(index))"
        case 7: "/v:x-\(index)/..."
        default: "app://p\(index)/:rest<int>..."
        }
    }

    private func expectEmpty(_ index: borrowing RouteIndex) {
        #expect(index.count == 0)
        #expect(index.members.count == 0)
        #expect(index.alphabet.literals.count == 0)
        #expect(index.alphabet.tests.count == 0)
        #expect(index.tree.nodes.count == 3, "the roots stay")
        #expect(index.tree.leaves.count == 0)
        #expect(index.tree.testBranches.count == 0)
        #expect(index.tree.branches.count == 0)
        #expect(index.tags.number(of: "all") == nil)
        for root in [RouteTree.anyScheme, RouteTree.schemes, RouteTree.wholeURLs] {
            #expect(index.tree.nodes[root].isEmpty)
        }
    }
}
