import Testing

@testable import Routing

/// Checks into what parts a URL is read: scheme, authority and segments.
@Suite struct RouteURLTests {
    @Test(
        arguments: [
            ("app://push/login?x=1#top", "app", nil, ["push", "login"]),
            ("https://example.com/books/7", "https", "example.com", ["books", "7"]),
            ("/books/7", nil, nil, ["books", "7"]), ("books/7", nil, nil, ["books", "7"]),
            ("app:books/7", "app", nil, ["books", "7"]), ("app:/books/7", "app", nil, ["books", "7"]),
            ("app:///books/7", "app", nil, ["books", "7"]), ("//host/a", nil, nil, ["host", "a"]),
            ("app://", "app", nil, []), ("app:", "app", nil, []), ("/", nil, nil, []), ("//", nil, nil, []),
            ("https://a.test", "https", "a.test", []), ("?x=1", nil, nil, []), ("#top", nil, nil, []),
            ("app://push?x=/a/b", "app", nil, ["push"]), ("app://push#/a?b", "app", nil, ["push"]),
        ] as [(String, String?, String?, [String])])
    func textIsReadIntoParts(_ text: String, _ scheme: String?, _ host: String?, _ segments: [String]) throws
    {
        let url = try RouteURL(text)
        #expect(url.scheme == scheme)
        #expect(url.host == host)
        #expect(url.segments == segments)
        #expect(url.string == text)
        #expect(url.description == text)
    }

    @Test(
        arguments: [
            ("APP://x", "app", ["x"]), ("a+B.c-1://x", "a+b.c-1", ["x"]), ("a:", "a", []),
            ("localhost:8080/x", "localhost", ["8080", "x"]), ("1app://x", nil, ["1app:", "x"]),
            (":x", nil, [":x"]), ("+a:x", nil, ["+a:x"]), ("a_b:x", nil, ["a_b:x"]), ("é:x", nil, ["é:x"]),
            ("a/b:c", nil, ["a", "b:c"]), ("a%62:c", nil, ["ab:c"]), ("a b:c", nil, ["a b:c"]),
            ("a?b:c", nil, ["a"]),
        ] as [(String, String?, [String])])
    func schemeIsALetterAndWhatMayFollowIt(_ text: String, _ scheme: String?, _ segments: [String]) throws {
        let url = try RouteURL(text)
        #expect(url.scheme == scheme)
        #expect(url.segments == segments)
    }

    @Test(arguments: [
        ("app://u@push/x", ["push", "x"]), ("app://u:p@push", ["push"]), ("app://a@b@c/x", ["c", "x"]),
        ("app://u@/x", ["x"]), ("app://@", []), ("app://a/u@b", ["a", "u@b"]), ("app:u@a/x", ["u@a", "x"]),
        ("app://a?u@b", ["a"]), ("app://u%40v@a", ["a"]), ("app://a%40b/x", ["a@b", "x"]),
        ("app://localhost:8080/x", ["localhost:8080", "x"]), ("app://a:/x", ["a:", "x"]),
        ("app://:8080/x", [":8080", "x"]), ("app://Push/Login", ["push", "Login"]),
        ("app://%41b/x", ["ab", "x"]), ("app://É/É", ["É", "É"]), ("app://%C3%89", ["É"]),
        ("app://%2541/x", ["%41", "x"]), ("app:///Push", ["Push"]), ("app:Push", ["Push"]),
        ("//HOST/A", ["host", "A"]), ("app://...", ["..."]), ("app://.a/x", [".a", "x"]),
    ])
    func hostOfOtherURLsIsTheirFirstSegment(_ text: String, _ segments: [String]) throws {
        let url = try RouteURL(text)
        #expect(url.host == nil)
        #expect(url.segments == segments)
    }

    @Test(arguments: [
        ("/a//b///c/", ["a", "b", "c"]), ("///a", ["a"]), ("app://a//", ["a"]),
        ("/a%2Fb/c", ["a/b", "c"]), ("/%2F", ["/"]), ("/%2f%2F", ["//"]), ("/a%252Fb", ["a%2Fb"]),
        ("/100%25", ["100%"]), ("/%2541", ["%41"]), ("/caf%C3%A9", ["café"]), ("/a%20b c", ["a b c"]),
        ("/%3F%23", ["?#"]), ("/a+b", ["a+b"]), ("/a;b=1", ["a;b=1"]), ("/%0A", ["\n"]), ("/%20", [" "]),
    ])
    func segmentsAreSplitAndThenDecodedOnce(_ text: String, _ segments: [String]) throws {
        #expect(try RouteURL(text).segments == segments)
    }

    @Test(arguments: [
        ("/a/./b", ["a", "b"]), ("/a/../b", ["b"]), ("/a/..", []), ("/.", []), ("/..", []), ("..", []),
        ("/../../a", ["a"]), ("/a/%2e/b", ["a", "b"]), ("/a/%2E%2e/b", ["b"]), ("/a/.%2e/b", ["b"]),
        ("/a//../b", ["a", "b"]), ("/a/b//../../c", ["a", "c"]), ("a/../../b", ["b"]), ("app:../b", ["b"]),
        ("app://a/../b", ["a", "b"]), ("app://a/../../..", ["a"]), ("app://a/b/../c", ["a", "c"]),
        ("//a/..", ["a"]), ("/...", ["..."]), ("/..a/.b", ["..a", ".b"]), ("/a/..%2Fb", ["a", "../b"]),
        ("/a/%252e%252e/b", ["a", "%2e%2e", "b"]), ("/a/.. /b", ["a", ".. ", "b"]), ("/?/../x", []),
    ])
    func dotSegmentsAreResolvedAndNeverReachTheHost(_ text: String, _ segments: [String]) throws {
        #expect(try RouteURL(text).segments == segments)
    }

    @Test func dotSegmentsNeverReachAWebHost() throws {
        let url = try RouteURL("https://a.test/x/../../../y")
        #expect(url.host == "a.test")
        #expect(url.segments == ["y"])
    }

    @Test func segmentsKeepTheirUnicodeScalars() throws {
        let segments = try RouteURL("/é/e%CC%81").segments
        #expect(segments[0].isExactly("\u{E9}"))
        #expect(segments[1].isExactly("e\u{301}"))
    }
}
