import Testing

@testable import Routing
@testable import Support

/// Checks that any text can be carried as a value of a query.
@Suite struct RouteURLEscapingTests {
    @Test(arguments: [
        ("", ""), ("aZ09-._~", "aZ09-._~"), ("a b", "a%20b"), ("a+b", "a%2Bb"), ("é", "%C3%A9"),
        ("&=#?%", "%26%3D%23%3F%25"),
        ("/", "%2F"), ("\n\u{7F}", "%0A%7F"), ("app://x?y=1", "app%3A%2F%2Fx%3Fy%3D1"),
    ])
    func onlyUnreservedCharactersStayAsTheyAre(_ text: String, _ escaped: String) {
        #expect(RouteURL.escapingQueryValue(text) == escaped)
    }

    @Test(arguments: RandomText.seeds(3), [false, true])
    func anyTextComesBack(_ seed: UInt64, plusAsSpace: Bool) throws {
        let options = RouteURL.Options(decodesPlusAsSpace: plusAsSpace)
        var texts = RandomText(seed: seed)
        for _ in 0..<500 {
            // No URL holds a NUL, escaped or not.
            let text = texts.next().filter { $0 != "\0" }
            let url = try RouteURL("app://a?v=\(RouteURL.escapingQueryValue(text))&w=1#f", options: options)
            #expect(url.query.values(for: "v").map(ExactText.init) == [ExactText(text)], "seed \(seed)")
            #expect(url.query["w"] == "1")
        }
    }

    @Test func aURLInsideAURLInsideAURLComesBack() throws {
        let innermost = "app://a?x=1&y=%25"
        let inner = "app://b?u=\(RouteURL.escapingQueryValue(innermost))"
        let outer = try RouteURL("app://c?u=\(RouteURL.escapingQueryValue(inner))")
        #expect(outer.query["u"] == inner)
        #expect(try RouteURL(inner).query["u"] == innermost)
    }

    @Test func aNULIsRefusedRatherThanCarried() {
        let error = #expect(throws: RouteURLError.self) {
            try RouteURL("app://a?v=\(RouteURL.escapingQueryValue("\0"))")
        }
        #expect(error?.code == .invalidEscape)
    }
}
