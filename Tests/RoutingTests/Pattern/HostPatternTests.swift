import Testing

@testable import Routing

/// Checks which hosts of web URLs the host of a web pattern accepts.
@Suite struct HostPatternTests {
    @Test(arguments: [
        ("example.com", "https://EXAMPLE.com"), ("Example.COM", "https://example.com"),
        ("example.com:443", "https://example.com"), ("example.com", "https://example.com:443"),
        ("example.com:8080", "https://example.com:8080"), ("*", "https://a.test"),
        ("*", "https://a.test:8080"),
        ("*", "https://[::1]"), ("*:8080", "https://a.test:8080"), ("*:8080", "https://[::1]:8080"),
        ("*.example.com", "https://a.example.com"), ("*.example.com", "https://a.b.EXAMPLE.com"),
        ("*.Example.com", "https://a.example.com"), ("*.example.com:8080", "https://a.example.com:8080"),
        ("*.example.com:443", "https://a.example.com"), ("[::1]", "https://[::1]"),
        ("1.2.3.4", "https://1.2.3.4"),
        ("[::1]:8080", "https://[::1]:8080"), ("xn--bcher-kva.test", "https://xn--bcher-kva.test"),
        ("example.com", "https://u:p@example.com"), ("*:443", "https://a.test"),
    ])
    func hostIsAccepted(_ host: String, _ url: String) throws {
        let pattern = try RoutePattern("https://\(host)/x" as String)
        #expect(try pattern.captures(in: "\(url)/x") != nil)
    }

    @Test(arguments: [
        ("example.com", "https://evil.test"), ("example.com", "https://example.com:8080"),
        ("example.com:8080", "https://example.com"), ("example.com", "https://example.com."),
        ("example.com", "https://a.example.com"), ("example.com", "https://example.com@evil.test"),
        ("example.com", "http://example.com"), ("example.com", "app://example.com"), ("*", "http://a.test"),
        ("*:8080", "https://a.test"), ("*:8080", "https://a.test:18080"), ("*:8080", "https://a.test:80"),
        ("*:80", "https://a.test"), ("*.example.com", "https://example.com"),
        ("*.example.com", "https://.example.com"),
        ("*.example.com", "https://a..example.com"), ("*.example.com", "https://badexample.com"),
        ("*.example.com", "https://.a.example.com"), ("*.example.com", "https://a.example.com:8080"),
        ("*.example.com", "https://a.example.com.evil.test"), ("*.example.com:8080", "https://a.example.com"),
        ("[::1]", "https://[::2]"), ("1.2.3.4", "https://1.2.3.40"),
    ])
    func hostIsNotAccepted(_ host: String, _ url: String) throws {
        let pattern = try RoutePattern("https://\(host)/**" as String)
        #expect(try pattern.captures(in: "\(url)/x") == nil)
    }

    @Test func defaultPortBehindAStarIsAPort() throws {
        let pattern: RoutePattern = "https://*:443/x"
        #expect(try pattern.captures(in: "https://a.test/x") != nil)
        #expect(try pattern.captures(in: "https://a.test:8443/x") == nil)
    }

    @Test func userInfoInAPatternIsRefused() {
        let error = #expect(throws: RoutePatternError.self) {
            try RoutePattern("https://user@example.com/x" as String)
        }
        #expect(error?.code == .invalidHost)
        #expect(error?.offset == 8)
    }

    @Test func anyHostWithoutAPath() throws {
        let pattern: RoutePattern = "https://*"
        #expect(try pattern.captures(in: "https://a.test") != nil)
        #expect(try pattern.captures(in: "https://a.test/") != nil)
        #expect(try pattern.captures(in: "https://a.test/x") == nil)
    }

    @Test func groupMayFollowTheHost() throws {
        let pattern: RoutePattern = "https://a.test(/:id)"
        #expect(try pattern.captures(in: "https://a.test/7") == ["id": "7"])
        #expect(try pattern.captures(in: "https://a.test") == Parameters())
    }

    @Test func groupsMayFollowTheHostOneBehindAnother() throws {
        let pattern: RoutePattern = "https://a.test((/:id))(/x)/y"
        #expect(try pattern.captures(in: "https://a.test/y") == Parameters())
        #expect(try pattern.captures(in: "https://a.test/7/x/y") == ["id": "7"])
    }

    /// Where the host is the first segment, a group may be a part of it.
    @Test func aGroupMayEndTheHostOfADeepLink() throws {
        let pattern: RoutePattern = "app://a(b)"
        #expect(try pattern.captures(in: "app://ab") != nil)
        #expect(try pattern.captures(in: "app://a") != nil)
        #expect(try pattern.captures(in: "app://a/b") == nil)
        let path: RoutePattern = "//a(b)"
        #expect(try path.captures(in: "/ab") != nil)
        #expect(try path.captures(in: "https://c.test/a") != nil)
        #expect(try path.captures(in: "https://a/b") == nil)
    }
}
