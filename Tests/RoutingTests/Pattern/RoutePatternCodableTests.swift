import Foundation
import Testing

@testable import Routing

/// Checks that a pattern is encoded as its text, and never decoded into one that matches more.
@Suite struct RoutePatternCodableTests {
    @Test(arguments: [
        "/", "app://books/:id<int>(/:tab)", #"/:id(\d+)"#, "https://*.a.test:8080/**", "/é/%2F", "/:p...",
    ])
    func patternIsEncodedAsItsText(_ text: String) throws {
        let pattern = try RoutePattern(text)
        let data = try JSONEncoder().encode([pattern])
        #expect(try JSONDecoder().decode([String].self, from: data) == [text])
        #expect(try JSONDecoder().decode([RoutePattern].self, from: data) == [pattern])
    }

    @Test func constraintsGivenApartAreFoldedIn() throws {
        let pattern = try RoutePattern(
            "/:a/:b-:c(/:d)/:e...",
            where: [
                "a": .int, "b": .oneOf(["x|y", "é)"]), "c": .regex("/?[)(]"), "d": .oneOf([">"]), "e": .hex,
            ])
        let decoded = try roundTrip(pattern)
        #expect(decoded == pattern)
        let escaped = try #require(URL(string: "/1/x%7Cy-(/%3E/0a/ff")).absoluteString
        let captured = try #require(try decoded.captures(in: escaped))
        #expect(captured == (try pattern.captures(in: escaped)))
        #expect(captured["b"] == "x|y")
        #expect(captured["e"] == "0a/ff")
        for url in ["/z/x%7Cy-(/0a", "/1/x-(/0a", "/1/x%7Cy-x/0a", "/1/x%7Cy-(/zz"] {
            #expect(try decoded.captures(in: url) == nil)
        }
    }

    @Test func expressionOverWholeURLsIsDecodedAsSuch() throws {
        let pattern = try RoutePattern(regularExpression: "^app://books/:id$")
        let decoded = try roundTrip(pattern)
        #expect(decoded == pattern)
        #expect(decoded.isRegularExpression)
        #expect(try decoded.captures(in: "app://books/7") == ["id": "7"])
    }

    @Test func conditionInCodeRefusesToBeEncoded() throws {
        let pattern = try RoutePattern(
            "/:id<int>/:tab", where: ["id": .satisfying { _ in true }, "tab": .int])
        let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode([pattern]) }
        guard case .invalidValue(_, let context)? = error else {
            Issue.record("another error")
            return
        }
        #expect(context.debugDescription.contains(":id"))
    }

    @Test(
        arguments: [
            (#""books(/:id""#, .unclosedGroup), (#""""#, .empty),
            (#"{"regularExpression": "(a{99}){99}"}"#, .unsafeRegularExpression),
            (#"{"regularExpression": ""}"#, .empty),
        ] as [(String, RoutePatternError.Code)])
    func malformedTextIsCorruptDataWithTheErrorUnderneath(_ json: String, _ code: RoutePatternError.Code) {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(RoutePattern.self, from: Data(json.utf8))
        }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("another error")
            return
        }
        let underlying = context.underlyingError as? RoutePatternError
        #expect(underlying?.code == code)
        // Printed, the error says it once.
        #expect("\(DecodingError.dataCorrupted(context))".components(separatedBy: "\(code): ").count == 2)
    }

    @Test(arguments: ["7", "[]", "{}", #"{"pattern": "/a"}"#, "null"])
    func otherShapesAreRefused(_ json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(RoutePattern.self, from: Data(json.utf8))
        }
    }

    private func roundTrip(_ pattern: RoutePattern) throws -> RoutePattern {
        try JSONDecoder().decode(RoutePattern.self, from: JSONEncoder().encode(pattern))
    }
}
