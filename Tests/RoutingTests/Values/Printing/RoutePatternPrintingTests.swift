import SeededRandom
import Testing

@testable import Routing

@Suite struct RoutePatternPrintingTests {
    @Test(
        arguments: [
            ("app://books/:id", ["id": "7"], "app://books/7"),
            ("APP://Books/:id", ["id": "7"], "app://Books/7"),
            ("/books/:id", ["id": "7"], "/books/7"),
            ("books/:id", ["id": "7"], "books/7"),
            ("/", [:], "/"),
            ("https://example.com/books", [:], "https://example.com/books"),
            ("https://example.com", [:], "https://example.com"),
            ("https://example.com:8080/:id", ["id": "A"], "https://example.com:8080/A"),
            ("/books/:id", ["id": "7", "page": "2", "tag": "x"], "/books/7?page=2&tag=x"),
            ("/a", ["tag": "new", "page": "2", "tag": "sale"], "/a?tag=new&page=2&tag=sale"),
            ("/a", ["": "x", "y": ""], "/a?=x&y="),
            ("/file-:id.json", ["id": "12"], "/file-12.json"),
            ("/caf%C3%A9/%3Aid", [:], "/caf%C3%A9/:id"),
            // Optional groups, those without captures included.
            ("books(/:id)", [:], "books"),
            ("books(/:id)", ["id": "7"], "books/7"),
            ("books(/:id(/:tab))", ["id": "7"], "books/7"),
            ("books(/:id(/:tab))", ["id": "7", "tab": "x"], "books/7/x"),
            ("books(/:id(/:tab))", ["tab": "x"], "books?tab=x"),
            ("a(/all)", [:], "a/all"),
            ("a(/*)", [:], "a"),
            // Catch-alls.
            ("/docs/:path...", ["path": "guide/intro.md"], "/docs/guide/intro.md"),
            ("/docs/:path...", ["path": "a/b", "path": "c"], "/docs/a%2Fb/c"),
            ("/docs(/:path...)", [:], "/docs"),
            // Escapes: what must be, and no more.
            ("/:x", ["x": "a/b?c#d%e f"], "/a%2Fb%3Fc%23d%25e%20f"),
            ("/:x", ["x": "-._~!$&'()*+,;=:@"], "/-._~!$&'()*+,;=:@"),
            ("/:x", ["x": "é\u{1F3F3}"], "/%C3%A9%F0%9F%8F%B3"),
            ("/:x", ["x": "..."], "/..."),
            ("/a", ["q": "/?:@!$'()*,;=-._~"], "/a?q=/?:@!$'()*,;=-._~"),
            ("/a", ["q": "a+b&c#d e%"], "/a?q=a%2Bb%26c%23d%20e%25"),
            ("/a", ["a=b&": "x"], "/a?a%3Db%26=x"),
            (":x", ["x": "app:7"], "app%3A7"),
            (":x/:y", ["x": "a", "y": "b:c"], "a/b:c"),
            // The first segment behind `scheme://`.
            ("app://:name", ["name": "bob"], "app://bob"),
            ("app://:name/x", ["name": "Bob"], "app:///Bob/x"),
            ("app://:name", ["name": "a:80"], "app:///a:80"),
            ("app://:name", ["name": "u@h"], "app:///u@h"),
            ("app://caf%C3%A9/x", [:], "app://caf%C3%A9/x"),
        ] as [(String, Parameters, String)])
    func aPatternIsPrinted(text: String, parameters: Parameters, url: String) throws {
        #expect(try RoutePattern(text).url(with: parameters) == url)
    }

    @Test(
        arguments: [
            ("/books/:id", [:], .missing, "id", nil),
            ("/:a/:b/:c", ["a": "1", "c": "3"], .missing, "b", nil),
            ("/docs/:path...", [:], .missing, "path", nil),
            ("/books/:id", ["id": ""], .empty, "id", ""),
            ("/docs/:path...", ["path": "a//b"], .empty, "path", ""),
            ("/docs/:path...", ["path": "/a"], .empty, "path", ""),
            ("/books/:id", ["id": "."], .dotSegment, "id", "."),
            ("/books/:id", ["id": ".."], .dotSegment, "id", ".."),
            ("/docs/:path...", ["path": "a/../b"], .dotSegment, "path", ".."),
            ("/.:x", ["x": "."], .dotSegment, "x", ".."),
            ("/books/:id", ["id": "1", "id": "2"], .severalValues, "id", nil),
            ("/books/:id", ["id": "a\u{0}"], .unprintable, "id", "a\u{0}"),
            ("/a", ["q": "a\u{0}"], .unprintable, "q", "a\u{0}"),
            ("/books/:id<int>", ["id": "seven"], .refused, "id", "seven"),
            ("/books/:id<int>", ["id": "7/8"], .refused, "id", "7/8"),
            ("/:kind<news|sport>", ["kind": "weather"], .refused, "kind", "weather"),
            (#"/n/:id(\d+)"#, ["id": "42x"], .refused, "id", "42x"),
            (#"/n/:path(\d+)..."#, ["path": "1/x"], .refused, "path", "x"),
            ("/:a-:b", ["a": "1-2", "b": "3"], .ambiguous, "a", "/1-2-3"),
            ("/a(/:x)(/:y)", ["y": "7"], .ambiguous, "y", "/a/7"),
            ("/a/*", [:], .unnamedWildcard, nil, nil),
            ("/a/*/b", [:], .unnamedWildcard, nil, nil),
            ("/a/**/b", [:], .unnamedWildcard, nil, nil),
            ("/a/...", [:], .unnamedWildcard, nil, nil),
            ("/a/:_", [:], .unnamedWildcard, nil, nil),
            ("https://*/a", [:], .unnamedWildcard, nil, nil),
            ("https://*.example.com/a", [:], .unnamedWildcard, nil, nil),
        ] as [(String, Parameters, RouteValueError.Code, String?, String?)])
    func whatWouldNotBeGivenBackIsRefused(
        text: String,
        parameters: Parameters,
        code: RouteValueError.Code,
        name: String?,
        value: String?
    ) throws {
        let pattern = try RoutePattern(text)
        let error = #expect(throws: RouteValueError.self) { try pattern.url(with: parameters) }
        #expect(error?.code == code)
        #expect(error?.name == name)
        #expect(error?.value == value)
    }

    @Test func aConditionInCodeIsAsked() throws {
        let pattern = try RoutePattern("/:x", where: ["x": .satisfying { $0.count < 3 }])
        #expect(try pattern.url(with: ["x": "ab"]) == "/ab")
        let error = #expect(throws: RouteValueError.self) { try pattern.url(with: ["x": "abc"]) }
        #expect(error?.code == .refused)
    }

    @Test func aRegularExpressionIsNotPrinted() throws {
        let pattern = try RoutePattern(regularExpression: "books/:id")
        let error = #expect(throws: RouteValueError.self) { try pattern.url(with: ["id": "7"]) }
        #expect(error?.code == .unprintablePattern)
        #expect(pattern.route(filledWith: ["id": "7"]) == nil)
    }

    @Test func aURLThatIsTooLongIsRefused() throws {
        let pattern: RoutePattern = "/:x"
        #expect(try pattern.url(with: ["x": String(repeating: "a", count: 8191)]).utf8.count == 8192)
        let error = #expect(throws: RouteValueError.self) {
            try pattern.url(with: ["x": String(repeating: "a", count: 8192)])
        }
        #expect(error?.code == .malformedURL)
    }

    @Test(
        arguments: [
            ("app://books/:id", ["id": "7", "page": "2"], "/books/7"),
            ("https://example.com/books/:id", ["id": "a b"], "/books/a%20b"),
            ("https://example.com", [:], "/"),
            ("books/:id", ["id": "a:b"], "/books/a:b"),
            ("/", [:], "/"),
        ] as [(String, Parameters, String)])
    func aPathHasNeitherSchemeNorQuery(text: String, parameters: Parameters, path: String) throws {
        #expect(try RoutePattern(text).path(with: parameters) == path)
    }

    @Test func aPathIsRefusedAsAURLIs() throws {
        let error = #expect(throws: RouteValueError.self) {
            try RoutePattern("/:id").path(with: ["id": ".."])
        }
        #expect(error?.code == .dotSegment)
        #expect(throws: RouteValueError.self) { try RoutePattern("https://*/a").path() }
    }

    @Test(arguments: ["notes", "", "a b#c&d=%20/?", "é"])
    func aURLMayHaveAFragment(_ fragment: String) throws {
        let pattern: RoutePattern = "/books/:id"
        let url = try pattern.url(with: ["id": "7", "page": "2"], fragment: fragment)
        #expect(url.hasPrefix("/books/7?page=2#") && url.allSatisfy(\.isASCII))
        #expect(try RouteURL(url).fragment == fragment)
    }

    @Test func aFragmentThatNoURLGivesBackIsRefused() {
        let pattern: RoutePattern = "/books"
        let error = #expect(throws: RouteValueError.self) { try pattern.url(fragment: "\0") }
        #expect(error?.code == .unprintable && error?.value == "\0")
    }

    @Test func anErrorNamesWhatIsWrong() {
        let pattern: RoutePattern = "/books/:id<int>"
        let error = #expect(throws: RouteValueError.self) { try pattern.url(with: ["id": "seven"]) }
        #expect(
            error?.description == #"refused 'id' ("seven"): the constraint of its capture refuses it"#)
    }

    @Test(
        arguments: [
            ("books/:id", ["id": "7"], "books/7"),
            ("books(/:id)", [:], "books"),
            ("books", ["id": "7"], nil),
            ("books/:id", [:], nil),
            ("a/**/z", [:], "a/z"),
            ("a/*", [:], "a"),
            ("a/*/z", [:], nil),
            ("a/:_", [:], nil),
            ("n/:id<int>", ["id": "x"], "n/x"),
            ("https://*.example.com/a", [:], nil),
        ] as [(String, Parameters, String?)])
    func aSketchLeavesOutWhatMayBeMissing(text: String, captures: Parameters, url: String?) throws {
        #expect(try RoutePattern(text).route(filledWith: captures) == url)
    }
}
