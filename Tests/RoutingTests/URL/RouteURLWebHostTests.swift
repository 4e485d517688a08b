import Testing

@testable import Routing

/// Checks that a web URL has the host that a browser sees, or none of ours.
@Suite struct RouteURLWebHostTests {
    @Test(arguments: [
        ("https://EXAMPLE.com/A", "example.com"), ("https://example.com./", "example.com."),
        ("https://xn--bcher-kva.test", "xn--bcher-kva.test"),
        ("https://a_b~!$&'()*+,;=.test", "a_b~!$&'()*+,;=.test"),
        (#"https://"`{}.test"#, #""`{}.test"#), ("https://a..b/", "a..b"), ("https://-a-/", "-a-"),
        ("https://localhost", "localhost"), ("https://u:p@a.test/", "a.test"),
        ("https://example.com@evil.test/", "evil.test"), ("https://a@b@c.test", "c.test"),
        ("https://@a.test/", "a.test"), ("https://é%ff@a.test/", "a.test"),
        ("https://a.test?@evil.test", "a.test"), ("https://a.test/@evil.test", "a.test"),
        ("https://a.test#@evil.test", "a.test"), (#"https://a.test?\@evil.test"#, "a.test"),
    ])
    func hostIsFoldedAndFreeOfUserInfo(_ text: String, _ host: String) throws {
        #expect(try RouteURL(text).host == host)
    }

    @Test(arguments: [
        "1.2.3.4", "0.0.0.0", "255.255.255.255", "1.2.3.4.test", "1.2.3.a", "0x7f.test", "0xg", "0x7g",
        "a.0xz",
        "foo.09..", "a1", "1a", "foo.1x",
    ])
    func hostThatIsAnAddressInFourPartsOrNoneIsAccepted(_ host: String) throws {
        #expect(try RouteURL("http://\(host)/").host == host)
    }

    @Test(arguments: [
        "1", "1.2", "1.2.3", "1.2.3.4.5", "1.2.3.4.", "127.1", "2130706433", "4294967296", "0x7f000001",
        "0x7f.1",
        "0X7F.0.0.1", "0x", "0x.", "0177.0.0.1", "1.2.3.04", "00.0.0.0", "1.2.3.256", "1.2.3.999", "1..3.4",
        "foo.1",
        "foo.1.", "foo.09", "foo.0x", "foo.0xFf.", "foo.0x4.", ".1", "1.2.3.0x4", "256", "1.2.3.4444",
    ])
    func otherSpellingsOfAnAddressAreRefused(_ host: String) {
        expectInvalidHost(host)
    }

    @Test(arguments: [
        "[::]", "[::1]", "[1::]", "[2001:db8::1]", "[1:2:3:4:5:6:7:8]", "[1:2:0:4:5:6:7:8]", "[0:0:1::]",
        "[1:0:0:2::3]", "[1::2:3:0:0:4]", "[::ffff:102:304]", "[fe80::1:0:0:1]", "[0:1:2:3:4:5:6:7]",
    ])
    func canonicalIPv6AddressIsAccepted(_ host: String) throws {
        #expect(try RouteURL("http://\(host)/").host == host)
        #expect(try RouteURL("http://\(host):8080/").host == "\(host):8080")
    }

    @Test(arguments: [
        "[]", "[:]", "[:::]", "[::01]", "[0::1]", "[::0]", "[0:0:0:0:0:0:0:1]", "[1:2:3:4:5:6:7]",
        "[1:2:3:4:5:6:7:8:9]", "[1:2::4:5:6:7:8]", "[::2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7::]", "[1::2::3]",
        "[1:0:0:2:3::4]", "[::1:0:0:0:0:0]", "[::1.2.3.4]", "[::ffff:1.2.3.4]", "[12345::]", "[::g]", "[:1]",
        "[1:2:3:4:5:6:7:]", "[::1%25eth0]", "[::1%eth0]", "[v1.a]", "[a.test]", "[::1]a", "a[::1]", "[::1",
        "::1", "[[::1]]",
    ])
    func otherSpellingsOfAnIPv6AddressAreRefused(_ host: String) {
        let error = #expect(throws: RouteURLError.self) { try RouteURL("http://\(host)/") }
        #expect(error?.code == .invalidHost || host == "::1")
    }

    @Test(arguments: [" ", "<", ">", "^", "|", "%", "[", "]", "%2e", "%41", "é", "\u{AD}", "。", "１"])
    func forbiddenTextInAHostIsRefused(_ text: String) {
        let error = #expect(throws: RouteURLError.self) { try RouteURL("https://a\(text)b.test/") }
        #expect([.invalidHost, .invalidEscape].contains(error?.code))
        #expect(error?.offset == 9)
    }

    @Test(arguments: [
        ("http://a.test:80", "a.test"), ("https://a.test:443/x", "a.test"),
        ("http://a.test:443", "a.test:443"),
        ("https://a.test:80", "a.test:80"), ("https://a.test:0", "a.test:0"),
        ("https://a.test:1", "a.test:1"),
        ("https://a.test:65535", "a.test:65535"), ("http://1.2.3.4:80/", "1.2.3.4"),
        ("http://[::1]:80", "[::1]"),
        ("https://u:1@a.test:8443", "a.test:8443"), ("https://a.test.:443", "a.test."),
    ])
    func portStaysUnlessItIsTheDefaultOne(_ text: String, _ host: String) throws {
        #expect(try RouteURL(text).host == host)
    }

    @Test(arguments: [
        ("ws://a.test:80/x", "a.test"), ("wss://a.test:443", "a.test"), ("ftp://a.test:21", "a.test"),
        ("ws://a.test:443", "a.test:443"), ("wss://a.test:80", "a.test:80"),
        ("ftp://a.test:80", "a.test:80"), ("WSS://U@A.test/x", "a.test"), ("ws://push/login", "push"),
    ])
    func hostOfEverySchemeOfBrowsersIsKeptApart(_ text: String, _ host: String) throws {
        #expect(try RouteURL(text).host == host)
    }

    @Test(arguments: [
        #"SCHEME://evil.test\@good.example/x"#, "SCHEME:////evil.test/../good.example/x",
        "SCHEME:evil.test/../good.example/x", "SCHEME:/evil.test/../good.example/x",
        "SCHEME://good.example%2Eevil.test/", "SCHEME://[::01]/", "SCHEME://0x7f.1/",
    ])
    func whatBrowsersReadAsAnotherHostIsRefused(_ form: String) {
        for scheme in ["http", "https", "ws", "wss", "ftp", "WsS"] {
            let text = form.replacing("SCHEME", with: scheme)
            #expect(throws: RouteURLError.self, "\(text)") { try RouteURL(text) }
        }
    }

    @Test(arguments: [
        ("myweb://a.test:80", "a.test:80"), ("MyWeb://A.test/x", "a.test"), ("ws://a.test:80", "a.test"),
    ])
    func otherSchemesCanBeWebSchemes(_ text: String, _ host: String) throws {
        #expect(try RouteURL(text, options: .init(webSchemes: ["MyWeb"])).host == host)
        var options = RouteURL.Options()
        options.webSchemes = ["MyWeb"]
        #expect(try RouteURL(text, options: options).host == host)
    }

    @Test func schemesOfBrowsersCannotBeTakenAway() throws {
        let all: Set<String> = ["http", "https", "ws", "wss", "ftp"]
        #expect(RouteURL.Options.standardWebSchemes == all)
        for given: Set<String> in [[], ["https"], ["HTTPS", "wss"], all] {
            var options = RouteURL.Options(webSchemes: given)
            #expect(options == RouteURL.Options())
            options.webSchemes = given
            #expect(options.webSchemes == all)
            options.webSchemes.remove("wss")
            #expect(options.webSchemes == all)
            #expect(Routing.Configuration(webSchemes: given).webSchemes == all)
        }
        var configuration = Routing.Configuration()
        configuration.webSchemes = ["MyWeb"]
        #expect(configuration.webSchemes == all.union(["myweb"]))
        #expect(configuration.readingOptions.webSchemes == all.union(["myweb"]))
        #expect(try RouteURL("ftp://a.test/x", options: .init(webSchemes: [])).host == "a.test")
    }

    private func expectInvalidHost(_ host: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let error = #expect(throws: RouteURLError.self, sourceLocation: sourceLocation) {
            try RouteURL("http://\(host)/")
        }
        #expect(error?.code == .invalidHost, sourceLocation: sourceLocation)
    }
}
