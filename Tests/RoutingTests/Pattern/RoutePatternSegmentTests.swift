import Testing

@testable import Routing

/// Checks groups, mixed segments, dots and escapes of patterns against URLs.
@Suite struct RoutePatternSegmentTests {
    @Test(
        arguments: [
            ("/x(/:a)(/:b)", "/x/1", ["a": "1"]), ("/x(/:a)(/:b)", "/x/1/2", ["a": "1", "b": "2"]),
            ("/x(/:a(/:b))(/:c)", "/x/1/2", ["a": "1", "b": "2"]),
            ("/x(/:a)(/:b(/:c))", "/x/1/2", ["a": "1", "b": "2"]),
            ("/x(/:a<alpha>)(/:b<int>)", "/x/7", ["b": "7"]), ("(/:a)/x(/:b)", "/x/x", ["a": "x"]),
            ("/(:a)(-:b)", "/-1", ["a": "-1"]), ("/x(-:a)(/:b/:c)", "/x/1/2", ["b": "1", "c": "2"]),
            ("/x(-:a)", "/x", [:]), ("/colou(r)", "/COLOU", [:]), ("/a(b)c", "/ac", [:]),
            ("/a(b)c", "/abc", [:]),
            ("/a(b/c)d", "/ab/cd", [:]), ("(/a)(/b)", "/", [:]), ("/x(/*)", "/x/1/2", [:]),
            ("/x(/:p...)", "/x", [:]),
        ] as [(String, String, Parameters)])
    func groupsAreTriedByLengthAndThenFromTheLeft(
        _ pattern: String,
        _ url: String,
        _ captures: Parameters
    ) throws {
        #expect(try RoutePattern(pattern).captures(in: url) == captures)
    }

    @Test(
        arguments: [
            ("/:from-:to", "/a-b-c", ["from": "a", "to": "b-c"]), ("/:a:b", "/xyz", ["a": "x", "b": "yz"]),
            ("/:a-:b", "/--x", ["a": "-", "b": "x"]), ("/:a--:b", "/-----", ["a": "-", "b": "--"]),
            ("/file-:id.json", "/FILE-7.JSON", ["id": "7"]), ("/:a.:b", "/é.日", ["a": "é", "b": "日"]),
            ("/v:a<int>.:b<int>", "/v1.2", ["a": "1", "b": "2"]),
            ("/:a<int>:b<alpha>", "/12ab", ["a": "12", "b": "ab"]),
            ("/:a<int>:b", "/12ab", ["a": "1", "b": "2ab"]), ("/:_-:b", "/a-b", ["b": "b"]),
            ("/:a.x", "/%2F.x", ["a": "/"]), ("/:a%2Fb", "/x%2Fb", ["a": "x"]),
            ("/:user-id-:x", "/a-b", ["user-id": "a", "x": "b"]),
            ("/:a-", "/x-", ["a": "x"]), ("/:a..%2Ex", "/b...x", ["a": "b"]),
            ("/:a..%2E.", "/b....", ["a": "b"]),
        ] as [(String, String, Parameters)])
    func captureInAMixedSegmentTakesTheShortestText(
        _ pattern: String,
        _ url: String,
        _ captures: Parameters
    ) throws {
        #expect(try RoutePattern(pattern).captures(in: url) == captures)
    }

    @Test(
        arguments: [
            ("/a/:id((/:tab)/edit)", "/a/7", ["id": "7"]), ("/a/:id((/:tab)/edit)", "/a/7/edit", ["id": "7"]),
            ("/a/:id((/:tab)/edit)", "/a/7/notes/edit", ["id": "7", "tab": "notes"]),
        ] as [(String, String, Parameters)])
    func groupsNestDirectlyAfterACapture(
        _ pattern: String,
        _ url: String,
        _ captures: Parameters
    ) throws {
        #expect(try RoutePattern(pattern).captures(in: url) == captures)
    }

    @Test(arguments: [
        ("/:from-:to", "/ab"), ("/:from-:to", "/-b"), ("/:from-:to", "/a-"), ("/:a:b", "/x"), ("/a:b", "/a"),
        ("/:a.x", "/a.b/x"), ("/:a<int>-:b", "/x-y"), ("/file-:id.json", "/file-.json"), ("/a(b)c", "/abbc"),
        ("/a(b)c", "/a/c"), ("/x(/a)(/b)", "/x/b/a"), ("/:a:b", "/%C3%A9"),
    ])
    func theseDoNotMatch(_ pattern: String, _ url: String) throws {
        #expect(try RoutePattern(pattern).captures(in: url) == nil)
    }

    @Test(arguments: [
        ("/café", "/caf%C3%A9"), ("/caf%C3%A9", "/café"), ("/a%2Fb", "/a%2fb"), ("/%3Aid", "/:id"),
        ("/%2A", "/*"),
        ("/%28a%29", "/(a)"), ("/a/../b", "/b"), ("/a/%2e%2e/b", "/b"), ("/a/./b/", "/a//b"), ("/../a", "/a"),
        ("/a//../b", "/a/b"), ("app://a/../b", "app://a/b"), ("/a/(x/)../b", "/a/b"),
        ("file:///a", "file:/a"),
        ("/%2541", "/%2541"), ("/..%2E.", "/...."), ("/%2E..", "/..."), ("/a..%2E", "/a..."), ("/+", "/+"),
        ("/c++", "/c++"), ("/a$b", "/a$b"), ("/%5Ba%5D%7C%7Bb%7D%5E%24", "/[a]|{b}^$"), ("/a.%2B", "/a.+"),
        ("/a b", "/a%20b"), ("app://localhost:8080/x", "app://LOCALHOST:8080/x"), ("//host/a", "/host/a"),
        ("/:_", "app:X"), ("/a:_", "/ab"), ("app://:8080/x", "app://:8080/x"), ("/%3f%23%3c", "/%3F%23%3C"),
    ])
    func literalsAreReadLikeSegmentsOfURLs(_ pattern: String, _ url: String) throws {
        #expect(try RoutePattern(pattern).captures(in: url) == Parameters())
    }

    @Test(arguments: [
        ("/café", "/cafe%CC%81"), ("/É", "/é"), ("/a%2Fb", "/a/b"), ("app://x", "x"), ("app://x", "app2://x"),
        ("/a/../../b", "/a/b"), ("/%2541", "/A"), ("/", "/a"), ("/a", "/"), ("/a", "/a/b"), ("/a", "/b/a"),
        ("/:a", "/"), ("/:p...", "/"), ("app:x", "app:x"), ("/a%3A", "/a"),
    ])
    func theseLiteralsDoNotMatch(_ pattern: String, _ url: String) throws {
        #expect(try RoutePattern(pattern).captures(in: url) == nil)
    }

    @Test func schemeWithoutSlashesIsALiteralAndACapture() throws {
        let pattern: RoutePattern = "file:name"
        #expect(try pattern.captures(in: "/fileX") == ["name": "X"])
        #expect(try pattern.captures(in: "file:name") == nil)
    }

    @Test func digitsAtTheEndOfTheAuthorityArePortAndElsewhereAName() throws {
        let port: RoutePattern = "app://host:8080/:1"
        #expect(try port.captures(in: "app://host:8080/x") == ["1": "x"])
        #expect(try port.captures(in: "app://hostx/x") == nil)
        let name: RoutePattern = "/host:8080"
        #expect(try name.captures(in: "/hostx") == ["8080": "x"])
    }
}
