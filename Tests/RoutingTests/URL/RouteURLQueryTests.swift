import Testing

@testable import Routing

/// Checks how query and fragment are read, and what is left as the route.
@Suite struct RouteURLQueryTests {
    @Test(
        arguments: [
            ("/?a=1&b=2", [("a", "1"), ("b", "2")]), ("/?a=1&b=2&a=3", [("a", "1"), ("b", "2"), ("a", "3")]),
            ("/?flag&x=", [("flag", ""), ("x", "")]), ("/?=v", [("", "v")]), ("/?=", [("", "")]),
            ("/?&&a=1&&b&", [("a", "1"), ("b", "")]), ("/?", []), ("/?&", []), ("/", []),
            ("/?x=1=2", [("x", "1=2")]), ("/?x==", [("x", "=")]),
            ("/?x=%26&%3D=y", [("x", "&"), ("=", "y")]),
            ("/?a%20b=c%20d", [("a b", "c d")]), ("/?x=%2541", [("x", "%41")]), ("/?x=a b", [("x", "a b")]),
            ("/?a+b=c+d", [("a+b", "c+d")]), ("/?x=?&y=/", [("x", "?"), ("y", "/")]),
            ("/?x=a;y=b", [("x", "a;y=b")]), ("app://a?é=%C3%A9", [("é", "é")]), ("/?a[]=1", [("a[]", "1")]),
            ("/?q=1#?q=2", [("q", "1")]), ("#?q=2", []),
        ] as [(String, [(String, String)])])
    func queryIsReadAsPairsInOrder(_ text: String, _ pairs: [(String, String)]) throws {
        let query = Array(try RouteURL(text).query)
        #expect(query.map(\.name) == pairs.map(\.0))
        #expect(query.map(\.value) == pairs.map(\.1))
    }

    @Test(arguments: [("a+b", "a b"), ("+", " "), ("a%2Bb", "a+b"), ("a%20b", "a b"), ("%2B+", "+ ")])
    func plusIsASpaceOnRequest(_ text: String, _ value: String) throws {
        let options = RouteURL.Options(decodesPlusAsSpace: true)
        let url = try RouteURL("/?\(text)=\(text)", options: options)
        #expect(Array(url.query).map(\.name) == [value])
        #expect(Array(url.query).map(\.value) == [value])
    }

    @Test func plusStaysPlusOutsideTheQuery() throws {
        let url = try RouteURL("app://a+b/c+d#e+f", options: .init(decodesPlusAsSpace: true))
        #expect(url.segments == ["a+b", "c+d"])
        #expect(url.fragment == "e+f")
    }

    @Test func subscriptOfARepeatedNameGivesTheLast() throws {
        let query = try RouteURL("/?tag=a&tag=b").query
        #expect(query["tag"] == "b")
        #expect(query.values(for: "tag") == ["a", "b"])
    }

    @Test(
        arguments: [
            ("/", nil), ("/#", ""), ("/#top", "top"), ("/?x#%74op", "top"), ("/#a#b", "a#b"),
            ("/#?x=1", "?x=1"),
            ("/#a%2525", "a%25"), ("https://a.test#/x/../y", "/x/../y"), ("#é", "é"),
        ] as [(String, String?)])
    func fragmentIsDecodedOnce(_ text: String, _ fragment: String?) throws {
        #expect(try RouteURL(text).fragment == fragment)
    }

    @Test(arguments: [
        ("app://push/login?x=1#top", "app://push/login"),
        ("APP://u:p@Push//a/../%62#x?y", "APP://u:p@Push//a/../%62"),
        ("?x", ""), ("#x", ""), ("/a b/", "/a b/"), ("https://A.test:443", "https://A.test:443"),
        ("a?#", "a"),
        ("/é#é", "/é"),
    ])
    func routeIsTheTextWithoutQueryAndFragment(_ text: String, _ route: String) throws {
        #expect(try RouteURL(text).route == route)
    }

    @Test func routeWithoutUserInfoIsOtherwiseUntouched() throws {
        let route = try RouteURL("https://example.com@u:P@A.test/%41?x").routeWithoutUserInfo
        #expect(String(decoding: route, as: UTF8.self) == "https://A.test/%41")
    }
}
