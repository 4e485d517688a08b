import SeededRandom
import Testing

@testable import Routing

/// Checks how the hash of a segment is computed, and how evenly it fills a table.
@Suite struct SegmentHashTests {
    /// The seed of measurements and two that are drawn.
    static let seeds: [HashSeed] = {
        var generator = SeededGenerator(seed: 12)
        return [.repeatable, HashSeed(using: &generator), HashSeed(using: &generator)]
    }()

    private func hash(_ text: [UInt8], _ seed: HashSeed) -> UInt32 {
        seed.hash(of: URLOutline.Part(text.span, text.indices), in: text.span)
    }

    @Test(arguments: seeds)
    func bytesMayComeOneByOneOrEightAtOnce(_ seed: HashSeed) {
        let text = Array("AbcdEFGhijklMNOPqrstuvWXYZ".utf8)
        for start in text.indices {
            for end in start...text.count {
                let whole = seed.hash(of: URLOutline.Part(text.span, start..<end), in: text.span)
                let single = text[start..<end].reduce(into: SegmentHash(seed)) { $0.add($1) }
                #expect(whole == single.value, "\(start)..<\(end)")
                #expect(whole == hash(text[start..<end].map(\.foldedASCII), seed), "\(start)..<\(end)")
            }
        }
    }

    @Test(
        arguments: [
            ("item", ""), ("section/", "/ids"), ("", ""), ("notifications-", ""), ("a", "bcdefgh"),
            ("v", "/beta"),
        ],
        seeds
    )
    func namesWithNumbersAreSpreadEvenly(_ name: (prefix: String, suffix: String), _ seed: HashSeed) {
        let count = 100_000
        var hashes: Set<UInt32> = []
        var (low, high) = ([Int](repeating: 0, count: 1 << 10), [Int](repeating: 0, count: 1 << 10))
        for number in 0..<count {
            let hash = hash(Array((name.prefix + String(number) + name.suffix).utf8), seed)
            hashes.insert(hash)
            low[Int(hash & 0x3FF)] += 1
            high[Int(hash >> 22)] += 1
        }
        // By chance 1.2 pairs collide, and 98 of each bucket's names vary by 10.
        #expect(hashes.count > count - 20)
        for bucket in low + high { #expect((38...158).contains(bucket)) }
    }

    @Test(arguments: seeds)
    func namesWithNumbersFillTheHalvesOfTheHash(_ seed: HashSeed) {
        var (low, high): (Set<UInt32>, Set<UInt32>) = ([], [])
        for number in 0..<100_000 {
            let hash = hash(Array("item\(number)".utf8), seed)
            low.insert(hash & 0xFFFF)
            high.insert(hash >> 16)
        }
        // By chance 51,300 of 65,536 values occur.
        #expect((50_000...52_600).contains(low.count))
        #expect((50_000...52_600).contains(high.count))
    }

    /// Pairs of small numbers are what the branches of a tree are found by.
    @Test(arguments: seeds)
    func pairsOfSmallNumbersAreSpreadEvenly(_ seed: HashSeed) {
        for (nodes, steps) in [(1, 30_000), (30_000, 1), (170, 170)] as [(UInt32, UInt32)] {
            var table = PairTable(seed: seed)
            for node in 1...nodes {
                for step in 1...steps { table[node, step * 8] = 1 }
            }
            let probes = (1...nodes).reduce(0) { sum, node in
                (1...steps).reduce(sum) { $0 + table.probes(node, $1 * 8) }
            }
            // By chance 1.3 to 1.5, as the table is between a quarter and half full.
            #expect(Double(probes) < 1.7 * Double(table.count), "\(nodes) nodes, \(steps) steps")
        }
    }
}
