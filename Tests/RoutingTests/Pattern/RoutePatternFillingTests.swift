import SeededRandom
import Testing

@testable import Reference
@testable import Routing

@Suite struct RoutePatternFillingTests {
    @Test(
        arguments: [
            ("books/:id", ["id": "7"], "books/7"),
            ("books/:id", ["id": "a/b:c d"], "books/a%2Fb:c%20d"),
            ("/", [:], "/"),
            ("books(/:id)", [:], "books"),
            ("books(/:id)", ["id": "7"], "books/7"),
            ("books/:id", [:], nil),
            ("books", ["id": "7"], nil),
            ("file-:id.json", ["id": "7"], "file-7.json"),
            ("a/**/z", [:], "a/z"),
            ("a/*", [:], "a"),
            ("a/*/z", [:], nil),
            ("a/:_", [:], nil),
            ("x-:_", [:], nil),
            ("app://a/:id", ["id": "7"], "app://a/7"),
            ("https://example.com/a", [:], "https://example.com/a"),
            ("https://*.example.com/a", [:], nil),
            ("%3Aa/caf%C3%A9", [:], "%3Aa/caf%C3%A9"),
        ] as [(String, Parameters, String?)])
    func aPatternIsWrittenOutWithItsCaptures(text: String, captures: Parameters, url: String?) throws {
        #expect(try RoutePattern(text).route(filledWith: captures) == url)
    }

    @Test func aCaughtRestIsWrittenOutSegmentBySegment() throws {
        let pattern: RoutePattern = "docs/:path..."
        let captures = try pattern.captures(in: "docs/a%2Fb/c") ?? [:]
        #expect(pattern.route(filledWith: captures) == "docs/a%2Fb/c")
    }

    @Test func anExpressionOverWholeURLsSaysNothing() throws {
        let pattern = try RoutePattern(regularExpression: "books/:id")
        #expect(pattern.route(filledWith: ["id": "7"]) == nil)
        #expect(pattern.captureNames == ["id"])
    }

    @Test(
        arguments: [
            ("a", []),
            ("a/:x/:y", ["x", "y"]),
            ("a/:x(/:y)", ["x", "y"]),
            ("a/:_/f-:x.txt/:p...", ["x", "p"]),
        ] as [(String, [String])])
    func theNamesOfCapturesAreKnown(text: String, names: [String]) throws {
        #expect(try RoutePattern(text).captureNames == names)
    }

    @Test func whatIsWrittenOutMatchesAndCapturesTheSame() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 73)
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
        var (written, same) = (0, 0)
        for _ in 0..<Effort.times(1_800) {
            let text = RandomCases.pattern(using: &generator)
            let pattern = try RoutePattern(text)
            let url = try RouteURL(RandomCases.url(near: [text], using: &generator))
            guard let captures = matcher.match(pattern, url),
                let route = pattern.route(filledWith: captures)
            else { continue }
            written += 1
            // Gaps that are left out, and groups, may make another reading the first one; and not every text that
            // a segment can have can stand for a host.
            if let url = try? RouteURL(route), matcher.match(pattern, url) == captures { same += 1 }
        }
        #expect(written > 300 && same * 10 > written * 9, "\(same) of \(written)")
    }
}
