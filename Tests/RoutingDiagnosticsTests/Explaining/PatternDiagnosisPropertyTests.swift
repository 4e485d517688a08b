import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// A diagnosis is there exactly when the matcher that dispatches says no.
@Suite struct PatternDiagnosisPropertyTests {
    @Test(arguments: [false, true], [nil, ["example.com", "127.0.0.1"]] as [Set<String>?])
    func aDiagnosisIsThereExactlyWhenThePatternDoesNotMatch(
        caseSensitive: Bool, webHosts: Set<String>?
    ) throws {
        let rules = MatchingRules(caseSensitive: caseSensitive, webHosts: webHosts)
        var generator = SeededGenerator(seed: RandomSeed.current &+ 31)
        var (matched, diagnosed, near) = (0, 0, 0)
        for round in 0..<Effort.times(600) {
            let (pattern, text) =
                round.isMultiple(of: 2) ? try plain(using: &generator) : crowded(using: &generator)
            guard let url = try? RouteURL(text) else { continue }
            let subject = ExplainedURL(url, rules)
            let isMatch = subject.match(pattern) != nil
            let diagnosis = PatternDiagnosis.diagnosis(of: pattern, subject, RedactedTexts())
            #expect(
                (diagnosis == nil) == isMatch,
                "'\(pattern)' and '\(text)': \(diagnosis?.reason.message ?? "nothing"); ROUTING_SEED=\(RandomSeed.current)"
            )
            matched += isMatch ? 1 : 0
            diagnosed += diagnosis == nil ? 0 : 1
            near += diagnosis?.nearness.isNear == true ? 1 : 0
        }
        #expect(matched > 100 && diagnosed > 200 && near > 20)
    }

    @Test func everyRowOfTheConformanceTableIsDiagnosedOrMatches() throws {
        for row in try ConformanceTable.load().matching {
            guard let pattern = try? RoutePattern(row.pattern), let url = try? RouteURL(row.url) else {
                continue
            }
            let subject = ExplainedURL(url, MatchingRules())
            let diagnosis = PatternDiagnosis.diagnosis(of: pattern, subject, RedactedTexts())
            #expect((diagnosis == nil) == row.match, "\(row.pattern) and \(row.url)")
        }
    }

    private func plain(using generator: inout SeededGenerator) throws -> (RoutePattern, String) {
        let text = RandomCases.pattern(using: &generator)
        return (try RoutePattern(text), RandomCases.url(near: [text], using: &generator))
    }

    private func crowded(using generator: inout SeededGenerator) -> (RoutePattern, String) {
        let pattern = CrowdedPattern.pattern(using: &generator)
        var writer = CrowdedURL(generator)
        defer { generator = writer.generator }
        return (pattern, writer.text(near: [pattern]))
    }
}
