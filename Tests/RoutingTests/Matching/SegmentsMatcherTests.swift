import Testing

@testable import Routing

@Suite struct SegmentsMatcherTests {
    /// A pattern and a URL with the captures expected, or `nil` for no match.
    struct Row: Sendable, CustomTestStringConvertible {
        let pattern: RoutePattern
        let url: String
        let captures: Parameters?

        init(_ pattern: RoutePattern, _ url: String, _ captures: Parameters?) {
            self.pattern = pattern
            self.url = url
            self.captures = captures
        }

        var testDescription: String { "\(pattern) and \(url)" }
    }

    @Test(arguments: [
        Row("/**", "/", [:]),
        Row("/**/b", "/b", [:]),
        Row("/**/b", "/a/b/c", nil),
        Row("/**/b", "/b/b", [:]),
        Row("/a/**", "/a", [:]),
        Row("/a/**", "/b", nil),
        Row("/a/**/b/**/c", "/a/b/c", [:]),
        Row("/a/**/b/**/c", "/a/c/b", nil),
        Row("/**/**", "/a", [:]),
        Row("/**/:x", "/", nil),
        Row("/**/:x", "/1/2/3", ["x": "3"]),
        Row("/**/:x/**", "/1/2/3", ["x": "1"]),
        Row("/**/:x<int>/**", "/a/2/3", ["x": "2"]),
        Row("/**/:x/**/:y", "/1/2/3", ["x": "1", "y": "3"]),
        Row("/**/:x/b", "/b/b/b", ["x": "b"]),
        Row("/**/:x<int>/b/**/:y<int>", "/1/2/b/x/3", ["x": "2", "y": "3"]),
        Row("/**/:p...", "/1/2", ["p": "1"]),
        Row("/**/a/:p<int>...", "/a/1/a/2", ["p": "2"]),
        Row("/**/:p<int>...", "/1/a/2/3", ["p": "2"]),
        Row("/**/:p<int>...", "/1/a", nil),
        Row("/**/*/c", "/c", nil),
        Row("/**/*/c", "/b/c", [:]),
        Row("/**/...", "/a/b", [:]),
    ])
    func anyNumberOfSegmentsAreAsFewAsPossible(_ row: Row) throws {
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
        let captures = matcher.match(row.pattern, try RouteURL(row.url))
        #expect((captures == nil) == (row.captures == nil))
        for (name, value) in row.captures ?? [:] {
            #expect(captures?.values(for: name).first == value)
        }
        #expect(captures?.names.count == row.captures?.names.count)
    }

    @Test func theRestAfterAnyNumberIsAsLongAsPossible() throws {
        let captures = try MatchingProbe("/**/:p...", [:]).match(["1", "2", "3"])
        #expect(captures?["p"] == "1/2/3")
        #expect(captures?.values(for: "p") == ["1", "2", "3"])
    }

    @Test func whatWasCapturedOnAWrongTrackIsForgotten() throws {
        let captures = try MatchingProbe("/**/:x/:y/b", [:]).match(["1", "2", "3", "b"])
        #expect(captures.map(Array.init)?.map(\.name) == ["x", "y"])
        #expect(captures == ["x": "2", "y": "3"])
    }

    @Test func manyWildcardsAgainstManySegmentsAnswer() throws {
        // Trying every place for every wildcard would take days.
        let pattern = "/**/a/**/a/**/a/**/a/**/a/**/b"
        let segments = Array(repeating: "a", count: 500)
        #expect(try MatchingProbe(pattern, [:]).match(segments) == nil)
        #expect(try MatchingProbe(pattern, [:]).match(segments + ["b"]) == [:])
    }
}
