import Testing

@testable import Routing
@testable import RoutingNavigation

@Suite struct RoutePatternCapturesTests {
    @Test(
        arguments: [
            ("a", []),
            ("a/:x/:y", ["x", "y"]),
            ("a/:x(/:y)", ["x"]),
            ("a/:_/f-:x.txt/:p...", ["x", "p"]),
        ] as [(String, Set<String>)])
    func theNamesThatEachURLGivesAreKnown(text: String, certain: Set<String>) throws {
        #expect(try RoutePattern(text).certainNames == certain)
    }

    @Test func anExpressionOverWholeURLsGivesNoCertainNames() throws {
        #expect(try RoutePattern(regularExpression: "books/:id").certainNames.isEmpty)
    }

    @Test(
        arguments: [
            ("books/:id", ["id": "7"], true),
            ("books/:id<int>", ["id": "seven"], false),
            ("books/:id", ["id": ""], false),
            ("books/:id", [:], false),
            ("books/:id", ["id": "7", "x": "1"], false),
            ("books(/:id)", [:], true),
            ("*/:id<int>", ["id": "7"], true),
            ("*/:id<int>", ["id": "seven"], false),
            ("*/:id<int>", [:], false),
        ] as [(String, Parameters, Bool)])
    func capturesAreThoseOfSomeURL(text: String, captures: Parameters, isPossible: Bool) throws {
        #expect(try RoutePattern(text).mayGive(captures, rules: MatchingRules()) == isPossible)
    }
}
