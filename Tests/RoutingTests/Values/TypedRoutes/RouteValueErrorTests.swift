import Testing

@testable import Routing

/// The text of an error about a value, which a URL may have chosen.
@Suite struct RouteValueErrorTests {
    @Test func aValueOfAURLCannotRedrawTheTerminal() throws {
        let query = try RouteURL("/list?page=%C2%9B2J%E2%80%AE%E2%80%A8%1B%5B2J%0Afake").query
        let error = try #require(throws: RouteValueError.self) { try query.value("page", as: Int.self) }
        for text in ["\(error)", "\(RoutingError(.handlerFailed, "it failed", underlying: error))"] {
            #expect(text.split(separator: "\n").joined().unicodeScalars.allSatisfy { $0.isVisible() })
            #expect(text.contains(#"\u{9b}"#) && text.contains(#"\u{202e}"#))
        }
    }

    @Test func aNameOfAURLCannotRedrawTheTerminal() throws {
        let values = Parameters([("\u{1B}[2J\nfake", "\u{0}")])
        let error = try #require(throws: RouteValueError.self) { try ("/" as RoutePattern).url(with: values) }
        #expect("\(error)".unicodeScalars.allSatisfy { $0.isVisible() })
    }
}
