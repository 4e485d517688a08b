import Foundation
import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import Support

/// Checks that captures which are still places in a URL pass for the same captures as texts.
@Suite struct SegmentCapturesTests {
    static let matches: [(pattern: RoutePattern, url: String)] = [
        ("/books/:id", "/books/7"),
        ("/books/:id", "/books/caf%C3%A9"),
        ("/books/:id<int>", "app://books/42?id=1#top"),
        ("/:a/x/:b", "/1/x/2"),
        ("/:a/:b/:c/:d/:e/:f", "/1/2/3/4/5/6"),
        ("/*/:b", "/1/2"),
        ("/:a/*", "/1/2/3"),
        ("/docs/:path...", "/docs/a%2Fb/c"),
        ("/docs/:path...", "/docs/a"),
        ("/:kind/:path...", "/x/a/b/c"),
        ("https://example.com/:id", "https://Example.com/7"),
        ("/books", "/books"),
    ]

    private func captures(
        _ pattern: RoutePattern,
        _ url: String
    ) throws -> (places: Parameters, texts: Parameters) {
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
        let url = try RouteURL(url)
        return (matcher.captures(of: pattern, in: url), try #require(matcher.match(pattern, url)))
    }

    @Test(arguments: matches) func theyReadTheSame(_ pattern: RoutePattern, _ url: String) throws {
        let (places, texts) = try captures(pattern, url)
        #expect(ExactPairs(places) == ExactPairs(texts))
        #expect(places.count == texts.count)
        #expect(places.isEmpty == texts.isEmpty)
        #expect(places.names == texts.names)
        #expect(places.description == texts.description)
        for name in texts.names + ["none"] {
            #expect(places[name] == texts[name])
            #expect(places.values(for: name) == texts.values(for: name))
        }
    }

    @Test(arguments: matches) func theyAreEqual(_ pattern: RoutePattern, _ url: String) throws {
        let (places, texts) = try captures(pattern, url)
        #expect(places == texts)
        #expect(places.hashValue == texts.hashValue)
        #expect(try JSONEncoder().encode(places) == JSONEncoder().encode(texts))
    }

    @Test(arguments: matches) func theyMergeTheSame(_ pattern: RoutePattern, _ url: String) throws {
        let (places, texts) = try captures(pattern, url)
        let others: Parameters = ["x": "1", "id": "2", "path": "3", "x": "4"]
        #expect(ExactPairs(others.overlaid(by: places)) == ExactPairs(others.overlaid(by: texts)))
        #expect(ExactPairs(places.overlaid(by: others)) == ExactPairs(texts.overlaid(by: others)))
        #expect(others.overlaid(by: places) == others.overlaid(by: texts))
        #expect(places.split(from: texts).carried == texts)
        #expect(places.split(from: others).changed == texts.split(from: others).changed)
    }

    @Test(arguments: matches) func theyChangeTheSame(_ pattern: RoutePattern, _ url: String) throws {
        let (places, texts) = try captures(pattern, url)
        let changes: [@Sendable (inout Parameters) -> Void] = [
            { $0["id"] = "new" }, { $0["path"] = nil }, { $0.append("more", for: "path") },
            { $0.set(["x", "y"], for: "b") },
        ]
        for change in changes {
            var (changedPlaces, changedTexts) = (places, texts)
            change(&changedPlaces)
            change(&changedTexts)
            #expect(ExactPairs(changedPlaces) == ExactPairs(changedTexts))
            #expect(changedPlaces == changedTexts)
        }
        #expect(places == texts)
    }

    @Test func whereAPatternMatchesTheyAreWhatMatchingFinds() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 3)
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
        var compared = 0
        for _ in 0..<1_500 {
            let text = RandomCases.pattern(using: &generator)
            let url = try RouteURL(RandomCases.url(near: [text], using: &generator))
            let pattern = try RoutePattern(text)
            guard let texts = matcher.match(pattern, url) else { continue }
            let places = matcher.captures(of: pattern, in: url)
            compared += texts.isEmpty ? 0 : 1
            let isSame = ExactPairs(places) == ExactPairs(texts) && places == texts
            #expect(isSame, "'\(text)' and '\(url)' give \(places); ROUTING_SEED=\(RandomSeed.current)")
        }
        #expect(compared > 200)
    }
}
