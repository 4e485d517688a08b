import RoutingDiagnostics
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

/// Links as browsers write them, after the URL Standard (WHATWG), "Percent-encoded bytes".
///
/// A path escapes controls, space, `"`, `#`, `<`, `>`, `?`, `^`, `` ` ``, `{` and `}`, a query escapes fewer
/// characters, and a browser leaves escapes as they are.
@Suite struct AppSiteEscapeTests {
    @Test(arguments: [
        ("%5B", "["), ("%5D", "]"), ("%7C", "|"), ("%5E", "%5E"), ("%20", "%20"), ("%22", "%22"),
        ("%3C", "%3C"), ("%3E", "%3E"), ("%60", "%60"), ("%7B", "%7B"), ("%7D", "%7D"), ("%5C", "%5C"),
        ("%25", "%25"),
        ("%23", "%23"), ("%3F", "%3F"), ("%2F", "%2F"), ("%7F", "%7F"), ("%C3%A9", "%C3%A9"), ("%7E", "~"),
        ("%27", "'"), ("%3A", ":"), ("%40", "@"), ("%3D", "="), ("%3B", ";"),
    ])
    func aLiteralStandsInTheFileAsABrowserWritesIt(_ escape: String, _ written: String) throws {
        let routes = siteRoutes([RoutePattern(stringLiteral: "/a\(escape)b/:id")])
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: routes)
        #expect(site.lines.first == "NOT /a\(written)b/?*/?*")
        #expect(site.handsOver("/a\(written)b/7") && !site.handsOver("/a\(written)b/7/8"))
        #expect(site.unexpressed.isEmpty)
    }

    @Test(arguments: [
        ("/a%5Bb%5D%7Cc", nil), ("/:k<x|%5B>", "["), ("/f%5B:k", "7"), ("/:k%7C", "7"),
    ])
    func linksThatEscapeAsTheRFCAsksAreHandedOverToo(_ text: String, _ value: String?) throws {
        let pattern = try RoutePattern(text)
        let router = Routing()
        router.map(pattern) { _ in }
        let site = AppSiteAssociation(appIDs: ["A.b"], routes: router.routes)
        #expect(site.unexpressed.isEmpty)
        let url = try pattern.url(with: value.map { ["k": $0] } ?? [:])
        for path in [url.removingBrackets, url] {
            #expect(site.handsOver(path) && router.canOpen(path), "\(path): \(site.lines)")
            #expect(!site.handsOver(path + "/x"))
        }
        #expect(site.check(router, host: "example.com").isEmpty)
    }

    @Test(arguments: [
        ("/a b\"<>^`{}", "/a%20b%22%3C%3E%5E%60%7B%7D"), ("/[|]~'!$&()+,;=:@", "/[|]~'!$&()+,;=:@"),
        ("/%5B%7C", "/%5B%7C"), ("/%7e%41", "/%7e%41"),
        // With a combining accent, these separators are other characters.
        ("/a?\u{301}x", "/a"), ("/a#\u{301}x", "/a"), ("/a/\u{301}/../b", "/a/b"),
        ("https://example.com/\u{301}?x", "/%CC%81"),
    ])
    func aPathIsComparedAsABrowserWritesIt(_ path: String, _ compared: String) {
        #expect(AppSiteURL(path)?.path == compared)
    }

    @Test func aQueryAndAFragmentAreComparedAsABrowserWritesThem() throws {
        let url = try #require(AppSiteURL("https://example.com/?a b\"<>'^`{|}\\[]#a b\"<>'^`{|}\\[]"))
        #expect(url.query == "a%20b%22%3C%3E%27^`{|}\\[]")
        #expect(url.fragment == "a%20b%22%3C%3E'^%60{|}\\[]")
    }
}

extension String {
    /// The text with the characters unescaped that a browser leaves in a path.
    fileprivate var removingBrackets: String {
        replacing("%5B", with: "[").replacing("%5D", with: "]").replacing("%7C", with: "|")
    }
}
