import Testing

@testable import Routing

/// A pattern of as many `**` as fit into its text, against a URL of as many segments as fit into its.
@Suite struct GapBoundTests {
    private static let segments = 4_096
    private static let url = String(repeating: "/a", count: segments)
    /// Patterns of the greatest length that nearly match.
    private static let patterns = [
        String(repeating: "/**", count: 1_364) + "/b",
        String(repeating: "/**/a", count: 818) + "/b",
        String(repeating: "/a/**", count: 818) + "/b",
        String(repeating: "/*/**", count: 818) + "/b",
        String(repeating: "/**/a/*", count: 584) + "/b",
    ]

    /// A segment that is `a` or asked about is gone past once for each part at most.
    @Test(arguments: patterns)
    func aLookupIsNoMoreThanPartsTimesSegments(_ text: String) throws {
        let pattern = try RoutePattern(text)
        let parts = text.utf8.count { $0 == ascii("/") }
        var probe = IndexProbe()
        probe.insert(pattern)
        let visits = try probe.visits(of: [Self.url, "/b" + Self.url.dropLast(2)])
        #expect(visits <= parts * Self.segments)
        let nearly = try probe.visits(of: [Self.url.dropLast(2) + "/b"])
        #expect(nearly <= parts * Self.segments)
    }

    @Test func aConditionBehindManyGapsIsAskedOncePerPartAndSegment() throws {
        let count = 100
        let text = (0..<40).map { "/**/:x\($0)" }.joined() + "/b"
        var conditions: [String: @Sendable (String) -> Bool] = [:]
        for number in 0..<40 { conditions["x\(number)"] = { _ in number != 20 } }
        let probe = try MatchingProbe(text, conditions)
        #expect(try probe.match(Array(repeating: "a", count: count)) == nil)
        #expect(probe.questions.isEmpty, "without the last segment nothing hangs on code")
        #expect(try probe.match(Array(repeating: "a", count: count) + ["b"]) == nil)
        #expect(probe.questions.count > 60)
        #expect(probe.questions.count <= 80 * count)
    }
}
