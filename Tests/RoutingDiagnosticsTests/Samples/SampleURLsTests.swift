import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

@Suite struct SampleURLsTests {
    private static let firstURLs: [(String, [String])] = [
        ("/books/:id", ["/books/x", "/books/7"]), ("/books(/:id)", ["/books", "/books/x"]),
        ("/a/**/z", ["/a/z", "/A/z", "/a/Z", "/a/x/z"]), ("app://books/:id<int>", ["app://books/7"]),
        ("app://Books", ["app:///Books"]), ("https://*.example.com", ["https://www.example.com"]),
        ("/:k<news|sport>", ["/news", "/NEWS", "/sport"]), ("/:path<int>...", ["/7", "/7/7"]),
        ("/file-:id.txt", ["/file-x.txt"]), ("/:x(a{3})", ["/aaa"]), ("/", ["/"]),
        ("/:x(\\d*)/:y(\\d*)", ["/0/0"]), ("/:x(y?):z(\\d*)", ["/y0"]), ("/:x(\\.*)", ["/..."]),
    ]

    @Test(arguments: firstURLs)
    func theSimplestComeFirst(text: String, expected: [String]) throws {
        let texts = Array(SampleURLs(try RoutePattern(text), MatchingRules()).texts)
        #expect(texts.first == expected.first)
        #expect(Set(texts).isSuperset(of: expected), "\(texts)")
    }

    @Test(arguments: [false, true])
    func mostSamplesMatch(caseSensitive: Bool) throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 64)
        let rules = MatchingRules(caseSensitive: caseSensitive)
        let matcher = PatternMatcher(rules: rules, asksPredicates: true)
        var (matching, all, unmatched) = (0, 0, 0)
        for _ in 0..<Effort.times(120) {
            let pattern = CrowdedPattern.pattern(using: &generator)
            let texts = Array(SampleURLs(pattern, rules).texts)
            #expect(texts.count <= SampleURLs.most)
            let matched = texts.filter { text in
                (try? RouteURL(text)).map { matcher.match(pattern, $0) != nil } ?? false
            }
            all += texts.count
            matching += matched.count
            unmatched += matched.isEmpty ? 1 : 0
        }
        #expect(matching > all / 10 * 9 && unmatched < 60, "\(matching) of \(all), \(unmatched) without")
    }

    @Test func eachSampleOfASegmentIsAccepted() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 65)
        for _ in 0..<200 {
            let pattern = CrowdedPattern.pattern(using: &generator)
            let samples = SegmentSamples(ignoringCase: generator.chance(50))
            for component in pattern.segmented?.alternatives.flatMap(\.components) ?? [] {
                #expect(samples.texts(for: component).allSatisfy { samples.accepts(component, $0) })
            }
        }
    }

    /// A reader of URLs skips an empty segment, and resolves `.` and `..`.
    @Test(arguments: ["/:x(\\d*)", "/:x(\\.*)", "/:x(a?):y(b?)", "/:x(\\.?):y(\\.?)", "/:x(\\.|a)...", "/a"])
    func eachSampleOfASegmentIsReadBack(text: String) throws {
        let component = try #require(RoutePattern(text).segmented?.alternatives.first?.components.first)
        for sample in SegmentSamples(ignoringCase: true).texts(for: component) {
            #expect(try RouteURL("/" + RouteURL.escapingSegment(sample)).segments == [sample])
        }
    }

    /// Thirty texts for each of a thousand segments would be thirty million segments.
    @Test func noMoreVariationsAreMadeThanAreUsed() {
        let choices = Array(repeating: ["a", "b", "c"], count: 1_000)
        #expect(SegmentSamples.variations(of: choices, atMost: SampleURLs.most).count == SampleURLs.most)
    }
}
