import SeededRandom
import Testing

@testable import Routing

/// The cost of mixed segments, counted in questions to conditions in code.
@Suite struct MixedSegmentCostTests {
    private static let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    private static let pattern = "/" + names.map { ":\($0)" }.joined()

    /// Each capture may be asked about each part of the segment once; the ways to share the segment out among
    /// eight captures are 15,380,937.
    private static let length = 40
    private static let most = names.count * length * (length + 1) / 2

    @Test(arguments: names)
    func noMoreIsAskedThanThereArePartsOfTheSegment(_ refusing: String) throws {
        var conditions: [String: @Sendable (String) -> Bool] = [:]
        for name in Self.names { conditions[name] = { _ in name != refusing } }
        let probe = try MatchingProbe(Self.pattern, conditions)
        #expect(try probe.match([String(repeating: "x", count: Self.length)]) == nil)
        #expect(!probe.questions.isEmpty)
        #expect(probe.questions.count <= Self.most)
    }

    @Test func conditionsThatAgreeAtRandomAreAskedNoMoreOften() throws {
        var generator = SeededGenerator(seed: RandomSeed.current)
        for _ in 0..<40 {
            var conditions: [String: @Sendable (String) -> Bool] = [:]
            for name in Self.names {
                let (modulus, rest) = (generator.number(below: 4) + 1, generator.number(below: 2))
                conditions[name] = { $0.utf8.count % modulus == rest }
            }
            let probe = try MatchingProbe(Self.pattern, conditions)
            _ = try probe.match([String(repeating: "x", count: Self.length)])
            #expect(probe.questions.count <= Self.most, "ROUTING_SEED=\(RandomSeed.current)")
        }
    }

    @Test func aConditionIsAskedAboutWholeScalarsOnly() throws {
        let probe = try MatchingProbe("/:a:b", ["a": { _ in false }])
        #expect(try probe.match(["日本語"]) == nil)
        #expect(Set(probe.questions) == ["日", "日本"])
    }

    @Test func aConditionIsNotAskedAboutWhatTheRestRulesOut() throws {
        let probe = try MatchingProbe("/:a.json", ["a": { _ in true }])
        #expect(try probe.match(["a.b.json"]) == ["a": "a.b"])
        #expect(probe.questions == ["a.b"])
    }
}
