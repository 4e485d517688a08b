import Testing

@testable import Routing

/// Checks when two URLs are one: when the same text was read in the same way.
@Suite struct RouteURLHashableTests {
    @Test func sameTextReadInTheSameWayIsOne() throws {
        #expect(try RouteURL("app://a/b") == RouteURL("app://a/b"))
        #expect(try Set([RouteURL("/a"), RouteURL("/a"), RouteURL("/b")]).count == 2)
    }

    @Test(arguments: [
        ("/a", "/a/"), ("/a", "/%61"), ("APP://a", "app://a"), ("/é", "/e\u{301}"), ("/a", "/a?"),
    ])
    func differentTextsAreTwo(_ one: String, _ other: String) throws {
        #expect(try RouteURL(one) != RouteURL(other))
        #expect(try Set([RouteURL(one), RouteURL(other)]).count == 2)
    }

    @Test(arguments: [
        RouteURL.Options(decodesPlusAsSpace: true), RouteURL.Options(webSchemes: ["app"]),
        RouteURL.Options(maximumLength: 100),
    ])
    func differentOptionsMakeTwo(_ options: RouteURL.Options) throws {
        #expect(try RouteURL("app://a.test/b?c+d") != RouteURL("app://a.test/b?c+d", options: options))
    }

    @Test func errorsAreOneWhenTheyAreAboutTheSameFault() {
        let error = RouteURLError(.invalidEscape, at: 1, in: "/%zz")
        #expect(error == RouteURLError(.invalidEscape, at: 1, in: "/%zz"))
        #expect(error != RouteURLError(.invalidUTF8, at: 1, in: "/%zz"))
        #expect(error != RouteURLError(.invalidEscape, at: 1, in: "/%zy"))
    }
}
