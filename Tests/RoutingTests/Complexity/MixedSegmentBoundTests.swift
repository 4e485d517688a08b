import Testing

@testable import Routing

/// Mixed segments in the longest segments that there are.
@Suite struct MixedSegmentBoundTests {
    private static let length = 1_000

    /// A capture with a condition is tried on 256 bytes from each place, and on each of these once.
    @Test(arguments: ["/:a:b", "/:a-:b", "/:a:b-:c", "/x:a:b:c"])
    func aConditionIsAskedAboutPartsOf256BytesAtMost(_ text: String) throws {
        var conditions: [String: @Sendable (String) -> Bool] = [:]
        let names = ["a", "b", "c"].filter { text.contains(":\($0)") }
        for name in names where name != names.last { conditions[name] = { $0.utf8.count > 256 } }
        let probe = try MatchingProbe(text, conditions)
        let segment = "x" + String(repeating: "x-", count: Self.length / 2)
        #expect(try probe.match([segment]) == nil)
        #expect(!probe.questions.isEmpty)
        #expect(probe.questions.allSatisfy { $0.utf8.count <= CaptureConstraint.longestSearchedText })
        let most = conditions.count * segment.utf8.count * CaptureConstraint.longestSearchedText
        #expect(probe.questions.count <= most)
    }

    @Test func moreCapturesThanEightAreRefused() {
        let text = "/" + (0..<9).map { ":x\($0)" }.joined(separator: "-")
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern(text) }
        #expect(error?.code == .tooManyCaptures)
    }
}
