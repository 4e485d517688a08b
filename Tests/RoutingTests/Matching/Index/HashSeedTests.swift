import SeededRandom
import Testing

@testable import Routing

/// Checks that texts which collide in one router do not collide in another, and that each router finds what
/// it has.
@Suite struct HashSeedTests {
    private let known = HashSeed.repeatable
    private var other: HashSeed {
        var generator = SeededGenerator(seed: 7)
        return HashSeed(using: &generator)
    }

    /// Words of eight letters that all begin to probe at eight places of a table for a thousand.
    private func crafted(_ count: Int, against seed: HashSeed) -> [UInt64] {
        var generator = SeededGenerator(seed: 5)
        var words: Set<UInt64> = []
        while words.count < count {
            let word = generator.next() & 0x0F0F_0F0F_0F0F_0F0F | 0x6060_6060_6060_6060
            if seed.hash(word, after: seed.start) & 0xFF == 0 { words.insert(word) }
        }
        return words.sorted()
    }

    @Test func literalsThatAreCraftedAgainstOneRouterDoNotCollideInAnother() {
        let literals = crafted(1_000, against: known).map { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
        }
        let probes = [known, other, .random()].map { seed in
            var table = LiteralTable(seed: seed)
            return literals.map { table.use($0) }.reduce(0) { $0 + table.probes(of: $1) }
        }
        #expect(probes[0] > 50_000, "the literals are crafted well")
        #expect(probes[1] < 2_000)
        #expect(probes[2] < 2_500, "a seed that no author knows")
    }

    @Test func pairsThatAreCraftedAgainstOneRouterDoNotCollideInAnother() {
        let pairs = crafted(1_000, against: known).map { ($0 >> 32, $0 & 0xFFFF_FFFF) }
            .map { (UInt32($0), UInt32($1)) }
        let probes = [known, other, .random()].map { seed in
            var table = PairTable(seed: seed)
            for (first, second) in pairs { table[first, second] = 1 }
            return pairs.reduce(0) { $0 + table.probes($1.0, $1.1) }
        }
        #expect(probes[0] > 50_000, "the pairs are crafted well")
        #expect(probes[1] < 2_000)
        #expect(probes[2] < 2_500, "a seed that no author knows")
    }

    @Test func everyIndexHasASeedOfItsOwn() {
        #expect(RouteIndex(rules: MatchingRules()).seed != RouteIndex(rules: MatchingRules()).seed)
    }

    @Test func aURLThatWasReadOnceIsFoundInEveryIndex() throws {
        let patterns: [(pattern: RoutePattern, url: String)] = [
            ("/a", "/A"), ("/a-literal-of-many-bytes", "/A-Literal-Of-Many-Bytes"),
            ("app://books/:id", "APP://Books/7"),
            ("a-long-scheme://eight888", "A-Long-Scheme://eight888"),
            ("https://example.com/x", "https://EXAMPLE.com/x"),
            ("https://*.example.com/y", "https://deep.sub.example.com/y"),
            ("https://*:8080/z", "https://a.test:8080/z"),
            ("/caf%C3%A9", "/caf%c3%a9"),
        ]
        for seed in [known, other, .random()] {
            var index = RouteIndex(rules: MatchingRules(), seed: seed)
            for (ordinal, row) in patterns.enumerated() {
                _ = index.insert(row.pattern, tags: [], ordinal: ordinal)
            }
            for (ordinal, row) in patterns.enumerated() {
                let found = index.newest(matching: try RouteURL(row.url), in: TagFilter())
                #expect(found.certain?.ordinal == ordinal, "\(row.url)")
            }
        }
    }
}
