import Testing

@testable import Routing

/// What is shown of a URL: `token`, `user id` and `path` are the hidden names.
@Suite struct RedactionTests {
    /// A URL, the patterns in play, and what is shown.
    struct Row: Sendable, CustomTestStringConvertible {
        let url: String
        let patterns: [RoutePattern]
        let shown: String

        init(_ url: String, _ patterns: [RoutePattern] = [], _ shown: String) {
            self.url = url
            self.patterns = patterns
            self.shown = shown
        }

        init(_ url: String, _ shown: String) {
            self.init(url, [], shown)
        }

        var testDescription: String { "\(url) by \(patterns)" }
    }

    private static func redaction(_ patterns: [RoutePattern] = [], plusAsSpace: Bool = false) -> Redaction? {
        let reader = URLReader(RouteURL.Options(decodesPlusAsSpace: plusAsSpace))
        return Redaction(["token", "user id", "path"], reader: reader, rules: MatchingRules())?
            .knowing(patterns)
    }

    @Test(arguments: queries + fragments + captures + carried + malformed)
    func aURLIsShownWithoutWhatIsHidden(_ row: Row) throws {
        let redaction = try #require(Self.redaction(row.patterns))
        #expect(redaction.url(row.url) == row.shown)
    }

    private static let queries = [
        Row("/a?token=s", "/a?token=•••"),
        Row("/a?x=1&token=s&y=2", "/a?x=1&token=•••&y=2"),
        Row("/a?token=s&token=t=u", "/a?token=•••&token=•••"),
        Row("/a?token=a;b/c?d&x=1", "/a?token=•••&x=1"),
        Row("/a?x=1;token=s&y=2", "/a?x=1;token=•••&y=2"),
        Row("/a?Token=s&tokens=s&xtoken=s", "/a?Token=s&tokens=s&xtoken=s"),
        Row("/a?access_token=s&the-token=s", "/a?access_token=s&the-token=s"),
        Row("/a?%C3%80token=s&À;token=s", "/a?%C3%80token=s&À;token=•••"),
        Row("/a?to%6Ben=s&user%20id=7", "/a?to%6Ben=•••&user%20id=•••"),
        Row("/a?token", "/a?token"),
        Row("/a?token=", "/a?token=•••"),
        Row("?token=s", "?token=•••"),
        Row("/a?token=%C3%A9", "/a?token=•••"),
        Row("/a?token=" + String(repeating: "s", count: 8_000), "/a?token=•••"),
        Row("/token=s", "/token=•••"),
        Row("/a?50%25=50%25%20off&time=12", "/a?50%25=50%25%20off&time=12"),
    ]

    private static let fragments = [
        Row("/a?token=s#token=f", "/a?token=•••#token=•••"),
        Row("/a#x=1&token=f&y=2", "/a#x=1&token=•••&y=2"),
        Row("/a#/b?token=f", "/a#/b?token=•••"),
        Row("/a#top", "/a#top"),
    ]

    private static let captures = [
        Row("/login/s", ["/login/:token"], "/login/•••"),
        Row("/login/s", ["/login/:id"], "/login/s"),
        Row("/login/s", [], "/login/s"),
        Row("/login/s", ["/:a/:b", "/login/:token"], "/login/•••"),
        Row("/login/s/t", ["/login/:token", "/x"], "/login/s/t"),
        Row("app://s/login", ["app://:token/login"], "app://•••/login"),
        Row("app://S%41/login", ["app://:token/login"], "app://•••/login"),
        Row("/x//%73%20t/s%20", ["/x/:y/:token"], "/x//%73%20t/•••"),
        Row("/x/y/../s/.", ["/x/:token"], "/x/y/../•••/."),
        // Dot segments beside escapes: the whole path.
        Row("/x/y/../s%20/.", ["/x/:token"], "/•••"),
        Row("/docs/a/b%20c/d", ["/docs/:path..."], "/docs/•••"),
        Row("/docs/a/d?token=s", ["/docs/:path..."], "/docs/•••?token=•••"),
        Row("/file-s.json", ["/file-:token.json"], "/file-•••.json"),
        Row("/x%20y/file-%73%20.json", ["/:a/file-:token.json"], "/x%20y/•••"),
        Row("https://u:p@h.com/a/s", ["https://h.com/a/:token"], "https://u:p@h.com/a/•••"),
        Row("https://H.com/a%20/s", ["https://h.com/:x/:token"], "https://H.com/a%20/•••"),
        Row("/a/b/s/c", ["/a/**/:token/c"], "/a/b/•••/c"),
        Row("/a", ["/a(/:token)"], "/a"),
        Row("/a/7", ["/a/:token<int>"], "/a/•••"),
        Row("/a/s", ["/a/:token<int>"], "/a/s"),
        Row("/a/s?x=1", [conditional("/a/:token")], "/•••?x=1"),
        Row("app://u@a/s", [conditional("/**/:token/**")], "app://u@•••"),
        Row("https://h.com/s", [conditional("/:token")], "https://h.com/•••"),
        Row("app://u@a/s?x=1", [expression("a/:token$")], "•••?x=1"),
        Row("app://a/s", [expression("^x:token$")], "app://a/s"),
    ]

    /// A pattern with a condition in code, which is not asked.
    private static func conditional(_ text: String) -> RoutePattern {
        (try? RoutePattern(text, where: ["token": .satisfying { _ in false }])) ?? "/malformed"
    }

    private static func expression(_ text: String) -> RoutePattern {
        (try? RoutePattern(regularExpression: text)) ?? "/malformed"
    }

    /// URLs in URLs: the whole value that carries one.
    private static let carried = [
        Row("/l?callback=app%3A%2F%2Fx%3Ftoken%3Ds%26y%3D1&z=1", "/l?callback=•••&z=1"),
        Row("/l?callback=app%3A%2F%2Fx%3Fid%3D1", "/l?callback=app%3A%2F%2Fx%3Fid%3D1"),
        Row("app://login?callback=app://x?token=s&z=1", "app://login?callback=app://x?token=•••&z=1"),
        Row("app://login?next=/login/s", ["/login/:token"], "app://login?next=•••"),
        Row("app://login?next=/login/s", [], "app://login?next=/login/s"),
        Row("/a?state=token%3Ds%26x%3D1", "/a?state=•••"),
        Row("/a?next=app:%3Ftoken%3Ds;token=t", "/a?next=•••=•••"),
        Row("/a?token%3Ds=1&token%3Dt", "/a?•••&•••"),
        Row("app://open/app%3A%2F%2Fx%3Ftoken%3Ds", "app://open/•••"),
        Row("/a?b=/c%3Fd%3D%252Fe%253Ftoken%253Ds", "/a?b=•••"),
        Row("/a?b=/%3Fc%3D%252Fd", "/a?b=/%3Fc%3D%252Fd"),
        // A deeper one is not read.
        Row("/a?b=/%3Fc%3D%252F%253Fd%253D%25252Fe", "/a?b=•••"),
        Row("/a?b=c/%25zz", "/a?b=•••"),
    ]

    private static let malformed = [
        Row("/a?token=s%zz&x=1", "•••"),
        Row("app://login/s%zz?x=1", "app:•••"),
        Row("%zz", "•••"),
        Row("", ""),
        Row("app:" + String(repeating: "a", count: 9_000), "app:•••"),
    ]

    @Test func aPlusInANameIsASpaceWhereTheRouterReadsItSo() {
        #expect(Self.redaction(plusAsSpace: true)?.url("/a?user+id=7") == "/a?user+id=•••")
        #expect(Self.redaction()?.url("/a?user+id=7") == "/a?user+id=7")
    }

    @Test(arguments: [
        ("com.example.mail", "com.example.mail"), ("signed in", "signed in"), ("50% off", "50% off"),
        ("https://h.test/?token=s", "https://h.test/?token=•••"),
        ("for members: sign in", "for members: sign in"),
        ("no token=s here", "no token=•••"), ("no user id=7", "no user id=•••"),
        ("'/a?token=s' is old", "'/a?token=•••"), ("a/b\n", "•••"),
    ])
    func aTextOfTheProgramIsMaskedLikeAURLWhenItMayHoldOne(_ text: String, _ shown: String) {
        #expect(Self.redaction()?.text(text) == shown)
    }

    @Test func pairsAreHiddenByNameAndURLsAmongThemInPart() {
        let url = "/a?token=s3cr3t&callback=/b?token=77&next=/b?x=1&id=7&token=again"
        let shown = [
            "token": ["•••", "•••"], "callback": ["/b?token=•••"], "next": ["/b?x=1"], "id": ["7"],
        ]
        let pairs = Self.redaction()?.pairs(of: url) ?? []
        #expect(Dictionary(grouping: pairs, by: \.name).mapValues { $0.map(\.value) } == shown)
    }

    @Test func withoutNamesThereIsNoRedaction() {
        #expect(Redaction([], reader: URLReader(RouteURL.Options()), rules: MatchingRules()) == nil)
    }

    /// Quadratic masking of such URLs would not end in time.
    @Test(
        .timeLimit(.minutes(2)),
        arguments: ["a/", "%41/", "a%2F=", "a=b&", "=", "token=", "%252525", "a%26b=/", "x/../%41/"])
    func maskingIsLinearInTheLengthOfTheURL(_ part: String) throws {
        let reader = URLReader(RouteURL.Options(maximumLength: 2_000_000))
        let redaction = try #require(Redaction(["token"], reader: reader, rules: MatchingRules()))
            .knowing(["/x/:token...", "/**/:token"])
        let path = String(repeating: part, count: 10_000 / part.utf8.count)
        for url in ["app:///x/" + path, "/x?" + path, "/x?y=" + path, "/x#" + path] {
            #expect(redaction.url(url).utf8.count <= 2 * url.utf8.count)
            #expect(redaction.segments(of: url).count <= url.utf8.count)
        }
    }
}
