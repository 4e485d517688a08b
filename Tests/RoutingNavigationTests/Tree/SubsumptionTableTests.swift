import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import RoutingNavigation

@Suite struct SubsumptionTableTests {
    @Test(arguments: [
        ("a", "/A", true), ("a/:x", "a/b", true), ("a/:x", "a/:y", true), ("a/b", "a/:x", false),
        ("a/*", "a", true), ("a/*", "a/b/c", true), ("a/*", "a/**", true), ("a/*/c", "a/b/c", true),
        ("a/*/c", "a/:x/c", true), ("a/*/c", "a/**/c", false), ("**", "/", true), ("**/z", "a/b/z", true),
        ("**/z", "**/b/z", true), ("**/b/**/z", "a/b/z", true), ("**/b/**/z", "a/c/z", false),
        ("a/:x...", "a/b/:y...", true), ("a/:x...", "a/:y...", true), ("a/...", "a/:y...", true),
        ("a/:x<int>", "a/:y<int>", true), ("a/:x", "a/:y<int>", true), ("a/:x<int>", "a/:y", false),
        ("a(/b)", "a/b", true), ("a(/b)", "a(/b)", true), ("a(/:x)", "a(/b)", true), ("a/:x", "a(/b)", false),
        ("a/:x<a|b|c>", "a/:y<c|B>", true), ("a/:x<a|b>", "a/:y<b|c>", false), ("**", "a/:x<int>...", true),
        ("a/:x<int>...", "a/:y<int>...", true), ("a/:x<int>...", "a/:y...", false),
        ("k/:k<a|b>/:l<a|b>", "k/b/a", true), ("k/:k<a|b>/:l<a|b>", "k/b/c", false),
        (":k<a|b|c|d|e|f|g|h|i>/:l<a|b|c|d|e|f|g|h|i>", ":k<h|i>/a", true),
        ("a/:x<int>...", "a/7", true), ("a/:x<double>", "a/:y<int>", true),
        ("a/:x<int>", "a/:y<double>", false),
        ("a/:x<alnum>", "a/:y<p|q>", true), ("a(/p)(/q)", "a/:x<p|q>", true), ("a/:x<int>", "a/7", true),
        ("k/:k<a|b>", "k/a", true), ("k/:k<a|b>", "k/c", false), ("a/f-:x.txt", "a/f-:y.txt", true),
        ("a/f-:x", "a/f-me", true), ("a/:x.txt", "a/b.txt", true), ("a/f-:x", "a/g", false),
        ("a/f-:x", "a/:y<f-a|f-b>", true), ("a/:x<true|false|y>", "a/:y<bool>", true),
        ("app://a", "a", false), ("a", "app://a", true), ("app://a/b", "web://a/b", false),
        ("https://*/a", "https://example.com/a", true), ("https://example.com/a", "https://*/a", false),
        ("https://x.test/*", "https://x.test/a", true), ("/*", "https://x.test/a", true), ("/", "a", false),
    ])
    func whatIsCoveredIsFound(first: String, second: String, isCovered: Bool) throws {
        var table = SubsumptionTable()
        #expect(table.add(try RoutePattern(first)) == nil)
        #expect((table.add(try RoutePattern(second))?.number == 0) == isCovered)
    }

    @Test(arguments: [
        ("a", "A", false), ("a", "a", true), ("a/:x", "a/B", true), ("a/:x<a|B>", "a/:y<b|c>", false),
        ("a/:x<a|B>", "a/B", true), ("k/f-:x", "k/F-:y", false), ("*", "A", true),
    ])
    func capitalsMayCount(first: String, second: String, isCovered: Bool) throws {
        var table = SubsumptionTable(rules: MatchingRules(caseSensitive: true))
        #expect(table.add(try RoutePattern(first)) == nil)
        #expect((table.add(try RoutePattern(second))?.number == 0) == isCovered)
    }

    @Test func patternsWithConditionsInCodeCoverNothing() throws {
        var table = SubsumptionTable()
        let pattern = try RoutePattern("a/:x", where: ["x": .satisfying { _ in true }])
        #expect(pattern.asksCode)
        #expect(table.add(pattern) == nil)
        #expect(table.add("a/b") == nil)
        #expect(table.add("a/:x")?.number == nil)
        #expect(table.add("a/c")?.number == 2)
        #expect(table.add("a/:z")?.isSame == true)
        #expect(table.add("a/b")?.number == 1)
    }

    @Test func manyGapsDoNotTakeForever() throws {
        var table = SubsumptionTable()
        let gaps = String(repeating: "**/a/", count: 60)
        #expect(table.add(try RoutePattern(gaps + "z")) == nil)
        #expect(table.add(try RoutePattern(String(repeating: "a/", count: 200) + "y")) == nil)
    }

    @Test(arguments: [false, true])
    func theIndexHidesNoCover(caseSensitive: Bool) throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 73)
        let rules = MatchingRules(caseSensitive: caseSensitive)
        var covered = 0
        for _ in 0..<Effort.times(25) {
            var table = SubsumptionTable(rules: rules)
            var earlier: [PatternAutomaton] = []
            for _ in 0..<30 {
                let pattern = try RoutePattern(RandomCases.pattern(using: &generator))
                let automaton = PatternAutomaton(pattern)
                var coverage = PatternCoverage(rules, steps: 100_000)
                let cover = earlier.firstIndex { coverage.covers($0, automaton) }
                #expect(table.add(pattern)?.number == cover, "\(pattern) \(RandomSeed.current)")
                if cover != nil { covered += 1 }
                earlier.append(automaton)
            }
        }
        #expect(covered > 40)
    }

    @Test(arguments: [false, true])
    func whatIsSaidToBeCoveredIs(caseSensitive: Bool) throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 72)
        let matcher = PatternMatcher(
            rules: MatchingRules(caseSensitive: caseSensitive), asksPredicates: true)
        var (covered, asked) = (0, 0)
        for _ in 0..<Effort.times(25) {
            var table = SubsumptionTable(rules: matcher.rules)
            let texts = (0..<30).map { _ in RandomCases.pattern(using: &generator) }
            let patterns = try texts.map { try RoutePattern($0) }
            for (number, pattern) in patterns.enumerated() {
                guard let found = table.add(pattern) else { continue }
                covered += 1
                for _ in 0..<5 {
                    let url = try RouteURL(RandomCases.url(near: [texts[number]], using: &generator))
                    guard matcher.match(pattern, url) != nil else { continue }
                    asked += 1
                    let isMatch = matcher.match(patterns[found.number], url) != nil
                    #expect(isMatch, "\(patterns[found.number]) \(pattern) \(url) \(RandomSeed.current)")
                }
            }
        }
        #expect(covered > 40 && asked > 80)
    }
}
