import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import Support

/// Where segments and captures stand in the text of a URL.
@Suite struct SegmentRangeTests {
    @Test(arguments: RandomText.seeds(Effort.times(90)))
    func whatStandsInThePlacesOfSegmentsDecodesToThem(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let patterns = (0..<4).map { _ in RandomCases.pattern(using: &generator) }
        for _ in 0..<20 {
            let text = RandomCases.url(near: patterns, using: &generator)
            if let url = try? RouteURL(text) { check(url, seed) }
        }
        var texts = RandomText(seed: seed)
        for _ in 0..<20 {
            if let url = try? RouteURL(texts.next()) { check(url, seed) }
        }
    }

    private func check(_ url: RouteURL, _ seed: UInt64) {
        guard let ranges = url.segmentRanges else {
            #expect(url.string.contains(".") || url.string.contains("%2"), "seed \(seed): '\(url)'")
            return
        }
        let decoded = ranges.enumerated().map { index, range in
            let text = PercentEncoding.decode(url.string, range)
            return index == 0 && url.startsWithHost ? text.foldedASCII : text
        }
        #expect(decoded == url.segments, "seed \(seed): '\(url)'")
        #expect(ranges.allSatisfy { url.pathRange.contains($0) }, "seed \(seed): '\(url)'")
    }

    @Test(arguments: RandomText.seeds(Effort.times(90)))
    func whatStandsInThePlacesOfCapturesHoldsThem(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let text = RandomCases.pattern(using: &generator)
        guard case .segments(let pattern) = try RoutePattern(text).form else { return }
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: false)
        for _ in 0..<20 {
            let url = try RouteURL(RandomCases.url(near: [text], using: &generator))
            for capture in matcher.captures(of: pattern, in: url) ?? [] {
                let shown = url.ranges(of: [capture]).map { PercentEncoding.decode(url.string, $0) }.joined()
                for (_, value) in ParameterPairs([capture], in: url).elements {
                    let holds = shown.foldedASCII.contains(value.foldedASCII)
                    #expect(holds, "seed \(seed): \(text) in '\(url)'")
                }
            }
        }
    }
}
