import Testing

@testable import Routing

/// What the dearest regular expressions that are accepted cost on the longest texts that they are tried on.
@Suite struct ExpressionBoundTests {
    private static let dearest = [
        "(?:aaaaaaaaaaaaaaaaaaa){100}", "[a-z]*[a-y]*b", "a{100}a{100}a{0,100}b", "(?:a{0,30}){0,30}b",
        "(?:(?:a|b|c|d|e|f|g|h)*a*)*a*b", "a{0,999}b", "a?a?a?a?a?a?a?a?aaaaaaaa", ".*a.*b",
    ]

    private func steps(_ text: String, in subject: String, _ run: ExpressionRun) throws -> Int {
        // What is measured is an expression that a router takes.
        _ = try RegularExpression(text)
        return try run.cost(text, in: subject).steps
    }

    @Test(arguments: dearest)
    func aCaptureCostsItsProgramForEachByteAtMost(_ text: String) throws {
        let longest = CaptureConstraint.longestSearchedText
        let subject = String(repeating: "a", count: longest)
        let steps = try steps(text, in: subject, .whole)
        #expect(steps <= RegularExpressionCompiler.longestProgram * (longest + 1))
    }

    @Test(arguments: dearest)
    func aSearchOfAWholeURLCostsItsProgramForEachByteAtMost(_ text: String) throws {
        let longest = PatternMatcher.longestSearchedRoute
        let subject = String(repeating: "a", count: longest)
        let steps = try steps(text, in: subject, .search)
        #expect(steps <= RegularExpressionCompiler.longestProgram * (longest + 1))
    }

    @Test func longerTextsAreNotSearched() throws {
        let capture: RoutePattern = "/:x(a+)"
        let search = try RoutePattern(regularExpression: "a")
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
        func url(_ length: Int) throws -> RouteURL {
            try RouteURL("/" + String(repeating: "a", count: length - 1))
        }
        #expect(matcher.match(capture, try url(257)) != nil)
        #expect(matcher.match(capture, try url(258)) == nil)
        #expect(matcher.match(search, try url(2_048)) != nil)
        #expect(matcher.match(search, try url(2_049)) == nil)
    }

    @Test func longerProgramsAreRefused() {
        #expect(throws: RegularExpressionFault.self) {
            try RegularExpression("(?:\(String(repeating: "a", count: 21))){100}")
        }
    }
}
