import Testing

@testable import Routing

@Suite struct RegularExpressionTests {
    @Test func theSampleOfTheDocumentationHolds() throws {
        let number = try RegularExpression(#"\d+"#)
        #expect(number.matchesWhole("0042".utf8, ignoringCase: false))

        let book = try RegularExpression("/books/:id", dialect: .route)
        #expect(book.captureNames == ["id"])
        #expect(book.firstMatch(in: Array("app:/books/7".utf8), ignoringCase: true) == [11..<12])
    }

    @Test func equalityIsThatOfTextAndDialect() throws {
        let expression = try RegularExpression("a+")
        #expect(try expression == RegularExpression("a+", dialect: .segment))
        #expect(try expression != RegularExpression("a+", dialect: .route))
        #expect(try expression != RegularExpression("a*"))
        #expect(expression.text == "a+")
    }

    @Test func equalityIsNotCanonicalEquivalence() throws {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        #expect(composed == decomposed)
        #expect(try RegularExpression(composed) != RegularExpression(decomposed))
    }

    @Test func equalExpressionsAreOneInASet() throws {
        let expressions = try Set([
            RegularExpression("a"), RegularExpression("a"), RegularExpression("\u{E9}"),
            RegularExpression("e\u{301}"), RegularExpression("a", dialect: .route),
        ])
        #expect(expressions.count == 4)
    }

    @Test(arguments: [
        (#"/:id(\d+)"#, 8),
        (#"/:id(\))"#, 7),
        (#"/:id([)])x)"#, 8),
        (#"/:id([\])])"#, 10),
        (#"/:id((a)(b))c)"#, 11),
        (#"/:id(\()(x)"#, 7),
        ("/:id([(])/)", 8),
        ("/:id()", 5),
        ("/:id(é)", 7),
        (#"/:id(\é))"#, 8),
        ("/:id(])", 6),
        ("/:id([[])", 8),
    ])
    func bodiesEndAtTheirParenthesis(_ pattern: String, _ end: Int) {
        #expect(RegularExpression.endOfBody(in: Array(pattern.utf8), from: 5) == end)
    }

    @Test(arguments: ["/:id(", "/:id(a", "/:id((a)", #"/:id(\)"#, "/:id([)", #"/:id([\])"#, "/:id(\\"])
    func bodiesWithoutAnEndHaveNone(_ pattern: String) {
        #expect(RegularExpression.endOfBody(in: Array(pattern.utf8), from: 5) == nil)
    }
}
