import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import Support

/// Where segments and captures come from.
@Suite struct SegmentSourceTests {
    @Test(arguments: RandomText.seeds(400))
    func theSourcesOfSegmentsDecodeToThem(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let patterns = (0..<4).map { _ in RandomCases.pattern(using: &generator) }
        for _ in 0..<20 {
            let text = RandomCases.url(near: patterns, using: &generator)
            guard let url = try? RouteURL(text) else { continue }
            check(url)
        }
        var texts = RandomText(seed: seed)
        for _ in 0..<20 {
            if let url = try? RouteURL(texts.next()) { check(url) }
        }
    }

    private func check(_ url: RouteURL) {
        let decoded = url.segmentSources.enumerated().map { index, range in
            let text = PercentEncoding.decode(url.string, range)
            return index == 0 && url.startsWithHost ? text.foldedASCII : text
        }
        #expect(decoded == url.segments, "in '\(url)'")
    }

    @Test(arguments: RandomText.seeds(400))
    func theSourcesOfCapturesDecodeToThem(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let text = RandomCases.pattern(using: &generator)
        let pattern = try RoutePattern(text)
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: false)
        for _ in 0..<20 {
            let url = try RouteURL(RandomCases.url(near: [text], using: &generator))
            let sources = matcher.captureSources(of: pattern, in: url)
            let captures = matcher.match(pattern, url) ?? Parameters()
            #expect(Set(sources.map(\.name)) == Set(captures.names))
            for (name, range) in sources where captures.values(for: name).count == 1 {
                let shown = PercentEncoding.decode(url.string, range)
                let value = try #require(captures[name])
                #expect(shown == value || shown.foldedASCII == value, "\(text) in '\(url)'")
            }
        }
    }
}
