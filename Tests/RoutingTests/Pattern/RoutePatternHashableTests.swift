import Testing

@testable import Routing

/// Checks when two patterns are one, and how they are written in a program.
@Suite struct RoutePatternHashableTests {
    @Test func patternsOfOneTextAreOne() throws {
        let text = "/books/:id<int>"
        let literal: RoutePattern = "/books/:id<int>"
        #expect(try RoutePattern(text) == literal)
        #expect(try Set([RoutePattern(text), literal, "/books/:id"]).count == 2)
    }

    @Test(arguments: [("/a", "/a/"), ("/a", "/A"), ("/é", "/e\u{301}"), ("/é", "/%C3%A9"), ("/:a", "/:b")])
    func patternsOfDifferentTextsAreTwo(_ one: String, _ other: String) throws {
        #expect(try RoutePattern(one) != RoutePattern(other))
        #expect(try Set([RoutePattern(one), RoutePattern(other)]).count == 2)
    }

    @Test func constraintGivenApartIsTheOneInTheText() throws {
        let literal: RoutePattern = "/:id<int>/:_"
        #expect(try RoutePattern("/:id/:_", where: ["id": .int]) == literal)
        #expect(try RoutePattern("/:id/:_", where: ["id": .uint]) != literal)
    }

    @Test func conditionInCodeIsOnlyTheSameAsItself() throws {
        let condition = RoutePattern.Constraint.satisfying { _ in true }
        let pattern = try RoutePattern("/:id", where: ["id": condition])
        #expect(try pattern == RoutePattern("/:id", where: ["id": condition]))
        #expect(try pattern.hashValue == RoutePattern("/:id", where: ["id": condition]).hashValue)
        #expect(try pattern != RoutePattern("/:id", where: ["id": .satisfying { _ in true }]))
        #expect(pattern != "/:id")
    }

    @Test func expressionOverWholeURLsIsNoPatternOfSegments() throws {
        let literal: RoutePattern = "/books"
        #expect(try RoutePattern(regularExpression: "/books") != literal)
        #expect(try RoutePattern(regularExpression: "/books") == RoutePattern(regularExpression: "/books"))
    }

    @Test func interpolatedTextCountsAsPattern() throws {
        let id = 7
        let name = ":name"
        let pattern: RoutePattern = "/books/\(id)/\(name)"
        #expect(pattern.description == "/books/7/:name")
        #expect(try pattern.captures(in: "/books/7/x") == ["name": "x"])
    }

    @Test func descriptionIsTheText() throws {
        let pattern: RoutePattern = "APP://Books/(%41/):id(\\d+)"
        #expect(pattern.description == "APP://Books/(%41/):id(\\d+)")
        #expect(try RoutePattern("/:id(/x)", where: ["id": .int]).description == "/:id<int>(/x)")
        #expect(try RoutePattern(regularExpression: "^app:").description == "^app:")
    }
}
