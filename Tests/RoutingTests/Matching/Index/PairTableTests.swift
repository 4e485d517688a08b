import SeededRandom
import Testing

@testable import Routing

@Suite struct PairTableTests {
    /// A slot whose home says little, so that many collide.
    private struct Slot: ProbingSlot {
        static let empty = Slot(key: 0, home: 0)

        let key: UInt32
        let home: UInt32
        var isEmpty: Bool { key == 0 }
        func home(_ seed: HashSeed) -> UInt32 { home }
    }

    @Test(arguments: [1, 3, 8, 64] as [UInt32])
    func collidingSlotsAreFoundUntilTheyAreRemoved(_ homes: UInt32) throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ UInt64(homes))
        var table = ProbingTable<Slot>(seed: .repeatable)
        var model: Set<UInt32> = []
        for _ in 0..<2_000 {
            let key = UInt32(generator.number(below: 60) + 1)
            // Homes at the end of the table as well, so that probing goes round.
            let home = UInt32.max - key % homes
            let index = table.index(from: home) { $0.key == key }
            #expect((index != nil) == model.contains(key), "ROUTING_SEED=\(RandomSeed.current)")
            if let index, generator.chance(60) {
                table.remove(at: index)
                model.remove(key)
            } else if index == nil {
                table.insert(Slot(key: key, home: home))
                model.insert(key)
            }
            #expect(table.count == model.count)
        }
        for key in 1...60 as ClosedRange<UInt32> {
            let isThere = table.index(from: UInt32.max - key % homes) { $0.key == key } != nil
            #expect(isThere == model.contains(key))
        }
    }

    @Test func itBehavesAsADictionaryOfPairsWould() {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 31)
        var table = PairTable(seed: .repeatable)
        var model: [[UInt32]: UInt32] = [:]
        for _ in 0..<5_000 {
            let pair = [UInt32(generator.number(below: 20)), UInt32(generator.number(below: 20))]
            let value = generator.chance(50) ? 0 : UInt32(generator.number(below: 1_000))
            #expect(table[pair[0], pair[1]] == model[pair, default: 0])
            table[pair[0], pair[1]] = value
            model[pair] = value == 0 ? nil : value
            #expect(table.count == model.count, "ROUTING_SEED=\(RandomSeed.current)")
        }
    }
}
