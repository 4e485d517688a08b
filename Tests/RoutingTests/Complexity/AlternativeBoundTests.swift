import Testing

@testable import Routing

/// Patterns with as many choices of groups as there may be, before and behind a `**` that nearly matches.
@Suite struct AlternativeBoundTests {
    private static let groups = String(repeating: "(/1)", count: 6)
    private static let patterns = [
        groups + "/**" + String(repeating: "/:_(1)", count: 300) + "/**/z",
        "/**" + String(repeating: "/:_<int>", count: 300) + groups + "/**/z",
        "/**" + String(repeating: "/:_:_<int>:_", count: 250) + "/2/**" + groups + "/z",
        groups + "/**/:x(1{0,80})/**/:rest<bool>...",
    ]

    /// Each component is asked about each segment once, whatever the choices; a choice costs its components,
    /// for each 64 segments.
    @Test(arguments: patterns)
    func stepsAreLinearInTheSegments(_ text: String) throws {
        let steps: [Int] = try [250, 500, 1_000].map { try self.steps(text, $0) }
        // Beside them, sets of 64 segments are begun once for each component of each choice.
        let components = text.utf8.count { $0 == ascii("/") }
        let slack = 4 * 64 * components
        #expect(steps[1] <= 2 * steps[0] + slack, "\(steps)")
        #expect(steps[2] <= 2 * steps[1] + slack, "\(steps)")
        #expect(steps[2] <= 3 * (components * 1_000 + 64 * components * 16))
    }

    /// The steps of matching, and then of saying why there is no match.
    private func steps(_ text: String, _ segments: Int) throws -> Int {
        guard case .segments(let pattern) = try RoutePattern(text).form else { throw CancellationError() }
        let url = try RouteURL(String(repeating: "/111", count: segments))
        var matcher = SegmentsMatcher(pattern, url.outline, caseSensitive: false, asksPredicates: true)
        let captures = pattern.text.withBytes { text in
            url.withSegmentBytes { matcher.match(text, in: $0) }
        }
        #expect(captures == nil)
        var answers = MatchMemo(pattern, url.outline, caseSensitive: false)
        #expect(PartialMatch.all(of: pattern, in: url, &answers).allSatisfy { $0.stop != nil })
        return matcher.answers.steps + answers.steps
    }
}
