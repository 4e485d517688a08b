import SeededRandom
import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// What is said to cover another pattern matches all of its URLs.
@Suite struct PatternCoverageTests {
    private static let pieces = [
        "7", "0", "-", "+", ".", "e", "E", "a", "F", "z", "true", "false", "T", "99999999999",
        "18446744073709551615", "é", "_",
        "1b4e28ba-2fa1-11d2-883f-0016d3cca427", "x", " ",
    ]

    @Test func aTypeWithinAnotherHasNoValueOfItsOwn() {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 66)
        var apart: Set<[CaptureType]> = []
        for _ in 0..<Effort.times(25_000) {
            let text = Array(
                (0..<generator.pick([1, 1, 2, 3, 5, 40])).map { _ in generator.pick(Self.pieces) }.joined()
                    .utf8)
            for type in CaptureType.allCases where type.accepts(text.span) {
                for other in CaptureType.allCases where !other.accepts(text.span) {
                    apart.insert([type, other])
                    #expect(!type.isWithin(other), "\(type), \(other); ROUTING_SEED=\(RandomSeed.current)")
                }
            }
        }
        let known = CaptureType.allCases.flatMap { type in
            CaptureType.allCases.filter { !type.isWithin($0) }.map { [type, $0] }
        }
        // Which values are longer than any other type takes, and that `bool` is letters, is not in the table.
        let exceptions: Set<[CaptureType]> = [[.bool, .alpha], [.bool, .alnum]]
        #expect(Set(known).subtracting(apart) == exceptions)
    }

    @Test func oneHostCoversNoOtherSubdomain() throws {
        let texts = ["https://x.example.com/**", "https://*.example.com/**", "https://*/**"]
        let patterns = try texts.map { PatternAutomaton(try RoutePattern($0)) }
        var coverage = PatternCoverage(MatchingRules(), steps: 10_000)
        let table = patterns.map { wide in patterns.map { coverage.covers(wide, $0) } }
        #expect(table == [[true, false, false], [true, true, false], [true, true, true]])
    }

    /// An expression on whole URLs may match a host that patterns without a host do not.
    @Test(arguments: [(nil, true), (["a.test"] as Set<String>, false)])
    func hostsThatAreNotServedAreNotCovered(webHosts: Set<String>?, coversAll: Bool) throws {
        let expression = try RoutePattern(regularExpression: "https://[ab]\\.test/x")
        let narrow: [RoutePattern] = [expression, "https://a.test/x", "https://b.test/x", "/x"]
        var coverage = PatternCoverage(MatchingRules(webHosts: webHosts), steps: 10_000)
        let covered = narrow.map { coverage.covers(PatternAutomaton("/**"), PatternAutomaton($0)) }
        #expect(covered == [coversAll, true, coversAll, true])
    }

    @Test func afterTheLastStepNothingIsCovered() {
        let pattern = PatternAutomaton("a/b")
        var coverage = PatternCoverage(MatchingRules(), steps: 3)
        let answers = (0..<2).map { _ in coverage.covers(pattern, pattern) }
        #expect(answers == [true, false])
        #expect(coverage.stepsLeft == 0)
    }

    @Test(arguments: [false, true])
    func noSampleEscapesWhatCoversIt(caseSensitive: Bool) throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ (caseSensitive ? 68 : 67))
        let router = Routing(configuration: Routing.Configuration(caseSensitive: caseSensitive))
        for _ in 0..<120 { router.map(CrowdedPattern.pattern(using: &generator)) { _ in } }
        let snapshot = router.snapshot()
        let patterns = snapshot.rows.map { PatternAutomaton($0.entry.pattern) }
        let matcher = PatternMatcher(rules: snapshot.rules, asksPredicates: false)
        var covering = 0
        for (number, narrow) in patterns.enumerated() {
            let urls = SampleURLs(narrow.pattern, snapshot.rules).texts.compactMap { try? RouteURL($0) }
                .filter { matcher.match(narrow.pattern, $0) != nil }
            for (other, wide) in patterns.enumerated() where other != number {
                var coverage = PatternCoverage(snapshot.rules, steps: 10_000)
                guard coverage.covers(wide, narrow) else { continue }
                covering += 1
                let escaped = urls.first { matcher.match(wide.pattern, $0) == nil }
                #expect(
                    escaped == nil,
                    "\(wide.pattern) and \(narrow.pattern); ROUTING_SEED=\(RandomSeed.current)")
            }
        }
        #expect(covering > 62)
    }
}
