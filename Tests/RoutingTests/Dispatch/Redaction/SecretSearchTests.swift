import Testing

@testable import Routing

/// What of a URL is hidden, as it is then shown: `token`, `user id` and `path` are the names.
@Suite struct SecretSearchTests {
    private static let names: Set<String> = ["token", "user id", "path"]

    /// A URL, the patterns that are registered, and what is shown.
    struct Row: Sendable, CustomTestStringConvertible {
        let url: String
        let patterns: [RoutePattern]
        let shown: String

        init(_ url: String, _ patterns: [RoutePattern] = [], _ shown: String) {
            self.url = url
            self.patterns = patterns
            self.shown = shown
        }

        var testDescription: String { "\(url) by \(patterns)" }
    }

    @Test(arguments: queries + captures + carried + malformed)
    func aURLIsShownWithoutWhatIsHidden(_ row: Row) {
        #expect(shown(row) == row.shown)
    }

    /// What is shown when entries match in a router, whatever their scope and kind.
    private func shown(_ row: Row) -> String? {
        let router = Routing(configuration: Routing.Configuration(redacting: Self.names))
        for (index, pattern) in row.patterns.enumerated() {
            if index.isMultiple(of: 2) {
                router.map(pattern, tags: index == 0 ? [] : ["A"]) { _ in }
            } else {
                router.proxy(pattern) { _ in .pass }
            }
        }
        return router.scope.dispatcher.redactor(of: row.url)?.redacted(url: row.url)
    }

    private static let queries = [
        Row("/a?token=s", "/a?token=•••"),
        Row("/a?x=1&token=s&y=2", "/a?x=1&token=•••&y=2"),
        Row("/a?token=s&token=t=u", "/a?token=•••&token=•••"),
        Row("/a?Token=s&tokens=s&xtoken=s", "/a?Token=s&tokens=s&xtoken=s"),
        Row("/a?to%6Ben=s&user%20id=7", "/a?to%6Ben=•••&user%20id=•••"),
        Row("/a?token", "/a?token"),
        Row("/a?token=", "/a?token=•••"),
        Row("/a?token=s#token=f", "/a?token=•••#token=f"),
        Row("?token=s", "?token=•••"),
        Row("/a?token=%C3%A9", "/a?token=•••"),
        Row("/token=s", "/token=s"),
    ]

    private static let captures = [
        Row("/login/s", ["/login/:token"], "/login/•••"),
        Row("/login/s", ["/login/:id"], "/login/s"),
        Row("/login/s", ["/:a/:b", "/login/:token"], "/login/•••"),
        Row("/login/s/t", ["/login/:token", "/x"], "/login/s/t"),
        Row("app://s/login", ["app://:token/login"], "app://•••/login"),
        Row("app://S%41/login", ["app://:token/login"], "app://•••/login"),
        Row("/x//%73%20t/../s%20/.", ["/x/:token"], "/x//%73%20t/../•••/."),
        Row("/docs/a/b%20c/d", ["/docs/:path..."], "/docs/•••"),
        Row("/docs/a/d?token=s", ["/docs/:path..."], "/docs/•••?token=•••"),
        Row("/file-s.json", ["/file-:token.json"], "/file-•••.json"),
        Row("/x%20y/file-%73%20.json", ["/:a/file-:token.json"], "/x%20y/file-•••.json"),
        Row("https://u:p@h.com/a/s", ["https://h.com/a/:token"], "https://u:p@h.com/a/•••"),
        Row("https://H.com/a%20/s", ["https://h.com/:x/:token"], "https://H.com/a%20/•••"),
        Row("/a/b/s/c", ["/a/**/:token/c"], "/a/b/•••/c"),
        Row("/a", ["/a(/:token)"], "/a"),
        Row("/a/7", ["/a/:token<int>"], "/a/•••"),
        Row("/a/s", ["/a/:token<int>"], "/a/s"),
        Row("/a/s", [conditional("/a/:token")], "/a/•••"),
        Row("/a/s/t", [conditional("/**/:token/**")], "/•••"),
        Row("/a/b-s", [conditional("/a/:id-:token")], "/a/•••"),
        Row("/a/s/t", [conditional("/a/:token...")], "/a/•••"),
        Row("/a/s", [conditional("/a(/:token)")], "/•••"),
        Row("app://u@a/s", [expression("^app://a/:token$")], "app://u@a/•••"),
        Row("app://u@a/s", [expression("^app://:token/s$")], "app://u@•••/s"),
    ]

    /// A pattern with a condition in code, which is not asked.
    private static func conditional(_ text: String) -> RoutePattern {
        (try? RoutePattern(text, where: ["token": .satisfying { _ in false }])) ?? "/malformed"
    }

    private static func expression(_ text: String) -> RoutePattern {
        (try? RoutePattern(regularExpression: text)) ?? "/malformed"
    }

    /// URLs in URLs.
    private static let carried = [
        Row(
            "/l?callback=app%3A%2F%2Fx%3Ftoken%3Ds%26y%3D1", "/l?callback=app%3A%2F%2Fx%3Ftoken%3D•••%26y%3D1"
        ),
        Row("app://login?callback=app://x?token=s&z=1", "app://login?callback=app://x?token=•••&z=1"),
        Row("app://login?next=/login/s", ["/login/:token"], "app://login?next=/login/•••"),
        Row("app://open/app%3A%2F%2Fx%3Ftoken%3Ds", "app://open/app%3A%2F%2Fx%3Ftoken%3D•••"),
        Row("/a?b=/c%3Fd%3D%252Fe%253Ftoken%253Ds", "/a?b=/c%3Fd%3D%252Fe%253Ftoken%253D•••"),
        // So deep nobody looks.
        Row("/a?b=/?d=%2F?f=%252F?h=%25252Fi", "/a?b=/?d=%2F?f=%252F?h=•••"),
    ]

    private static let malformed = [
        Row("/a?token=s%zz&x=1", "/a?token=•••"),
        Row("/a?x=%zz&token=s&y=1", "/a?x=%zz&token=•••"),
        Row("/login/s?x=%zz", ["/login/:token"], "/login/•••?x=%zz"),
        Row("app://login/s%zz", "app:•••"),
        Row("app://login/s%zz?x=1", "app:•••?x=1"),
        Row("%zz", "•••"),
        Row("", ""),
        Row("/a?x=1#%zz&token=s", "/a?x=1#%zz&token=•••"),
        Row("/a?callback=app://x?token=s%zz", "/a?callback=app://x?token=•••"),
        Row("/a?%zz;token=s", "/a?%zz;token=•••"),
        Row("app:" + String(repeating: "a", count: 9000), "app:•••"),
    ]
}

extension SecretSearchTests.Row {
    init(_ url: String, _ shown: String) {
        self.init(url, [], shown)
    }
}
