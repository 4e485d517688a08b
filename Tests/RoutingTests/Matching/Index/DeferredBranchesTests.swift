import SeededRandom
import Testing

@testable import Routing

@Suite struct DeferredBranchesTests {
    @Test func theOneThatMayLeadToTheNewestComesFirst() {
        var queue = DeferredBranches()
        #expect(queue.newest == -1)
        #expect(queue.pop() == nil)
        for newest in [3, 9, 1, 7, 5] { queue.push(.init(newest: newest, node: UInt32(newest))) }
        #expect(queue.newest == 9)
        #expect((0..<5).map { _ in queue.pop()?.node } == [9, 7, 5, 3, 1])
        #expect(queue.pop() == nil)
    }

    @Test func ofTheSameAgeTheOneAtTheEarlierSegmentComesFirst() {
        var queue = DeferredBranches()
        for position in [4, 0, 3, 1, 2] { queue.push(.init(newest: 7, position: position)) }
        #expect((0..<5).map { _ in queue.pop()?.position } == [0, 1, 2, 3, 4])
    }

    @Test func whatWasForgottenDoesNotComeBack() {
        var queue = DeferredBranches()
        for newest in 0..<10 { queue.push(.init(newest: newest)) }
        queue.removeAll()
        #expect(queue.newest == -1)
        queue.push(.init(newest: 2))
        #expect(queue.pop()?.newest == 2)
        #expect(queue.pop() == nil)
    }

    @Test func pushingAndPoppingAtRandomKeepsTheOrder() {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var queue = DeferredBranches()
        var model: [Int] = []
        for _ in 0..<2_000 {
            if model.isEmpty || generator.chance(55) {
                let newest = generator.number(below: 100)
                queue.push(.init(newest: newest))
                model.append(newest)
            } else {
                let expected = model.max()
                model.remove(at: model.firstIndex(of: expected ?? 0) ?? 0)
                #expect(queue.pop()?.newest == expected, "ROUTING_SEED=\(RandomSeed.current)")
            }
        }
    }
}
