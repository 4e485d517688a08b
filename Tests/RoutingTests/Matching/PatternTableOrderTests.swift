import SeededRandom
import Testing

@testable import Reference
@testable import Routing

@Suite struct PatternTableOrderTests {
    @Test func theFirstPatternThatMatchesIsPreferred() throws {
        let table = PatternTable(["books/new", "books/:id", "books/*", "news"])
        #expect(table.candidates(for: try RouteURL("books/new")) == [0])
        #expect(table.candidates(for: try RouteURL("books/7")) == [1])
        #expect(table.candidates(for: try RouteURL("books")) == [2])
        #expect(table.candidates(for: try RouteURL("music")) == [])
        #expect(table.captures(of: 1, in: try RouteURL("books/7")) == ["id": "7"])
        #expect(table.captures(of: 3, in: try RouteURL("books/7")) == nil)
    }

    @Test func conditionsInCodeAreLeftToWhoeverAsks() throws {
        let even = RoutePattern.Constraint.satisfying { $0.hasSuffix("2") }
        let table = PatternTable([try RoutePattern("n/:id", where: ["id": even]), "n/:number", "n/:other"])
        #expect(table.candidates(for: try RouteURL("n/1")) == [0, 1])
        #expect(table.captures(of: 0, in: try RouteURL("n/1")) == nil)
        #expect(table.captures(of: 0, in: try RouteURL("n/2")) == ["id": "2"])
    }

    @Test func aTableFindsWhatTryingThemInOrderFinds() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 71)
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
        var matches = 0
        for _ in 0..<60 {
            let texts = (0..<20).map { _ in RandomCases.pattern(using: &generator) }
            let patterns = try texts.map { try RoutePattern($0) }
            let table = PatternTable(patterns)
            for _ in 0..<20 {
                let url = try RouteURL(RandomCases.url(near: texts, using: &generator))
                let first = patterns.firstIndex { matcher.match($0, url) != nil }
                #expect(
                    table.candidates(for: url).first == first, "\(url) ROUTING_SEED=\(RandomSeed.current)")
                matches += first == nil ? 0 : 1
            }
        }
        #expect(matches > 300)
    }
}
