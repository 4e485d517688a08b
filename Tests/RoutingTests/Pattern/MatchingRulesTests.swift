import Testing

@testable import Routing

/// Checks what the options of a router change about matching.
@Suite struct MatchingRulesTests {
    @Test(arguments: [
        ("/Books", "/Books", true), ("/Books", "/books", false), ("/books/File-:id", "/books/file-7", false),
        ("/:kind<News|sport>", "/news", false), ("/:kind<News|sport>", "/News", true),
        ("/:id([a-z]+)", "/ABC", false), ("/:id([a-z]+)", "/abc", true), ("/:h<hex>", "/aA", true),
        ("APP://x/Y", "app://x/Y", true), ("app://Push/Y", "APP://pUSH/Y", true),
        ("app://push/Y", "app://push/y", false),
        ("/Push/Y", "app://push/Y", true), ("/Push/Y", "app:///push/Y", false), ("/Push/Y", "//PUSH/Y", true),
        ("/Push-:id", "app://push-A", true), ("/:kind<News|sport>", "app://news", true),
        ("/:id([A-Z]+)", "app://abc", true), ("**/Y", "app://Y", true), ("**/Y", "app://x/y", false),
        ("https://Example.COM/A", "https://example.com/A", true),
        ("https://example.com/A", "https://example.com/a", false),
    ])
    func caseCountsOnRequestButNotInSchemesAndHosts(_ pattern: String, _ url: String, _ matches: Bool) throws
    {
        let rules = MatchingRules(caseSensitive: true)
        #expect(try (RoutePattern(pattern).captures(in: url, rules: rules) != nil) == matches)
    }

    @Test func capturedHostIsInLowerCaseAndOtherCapturesAsTheyAre() throws {
        let pattern: RoutePattern = "/:host/:id"
        for rules in [MatchingRules(), MatchingRules(caseSensitive: true)] {
            #expect(try pattern.captures(in: "app://ABC/DeF", rules: rules) == ["host": "abc", "id": "DeF"])
        }
    }

    @Test(arguments: [
        ("/x", "https://a.test/x", true), ("/x", "https://A.TEST:443/x", true),
        ("/x", "https://evil.test/x", false),
        ("/x", "https://a.test:8080/x", false), ("/x", "https://b.test:8080/x", true),
        ("/x", "https://b.test/x", false),
        ("/x", "https://sub.a.test/x", false), ("/x", "http://a.test/x", true), ("/x", "/x", true),
        ("/x", "app:x", true),
        ("/evil.test/x", "app://evil.test/x", true), ("/*", "https://evil.test/x", false),
        ("/**", "https://evil.test", false),
        ("https://evil.test/x", "https://evil.test/x", true), ("https://*/x", "https://evil.test/x", true),
    ])
    func patternWithoutAHostMatchesWebHostsOnly(_ pattern: String, _ url: String, _ matches: Bool) throws {
        let rules = MatchingRules(webHosts: ["a.test", "b.test:8080"])
        #expect(try (RoutePattern(pattern).captures(in: url, rules: rules) != nil) == matches)
    }

    @Test func expressionOverWholeURLsMatchesWebHostsOnly() throws {
        let rules = MatchingRules(webHosts: ["a.test"])
        let pattern = try RoutePattern(regularExpression: "/x$")
        #expect(try pattern.captures(in: "https://a.test/x", rules: rules) != nil)
        #expect(try pattern.captures(in: "https://evil.test/a.test/x", rules: rules) == nil)
        #expect(try pattern.captures(in: "app://evil.test/x", rules: rules) != nil)
    }

    @Test func withoutAnyWebHostNoPatternWithoutAHostMatchesAWebURL() throws {
        let rules = MatchingRules(webHosts: [])
        let pattern: RoutePattern = "/**"
        #expect(try pattern.captures(in: "https://a.test/x", rules: rules) == nil)
        #expect(try pattern.captures(in: "/x", rules: rules) != nil)
    }

    @Test func patternIsReadAgainWithOtherWebSchemes() throws {
        let options = RouteURL.Options(webSchemes: ["myweb"])
        let custom = try ("myweb://a.test/x" as RoutePattern).read(with: options.webSchemes)
        #expect(try custom.captures(in: "myweb://A.test/x", options: options) != nil)
        #expect(try custom.captures(in: "myweb://a.test.:8080/x", options: options) == nil)
        #expect(try custom.captures(in: "myweb://a.test/x") == nil, "the host is no segment any more")
        let standard = try ("https://a.test/x" as RoutePattern).read(with: options.webSchemes)
        #expect(try standard.captures(in: "https://a.test/x", options: options) != nil)
        #expect(try standard.captures(in: "https://a.test:443/x", options: options) != nil)
    }

    @Test func patternMayBeMalformedWithOtherWebSchemes() throws {
        let pattern: RoutePattern = "myweb://:host/x"
        let error = #expect(throws: RoutePatternError.self) { try pattern.read(with: ["myweb"]) }
        #expect(error?.code == .invalidHost)
        #expect(error?.offset == 8)
    }
}
