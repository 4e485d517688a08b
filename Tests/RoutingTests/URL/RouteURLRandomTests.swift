import Testing

@testable import Routing
@testable import Support

/// Checks that reading is total: every text gives a URL that keeps its promises, or an error that does.
@Suite struct RouteURLRandomTests {
    @Test(arguments: RandomText.seeds(4))
    func anyTextGivesAURLOrAnError(_ seed: UInt64) {
        var texts = RandomText(seed: seed)
        var accepted = 0
        for _ in 0..<1500 {
            let text = texts.next()
            do {
                check(try RouteURL(text), seed)
                accepted += 1
            } catch {
                check(error as? RouteURLError, about: text, seed)
            }
        }
        #expect((100..<1400).contains(accepted), "both outcomes are needed; seed \(seed)")
    }

    @Test(arguments: [
        "/", "%2e%2e/", "%2E/", "&", "=", "@", ":", "a/", "é", "?", "#", "+", "%C3%A9", "a=&", "/..",
    ])
    func textOf8KBMadeOfOnePieceIsRead(_ piece: String) throws {
        let count = 8192 - "https://a.test/?".utf8.count
        let filler = String(repeating: piece, count: count / piece.utf8.count)
        for start in ["/a/", "app:", "app://a/", "app://a?", "/#", "https://a.test/", "https://a.test/?"] {
            check(try RouteURL(start + filler), 0)
        }
    }

    @Test func eightKilobytesOfUserInfoAreDropped() throws {
        let filler = String(repeating: "@", count: 8000)
        #expect(try RouteURL("app://\(filler)a/b").segments == ["a", "b"])
        #expect(try RouteURL("https://\(filler)a.test/b").host == "a.test")
    }

    @Test func eightKilobytesOfDotSegmentsStayUnderTheRoot() throws {
        let filler = String(repeating: "/%2e%2e", count: 1000)
        #expect(try RouteURL("app://a\(filler)/b").segments == ["a", "b"])
        #expect(try RouteURL("/a/a\(filler)/b").segments == ["b"])
    }

    private func check(_ url: RouteURL, _ seed: UInt64) {
        let about: Comment = "seed \(seed): \(url.string.debugDescription)"
        #expect(url.segments.allSatisfy { !["", ".", ".."].contains($0) }, about)
        #expect(url.string.utf8.starts(with: url.route.utf8), about)
        #expect(!url.route.utf8.contains { $0 == ascii("?") || $0 == ascii("#") }, about)
        let isWeb = ["http", "https", "ws", "wss", "ftp"].contains(url.scheme)
        #expect((url.host != nil) == isWeb, about)
        if let host = url.host { #expect(host.isExactly(host.lowercased()) && !host.isEmpty, about) }
        if let scheme = url.scheme { #expect(scheme.isExactly(scheme.lowercased()), about) }
        #expect((url.fragment != nil) == url.string.utf8.contains(ascii("#")), about)
    }

    private func check(_ error: RouteURLError?, about text: String, _ seed: UInt64) {
        let about: Comment = "seed \(seed): \(text.debugDescription)"
        guard let error else {
            Issue.record("another error, \(about)")
            return
        }
        #expect(error.text.isExactly(text), about)
        #expect((0...text.utf8.count).contains(error.offset), about)
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3, about)
        #expect(lines.last?.last == "^", about)
    }
}
