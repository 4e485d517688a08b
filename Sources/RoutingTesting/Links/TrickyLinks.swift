/// A corpus of URLs for testing your own routes: links that attackers, browsers and careless authors produce.
///
/// No link of the corpus may crash an app, reach a route that is not meant for it, or stay unanswered:
///
/// ```swift
/// for link in TrickyLinks.around("app://account/orders") {
///     let isHandled = router.canOpen(link.url)
///     print(isHandled ? "handled:" : "refused:", link)
/// }
/// ```
public enum TrickyLinks {
    /// All fixed links.
    public static let all = malformed + hosts + paths + queries + sizes

    /// Texts that are not URLs.
    package static let malformed = [
        TrickyLink("", "nothing at all"),
        TrickyLink(" ", "a space alone"),
        TrickyLink(" app://books/7", "a space in front, as pasted"),
        TrickyLink("app://books/7 ", "a space behind, as pasted"),
        TrickyLink("app://books/7\n", "a newline behind, as pasted"),
        TrickyLink("app://books/\u{0}7", "a NUL byte"),
        TrickyLink("app://books/%00", "an escaped NUL byte"),
        TrickyLink("app://books/%zz", "an escape without digits"),
        TrickyLink("app://books/%4", "half an escape"),
        TrickyLink("app://books/%", "a percent sign alone at the end"),
        TrickyLink("app://books/%ff", "an escaped byte that is not UTF-8"),
        TrickyLink("app://books/%C3", "half of an escaped letter"),
        TrickyLink("app://books?x=%ED%A0%80", "an escaped surrogate"),
        TrickyLink("app://books/%C0%AF", "a slash in overlong UTF-8"),
    ]

    /// URLs whose host is read differently than it looks.
    package static let hosts = [
        TrickyLink("https://example.com@evil.example/", "a user name that looks like the host"),
        TrickyLink("https://example.com\\@evil.example/", "a backslash, which browsers read as a slash"),
        TrickyLink("https://evil.example\\.example.com/", "a backslash within what looks like a subdomain"),
        TrickyLink("https://example.com.evil.example/", "the host as a subdomain of another"),
        TrickyLink("https://example.com%2eevil.example/", "an escaped dot in the host"),
        TrickyLink("https://EXAMPLE.com/", "capitals in the host"),
        TrickyLink("https://example.com./", "a dot behind the host"),
        TrickyLink("https://example.com:443/", "the port that https has anyway"),
        TrickyLink("https://example.com:80443/", "a port out of range"),
        TrickyLink("https://example.com:/", "an empty port"),
        TrickyLink("wss://evil.example\\@example.com/", "a backslash, which every client reads as a slash"),
        TrickyLink("wss:////evil.example/../example.com/", "four slashes, of which clients drop two"),
        TrickyLink("ftp://example.com@evil.example/", "a user name that looks like a file server"),
        TrickyLink("https:///example.com/", "three slashes, of which browsers drop one"),
        TrickyLink("https:example.com/", "no slashes, which browsers add"),
        TrickyLink("//example.com/books", "no scheme, but a host"),
        TrickyLink("https://0x7f.1/", "the own machine in hexadecimal"),
        TrickyLink("https://2130706433/", "the own machine as one number"),
        TrickyLink("https://[::1]/", "the own machine in IPv6"),
        TrickyLink("https://[::ffff:127.0.0.1]/", "the own machine as IPv4 within IPv6"),
        TrickyLink("https://ex\u{00E4}mple.com/", "a letter that is not ASCII in the host"),
        TrickyLink("https://xn--exmple-cua.com/", "the same in punycode"),
        TrickyLink("https://ex\u{0430}mple.com/", "a Cyrillic letter that looks like a Latin one"),
        TrickyLink("https://example\u{3002}com/", "a full stop that browsers read as a dot"),
        TrickyLink("javascript:alert(1)", "a scheme that is code"),
        TrickyLink("data:text/html,<script>alert(1)</script>", "a scheme that is a document"),
        TrickyLink("file:///etc/passwd", "a scheme that is a file"),
        TrickyLink("APP://BOOKS/7", "capitals in scheme and literals"),
    ]

    /// URLs whose path leads elsewhere than it seems.
    package static let paths = [
        TrickyLink("app://books/../account", "a way up that must not leave the host"),
        TrickyLink("app://books/%2e%2e/account", "an escaped way up"),
        TrickyLink("app://books/.%2E/account", "a way up, half escaped"),
        TrickyLink("app://books/..%2Faccount", "an escaped slash after '..', which separates nothing"),
        TrickyLink("app://books/%252e%252e/account", "a way up, escaped twice, to be decoded once"),
        TrickyLink("app://books/a%2Fb", "an escaped slash, which does not split"),
        TrickyLink("app://books//7", "a doubled slash"),
        TrickyLink("app://books/7/", "a slash behind"),
        TrickyLink("app:///books/7", "an empty host"),
        TrickyLink("app:books/7", "no slashes behind the scheme"),
        TrickyLink("/books/7", "a path alone"),
        TrickyLink("books/7", "a path alone without a slash"),
        TrickyLink("app://books/.", "a dot alone"),
        TrickyLink("app://", "nothing behind the scheme"),
        TrickyLink("app://books/:id", "what looks like a pattern"),
        TrickyLink("app://books/*", "a wildcard, here a letter like others"),
        TrickyLink("app://books/caf\u{00E9}", "a letter with an accent"),
        TrickyLink("app://books/cafe\u{0301}", "the same letter in two scalars: another text"),
        TrickyLink("app://books/caf%C3%A9", "the same letter, escaped"),
        TrickyLink("app://books/\u{202E}gpj.exe", "text that shows from right to left"),
        TrickyLink("app://books/7\u{200B}", "an invisible space"),
        TrickyLink("app://books/\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "one sign of many scalars"),
        TrickyLink("app://books/\u{FF17}", "a digit that is not ASCII"),
        TrickyLink("app://books/-0", "a number that is written twice as one"),
        TrickyLink("app://books/007", "zeros in front of a number"),
        TrickyLink("app://books/9223372036854775808", "a number too large for 64 bits"),
        TrickyLink("app://books/1e309", "a number too large to be finite"),
        TrickyLink("app://books/nan", "a text that reads as no finite number"),
        TrickyLink("app://books/7;DROP TABLE books", "what another program might run"),
        TrickyLink("app://books/7#/../account", "a path in the fragment"),
    ]

    /// Queries with several values, or with none.
    package static let queries = [
        TrickyLink("app://books?id=1&id=2", "a name twice"),
        TrickyLink("app://books/7?id=8", "a query value with the name of a capture"),
        TrickyLink("app://books?id", "a name without a value"),
        TrickyLink("app://books?=7", "a value without a name"),
        TrickyLink("app://books?&&id=7&", "empty pairs"),
        TrickyLink("app://books?id=a=b", "an equals sign in the value"),
        TrickyLink("app://books?id=a+b", "a plus, which is a space in forms only"),
        TrickyLink("app://books?id=a%26admin%3Dtrue", "an escaped pair within a value"),
        TrickyLink("app://books?id=7;admin=true", "a semicolon, which some read as an ampersand"),
        TrickyLink("app://books?ids%5B%5D=7", "brackets in a name"),
        TrickyLink("app://books?id=7?admin=true", "a second question mark"),
        TrickyLink("app://books?", "an empty query"),
        TrickyLink("app://books#", "an empty fragment"),
        TrickyLink("app://login?callback=app://account/delete", "a URL in a value, to be followed"),
        TrickyLink("app://login?callback=https%3A%2F%2Fevil.example", "a web address in a value"),
        TrickyLink("app://login?callback=javascript:alert(1)", "code in a value"),
    ]

    /// Large links.
    package static let sizes = [
        TrickyLink("app://" + String(repeating: "a", count: 10_000), "a very long segment"),
        TrickyLink("app://" + String(repeating: "a/", count: 2_000), "very many segments"),
        TrickyLink("app://a" + String(repeating: "/..", count: 2_000), "very many ways up"),
        TrickyLink("app://a?" + String(repeating: "a&", count: 2_000), "very many pairs"),
        TrickyLink("app://a/" + String(repeating: "%41", count: 2_000), "very many escapes"),
        TrickyLink("app://a/" + String(repeating: "-", count: 4_000), "one sign very often"),
    ]

    /// Returns other spellings of one of your URLs, and URLs that look like it.
    ///
    /// - Parameter url: A URL that a route handles.
    /// - Returns: The links.
    public static func around(_ url: String) -> [TrickyLink] {
        let parts = url.split(separator: "/", omittingEmptySubsequences: true)
        let last = parts.last.map(String.init) ?? ""
        let head = String(url.dropLast(last.count))
        return [
            TrickyLink(url + "/", "a slash behind"),
            TrickyLink(url + "//", "two slashes behind"),
            TrickyLink(url + "/.", "a dot behind"),
            TrickyLink(url + "/x/..", "a way down and up"),
            TrickyLink(url + "/../" + last, "a way up and down"),
            TrickyLink(url + "/%2e%2e/" + last, "an escaped way up and down"),
            TrickyLink(url + "%2F", "an escaped slash behind"),
            TrickyLink(url + "%20", "an escaped space behind"),
            TrickyLink(url + " ", "a space behind"),
            TrickyLink(url + "\n", "a newline behind"),
            TrickyLink(url + "%00", "an escaped NUL behind"),
            TrickyLink(url + ".json", "an ending"),
            TrickyLink(url + ";x=1", "a parameter within the segment"),
            TrickyLink(url + "?", "an empty query"),
            TrickyLink(url + "#x", "a fragment"),
            TrickyLink(url.uppercased(), "capitals"),
            TrickyLink(head + escaped(last), "every letter of the last segment escaped"),
            TrickyLink(head + escaped(escaped(last)), "every letter of the last segment escaped twice"),
            TrickyLink(head + "/" + last, "a doubled slash"),
            TrickyLink(head + "./" + last, "a dot on the way"),
        ]
    }

    /// Escapes every byte of a text.
    private static func escaped(_ text: String) -> String {
        text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

/// A URL that routers get wrong, and the reason.
public struct TrickyLink: Hashable, Sendable, CustomStringConvertible {
    /// The URL.
    public let url: String
    /// The reason why the link is tricky.
    public let reason: String

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - reason: The reason why the link is tricky.
    package init(_ url: String, _ reason: String) {
        self.url = url
        self.reason = reason
    }

    /// The URL and the reason.
    public var description: String { "\(url.debugDescription): \(reason)" }
}
