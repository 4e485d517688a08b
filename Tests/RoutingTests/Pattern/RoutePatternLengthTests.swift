import Testing

@testable import Routing

/// Checks the limits on patterns, at the limit and past it.
@Suite struct RoutePatternLengthTests {
    @Test func theLongestPatternHas4096Bytes() throws {
        let longest = "/" + String(repeating: "a", count: 4095)
        #expect(try RoutePattern(longest).description == longest)
        expect(longest + "a", isRefusedAt: 4096)
        expect(String(repeating: "é", count: 2049), isRefusedAt: 4096)
    }

    @Test func theLongestWholeURLExpressionHas4096Bytes() throws {
        let longest = "[" + String(repeating: "a", count: 4094) + "]"
        #expect(try RoutePattern(regularExpression: longest).description == longest)
        let error = #expect(throws: RoutePatternError.self) {
            try RoutePattern(regularExpression: longest + "a")
        }
        #expect(error?.code == .tooLong)
        #expect(error?.offset == 4096)
    }

    @Test func theLimitHoldsForThePatternWithItsConstraintsFoldedIn() {
        let text = "/:id/" + String(repeating: "a", count: 4091)
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern(text, where: ["id": .int]) }
        #expect(error?.code == .tooLong)
    }

    @Test func caretIsUnderTheCharacterThatTheLimitCuts() {
        let text = "/" + String(repeating: "é", count: 2048)
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern(text) }
        #expect(error?.offset == 4096)
        #expect(error?.description.contains("\u{FFFD}") == false)
    }

    @Test func sixGroupsAndEightCapturesInASegmentAreFine() throws {
        let groups = try RoutePattern("/a(/1)(/2)(/3)(/4(/5(/6)))" as String)
        #expect(try groups.captures(in: "/a/1/2/3/4/5/6") != nil)
        let captures = try RoutePattern("/:a-:b-:c-:d-:e-:f-:g-:h/:i-:j" as String)
        #expect(try captures.captures(in: "/1-2-3-4-5-6-7-8/9-0")?["h"] == "8")
    }

    @Test(arguments: ["(", "/", ":a", "*/", "**/", "(/", "/..", "%41", "/a/../", ":", ")", "[", "<a|b>", "é"])
    func fourKilobytesOfOnePieceAreAPatternOrAnError(_ piece: String) {
        for start in ["", "/", "app://", "https://*", "/:x", "/:x(", "/:x<", "/:x(/"] {
            let text = start + String(repeating: piece, count: 4080 / piece.utf8.count)
            do {
                #expect(try RoutePattern(text).description == text)
            } catch {
                #expect((error as? RoutePatternError)?.pattern == text)
            }
        }
    }

    private func expect(
        _ text: String,
        isRefusedAt offset: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let error = #expect(throws: RoutePatternError.self, sourceLocation: sourceLocation) {
            try RoutePattern(text)
        }
        #expect(error?.code == .tooLong, sourceLocation: sourceLocation)
        #expect(error?.offset == offset, sourceLocation: sourceLocation)
    }
}
