import Foundation
import Routing
import Testing

@testable import Support

/// Checks how a router reads URLs, as its configuration says, through the public face.
@Suite struct ReadingOptionsTests {
    @Test func literalsFoldUnlessTheRouterIsCaseSensitive() {
        let folding = Routing()
        folding.map("app://push/Login") { _ in }
        #expect(folding.canOpen("APP://PUSH/LOGIN"))

        let sensitive = Routing(configuration: .init(caseSensitive: true))
        sensitive.map("app://Push/Login") { _ in }
        #expect(sensitive.canOpen("APP://PUSH/Login"))
        #expect(!sensitive.canOpen("app://push/login"))
    }

    @Test(arguments: [(false, "a+b"), (true, "a b")])
    func plusInAQueryIsReadAsConfigured(_ decodesPlus: Bool, _ value: String) async throws {
        let router = Routing(configuration: .init(decodesPlusAsSpace: decodesPlus))
        router.map("/a+b/:id") { _ in }
        let outcome = try await router.dispatch("/a+b/c+d?q=a+b")
        #expect(outcome.parameters == ["q": value, "id": "c+d"])
    }

    @Test func webSchemesKeepTheirHostApart() async throws {
        let router = Routing(configuration: .init(webSchemes: ["MyWeb"]))
        router.map("/x/:id") { $0.url.host }
        #expect(try await router.dispatch("MYWEB://b.test/x/7").value(as: String.self) == "b.test")
        #expect(!router.canOpen("other://b.test/x/7"), "the host of another scheme is a segment")
        #expect(router.canOpen("other://x/7"))
        #expect(router.canOpen("https://b.test/x/7"), "what is a web scheme to browsers stays one")
        #expect(!router.canOpen("https://x/7"))
        #expect(!router.canOpen("myweb:x/7"), "a web URL has a host")
    }

    // Apart, so that a pattern that is refused does not stop the other tests.
    @Test func patternsAreReadWithTheWebSchemesOfTheRouter() async {
        await #expect(processExitsWith: .success) {
            let router = Routing(configuration: .init(webSchemes: ["MyWeb"]))
            router.map("myweb://*.a.test/x") { _, _, _, completed in completed() }
            #expect(router.canOpen("myweb://b.a.test/x"))
            #expect(!router.canOpen("myweb://a.test/x"))
            router.proxy("other://:host/y") { _ in .pass }
            router.map("other://:host/y") { _ in }
            #expect(router.canOpen("other://b.test/y"))
        }
    }

    @Test func patternMalformedWithTheWebSchemesOfTheRouterStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            Routing(configuration: .init(webSchemes: ["myweb"])).map("myweb://:host/x") { _ in }
        }
    }

    @Test func webHostsGuardPatternsWithoutAHost() {
        let router = Routing(configuration: .init(webHosts: ["A.test"]))
        router.map("/x") { _ in }
        router.map("https://b.test/y") { _ in }
        #expect(router.canOpen("https://a.test/x"))
        #expect(router.canOpen("app:x"))
        #expect(router.canOpen("https://b.test/y"))
        #expect(!router.canOpen("https://b.test/x"))
        #expect(!router.canOpen("https://a.test:8080/x"))
    }

    @Test func webHostsAreReadLikeTheHostsOfURLs() {
        let router = Routing(configuration: .init(webHosts: ["A.test:443", "[::1]:8080"]))
        router.map("/x") { _ in }
        #expect(router.canOpen("https://a.test/x"))
        #expect(router.canOpen("https://A.TEST:443/x"))
        #expect(router.canOpen("https://[::1]:8080/x"))
        #expect(!router.canOpen("https://[::1]/x"))
    }

    @Test func aURLIsNotAWebHost() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Routing(configuration: .init(webHosts: ["a.test", "https://example.com"]))
        }
        let fault = "'https://example.com' in 'webHosts' is not the host of any URL"
        try expect(result, says: fault, "'example.com:8080'")
    }

    @Test func aHostThatBrowsersRewriteIsNotAWebHost() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Routing(configuration: .init(webHosts: ["bücher.de"]))
        }
        try expect(result, says: "'bücher.de' in 'webHosts'")
    }

    @Test func aHostWithAWildcardIsNotAWebHost() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Routing(configuration: .init(webHosts: ["*.a.test"]))
        }
        try expect(result, says: "'*.a.test' in 'webHosts'")
    }

    @Test func aTextWithASpaceIsNotAWebHost() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Routing(configuration: .init(webHosts: ["a b"]))
        }
        try expect(result, says: "'a b' in 'webHosts'")
    }

    @Test func longerURLsThanConfiguredAreMalformed() async throws {
        let router = Routing(configuration: .init(maximumURLLength: 8))
        router.map("/**") { _ in }
        #expect(router.canOpen("/2345678"))
        #expect(!router.canOpen("/23456789"))
        #expect(!router.open("/23456789"))
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch("/23456789") }
        #expect(error?.code == .malformedURL)
        let underlying = error?.underlying as? RouteURLError
        #expect(underlying?.code == .tooLong)
        #expect(underlying?.offset == 8)
    }

    @Test(arguments: ["", " /x", "/%zz", "/\n", "https:x", "app://../x"])
    func malformedURLIsNotOpened(_ text: String) async throws {
        let router = Routing()
        router.map("/**") { _ in }
        #expect(!router.canOpen(text))
        #expect(!router.open(text))
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch(text) }
        #expect(error?.code == .malformedURL)
        #expect((error?.underlying as? RouteURLError)?.text == text)
        await router.idle()
    }

    @Test(arguments: [
        "app://books/7?name=eliah#documentation", "APP://Books/7", "app:books/7", "/books/7", "books/7/",
        "app://books/a b?q=c d", "app://books/é?q=日本", "app://books/%C3%A9?q=%41", "app://books/a%2Fb",
        "https://a.test/books/7", "https://u:p@A.test:443/books/é", "app://books/x/../7", "app://books//7",
        "app://books/7?a+b=c+d&a+b=e", "app://books/100%25", "app://books/%2541", "app:///books/7",
        "app://other/7", "https://a.test:8080/other", "app://books/7?", "app://books/7#",
    ])
    func aURLIsReadAsItsText(_ text: String) async throws {
        let router = Routing()
        router.map("books/:id") { $0.fragment }
        let url = try #require(URL(string: text))
        #expect(router.canOpen(url) == router.canOpen(text))
        #expect(router.open(url) == router.open(text))
        await router.idle()
        let ofURL = await Result(catching: { try await router.dispatch(url) })
        let ofText = await Result(catching: { try await router.dispatch(text) })
        #expect((try? ofURL.get().parameters) == (try? ofText.get().parameters))
        #expect((try? ofURL.get().value(as: String.self)) == (try? ofText.get().value(as: String.self)))
        #expect(router.canOpen(text) == ((try? ofText.get()) != nil))
    }
}

extension Result where Failure == any Error {
    /// Keeps what an async closure returns or throws.
    fileprivate init(catching body: () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
