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
        let router = Routing()
        let patterns = ["https://x.example.com/**", "https://*.example.com/**", "https://*/**"]
        for pattern in patterns { router.map(try RoutePattern(pattern)) { _ in } }
        let snapshot = router.snapshot()
        let entries = Array(snapshot.rows.map { AuditedEntry($0) }.reversed())
        var coverage = PatternCoverage(snapshot.rules, steps: 10_000)
        let table = entries.map { wide in entries.map { coverage.covers(wide, $0) } }
        #expect(table == [[true, false, false], [true, true, false], [true, true, true]])
    }

    @Test(arguments: [false, true])
    func noSampleEscapesWhatCoversIt(caseSensitive: Bool) throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ (caseSensitive ? 68 : 67))
        let router = Routing(configuration: Routing.Configuration(caseSensitive: caseSensitive))
        for _ in 0..<120 { router.map(CrowdedPattern.pattern(using: &generator)) { _ in } }
        let snapshot = router.snapshot()
        let entries = snapshot.rows.map { AuditedEntry($0) }
        let matcher = PatternMatcher(rules: snapshot.rules, asksPredicates: false)
        var covering = 0
        for narrow in entries {
            let urls = SampleURLs(narrow.entry.pattern, snapshot.rules).texts.compactMap { try? RouteURL($0) }
                .filter { matcher.match(narrow.entry.pattern, $0) != nil }
            for wide in entries where wide.ordinal != narrow.ordinal {
                var coverage = PatternCoverage(snapshot.rules, steps: 10_000)
                guard coverage.covers(wide, narrow) else { continue }
                covering += 1
                let escaped = urls.first { matcher.match(wide.entry.pattern, $0) == nil }
                #expect(
                    escaped == nil,
                    "\(wide.entry.pattern) and \(narrow.entry.pattern); ROUTING_SEED=\(RandomSeed.current)")
            }
        }
        #expect(covering > 62)
    }
}
