import Testing

@testable import Reference

/// Rules that the table has no row for, decided from the text of the design page.
@Suite struct ReferenceRuleTests {
    /// A pattern and a URL with the captures expected, or `nil` for no match.
    struct Rule: Sendable, CustomTestStringConvertible {
        let pattern: String
        let url: String
        let captures: String?
        var caseSensitive = false

        init(_ pattern: String, _ url: String, _ captures: String?, caseSensitive: Bool = false) {
            self.pattern = pattern
            self.url = url
            self.captures = captures
            self.caseSensitive = caseSensitive
        }

        var testDescription: String {
            "\(pattern) and \(url.prefix(60))"
        }
    }

    private static let long = String(repeating: "7", count: 256)

    @Test(arguments: [
        Rule("https://*:8080/a", "https://x.test:8080/a", ""),
        Rule("https://*:8080/a", "https://x.test/a", nil),
        Rule("https://*:8080/a", "https://x.test:18080/a", nil),
        Rule("https://*/a", "https://x.test:8080/a", ""),
        Rule("https://*.example.com", "https://a.example.com:8080", nil),
        Rule("https://*.example.com:8080", "https://a.example.com:8080", ""),
        Rule("https://*.example.com", "https://.example.com", nil),
        Rule("https://*.example.com", "https://a..example.com", nil),
        Rule("https://example.com/a", "https://example.com:443/a", ""),
        Rule("http://example.com/a", "http://example.com:443/a", nil),
    ])
    func aWebHostIsGuarded(_ rule: Rule) throws {
        try check(rule)
    }

    @Test(arguments: [
        Rule("/Books", "/books", nil, caseSensitive: true),
        Rule("/Books", "app://books", "", caseSensitive: true),
        Rule("/Books", "app:books", nil, caseSensitive: true),
        Rule("/:k<News|sport>", "/news", nil, caseSensitive: true),
        Rule("/:k<News|sport>", "app://NEWS", "k=news", caseSensitive: true),
        Rule("/:k([A-F]+)", "/ab", "k=ab"),
        Rule("/:k([A-F]+)", "/ab", nil, caseSensitive: true),
        Rule("APP://:a", "app://É%41", "a=Éa"),
        Rule("/:b<bool>", "/True", nil),
    ])
    func caseIsFoldedOverASCIIOnly(_ rule: Rule) throws {
        try check(rule)
    }

    @Test(arguments: [
        Rule("/colou(r)", "/color", nil),
        Rule("/colou(r)", "/colou", ""),
        Rule("/colou(r)", "/colour", ""),
        Rule("/a(b)c", "/ac", ""),
        Rule("/a(b/:x)c", "/ab/1c", "x=1"),
        Rule("/a(-:x)b", "/a-7b", "x=7"),
        Rule("/:id<int>(x)", "/7x", "id=7"),
        Rule("/x(/:a(/:b))(/:c)", "/x/1/2", "a=1 b=2"),
        Rule("/x(/:a(/:b))(/:c)", "/x/1/2/3", "a=1 b=2 c=3"),
        Rule("/a(/:p...)", "/a", ""),
        Rule("/a(/*)", "/a/b/c", ""),
    ])
    func groupsAreTriedInOrder(_ rule: Rule) throws {
        try check(rule)
    }

    @Test(arguments: [
        Rule("/:a:b", "/xyz", "a=x b=yz"),
        Rule("/:a<int>:b<alpha>", "/12ab", "a=12 b=ab"),
        Rule("/a:x", "/ae%CC%81", "x=e\u{301}"),
        Rule("/:a:b", "/e%CC%81", "a=e b=\u{301}"),
        Rule("/:a<int>.:b", "/7.\(long.dropFirst(2))", "a=7 b=\(long.dropFirst(2))"),
        Rule("/:a<int>.:b", "/7.\(long)", "a=7 b=\(long)"),
        Rule("/:a<hex>.:b", "/\(long).b", "a=\(long) b=b"),
        Rule("/:a<hex>.:b", "/\(long)7.b", "a=\(long)7 b=b"),
        Rule(#"/:a(\d+).:b"#, "/\(long).b", "a=\(long) b=b"),
        Rule(#"/:a(\d+).:b"#, "/\(long)7.b", nil),
        Rule(#"/:a:b(\d+)"#, "/7\(long)", "a=7 b=\(long)"),
        Rule(#"/:a:b(\d+)"#, "/7\(long)7", nil),
        Rule("/v:a<hex>", "/v\(long)7", "a=\(long)7"),
        Rule("/:a.:b", "/7.\(long)", "a=7 b=\(long)"),
        Rule(#"/:a(\d+)"#, "/\(long)", "a=\(long)"),
        Rule(#"/:a(\d+)"#, "/\(long)7", nil),
    ])
    func aMixedSegmentTakesTheShortestTexts(_ rule: Rule) throws {
        try check(rule)
    }

    @Test(arguments: [
        Rule("app://a/../b", "app://a/b", ""),
        Rule("app://a/../b", "app:b", nil),
        Rule("/a/../b", "/b", ""),
        Rule("/a/%2E%2e/:x", "/1", "x=1"),
        Rule("/%2A%2a/%2E..", "/**/...", ""),
        Rule("/**/:x/**/b", "/1/2/b/b", "x=1"),
        Rule("app://localhost:8080", "app://LOCALHOST:8080", ""),
        Rule("https://x.test(/:a)", "https://x.test/1", "a=1"),
    ])
    func literalsAreReadAsInAURL(_ rule: Rule) throws {
        try check(rule)
    }

    private func check(_ rule: Rule) throws {
        let pattern = try #require(NaivePattern(rule.pattern))
        let url = try #require(NaiveURL(rule.url))
        let captures = pattern.match(url, caseSensitive: rule.caseSensitive)?.map { capture in
            "\(capture.name)=\(capture.values.joined(separator: "/"))"
        }
        let found = captures?.joined(separator: " ")
        #expect(found.map { Array($0.unicodeScalars) } == rule.captures.map { Array($0.unicodeScalars) })
    }
}
