import Testing

@testable import Routing

/// Checks regular expressions over whole URLs, for code that comes from a regex router.
@Suite struct WholeURLPatternTests {
    @Test(
        arguments: [
            ("books", "app://BOOKS/7", [:]), ("/books/:id", "app://x/books/7/notes", ["id": "7"]),
            ("^app://push/:a/:b$", "APP://push/1/2", ["a": "1", "b": "2"]),
            ("/:user-id", "/a-b", ["user-id": "a-b"]),
            ("/n/(?<year>[0-9]{4})", "/n/2024/x", ["year": "2024"]), ("/:a", "/a%2Fb", ["a": "a/b"]),
            ("/:a", "/%2541", ["a": "%41"]), ("/:a", "/caf%C3%A9", ["a": "café"]),
            ("/:a.json", "/x.json", ["a": "x"]),
            ("/a|/b", "/b", [:]), ("^/x/(?::a|y)$", "/x/y", ["a": "y"]), ("[:a]b", "/:b", [:]),
            ("//", "app://x", [:]),
            ("/(?<x>.)é", "/日é", ["x": "日"]),
        ] as [(String, String, Parameters)])
    func expressionIsFoundAnywhere(_ expression: String, _ url: String, _ captures: Parameters) throws {
        #expect(try RoutePattern(regularExpression: expression).captures(in: url) == captures)
    }

    @Test(arguments: [
        ("x=1", "/a?x=1"), ("top", "/a#top"), ("^books", "/books"), ("books$", "/books/7"), ("/:id", "/"),
        ("user", "https://user@a.test/"), ("@", "https://u:p@a.test/"), ("É", "/é"), ("a{2}", "/a"),
    ])
    func theseAreNotFound(_ expression: String, _ url: String) throws {
        #expect(try RoutePattern(regularExpression: expression).captures(in: url) == nil)
    }

    @Test func userInfoIsTakenOutOfTheSearchedText() throws {
        let pattern = try RoutePattern(regularExpression: "^https://a.test/:id$")
        #expect(try pattern.captures(in: "https://u@v:w@a.test/7?x#y") == ["id": "7"])
        let deepLink = try RoutePattern(regularExpression: "^app://push")
        #expect(try deepLink.captures(in: "app://u@push") != nil)
    }

    @Test func caseIsIgnoredWhateverTheRouterSays() throws {
        let pattern = try RoutePattern(regularExpression: "/Books/:id")
        let rules = MatchingRules(caseSensitive: true)
        #expect(try pattern.captures(in: "/bOOKS/AbC", rules: rules) == ["id": "AbC"])
    }

    @Test func captureThatCutsAnEscapeIsGivenAsItStands() throws {
        let pattern = try RoutePattern(regularExpression: "^/(?<x>..)")
        #expect(try pattern.captures(in: "/%41") == ["x": "%4"])
        let halfACharacter = try RoutePattern(regularExpression: "^/(?<x>...)")
        #expect(try halfACharacter.captures(in: "/%C3%A9") == ["x": "%C3"])
    }

    @Test func captureThatTakesNoPartIsLeftOut() throws {
        let pattern = try RoutePattern(regularExpression: "^/(?:a/(?<a>.)|b/(?<b>.))$")
        #expect(try pattern.captures(in: "/b/7") == ["b": "7"])
    }

    @Test func expressionIsTriedOnRoutesUpTo2048Bytes() throws {
        let pattern = try RoutePattern(regularExpression: "^/a")
        let longest = "/" + String(repeating: "a", count: 2047)
        #expect(try pattern.captures(in: longest) != nil)
        #expect(try pattern.captures(in: longest + "?" + longest) != nil)
        #expect(try pattern.captures(in: longest + "a") == nil)
    }

    @Test(
        arguments: [
            ("‸", .empty), ("a‸)", .invalidRegularExpression), ("‸*", .invalidRegularExpression),
            ("é‸[", .invalidRegularExpression), ("(a+)+‸+", .invalidRegularExpression),
            (#"(a)‸\1"#, .unsafeRegularExpression), ("‸a{2000}", .unsafeRegularExpression),
            ("‸(/:id){999}", .unsafeRegularExpression),
        ] as [(MarkedFault, RoutePatternError.Code)])
    func faultIsFoundWhereItStands(_ fault: MarkedFault, _ code: RoutePatternError.Code) {
        let error = #expect(throws: RoutePatternError.self) {
            try RoutePattern(regularExpression: fault.text)
        }
        #expect(error?.code == code)
        #expect(error?.offset == fault.offset)
        #expect(error?.description.hasSuffix("\n" + fault.drawing) == true)
    }
}
