import Routing
import Testing

@testable import Support

/// URLs that are carried in values of other URLs.
@Suite struct CheckedURLTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let patterns: [RoutePattern]
        let value: String
        let code: RoutingError.Code?

        init(_ patterns: [RoutePattern], _ value: String, _ code: RoutingError.Code? = nil) {
            self.patterns = patterns
            self.value = value
            self.code = code
        }

        var testDescription: String { "\(value) \(code.map { "\($0)" } ?? "is allowed")" }
    }

    static let rows: [Row] = [
        Row(["app://books/**"], "app://books"),
        Row(["app://books/**"], "app://books/7?x=1#top"),
        Row(["app://books/**"], "APP://Books/7"),
        Row(["app://books/**"], "app:/books/7"),
        Row(["app://books/**"], "app://films/7", .untrusted),
        Row(["app://books/**"], "app://books/../films/7"),
        Row(["app://books/**"], "app:/books/../films/7", .untrusted),
        Row(["app://books/**"], "app://books%2Ffilms", .malformedURL),
        Row(["app://books/**"], "other://books/7", .untrusted),
        Row(["app://books/**"], "books/7", .untrusted),
        Row(["app://books/**"], "/books/7", .untrusted),
        Row(["app://books/**"], "https://evil.example/books/7", .untrusted),
        Row(["app://books/**"], "javascript:alert(1)", .untrusted),
        Row(["app://books/**", "app://films/**"], "app://films/7"),
        Row([], "app://books/7", .untrusted),
        Row(["https://example.com/**"], "https://example.com/a"),
        Row(["https://example.com/**"], "https://example.com:443/a"),
        Row(["https://example.com/**"], "http://example.com/a", .untrusted),
        Row(["https://example.com/**"], "https://example.com.evil.example/a", .untrusted),
        Row(["https://example.com/**"], "https://example.com@evil.example/a", .untrusted),
        Row(["https://example.com/**"], "https://evil.example/https://example.com/", .untrusted),
        Row(["https://example.com/**"], "https://evil.example\\@example.com/", .malformedURL),
        Row(["https://example.com/**"], "//example.com/a", .untrusted),
        Row(["https://*.example.com/**"], "https://a.example.com/a"),
        Row(["https://*.example.com/**"], "https://aexample.com/a", .untrusted),
        Row(["https://*/**"], "https://anybody.example/a"),
        Row(["wss://good.example/**"], "wss://good.example:443/x"),
        Row(["wss://good.example/**"], "ws://good.example/x", .untrusted),
        Row(["wss://good.example/**"], "wss://evil.test/good.example/x", .untrusted),
        Row(["wss://good.example/**"], #"wss://evil.test\@good.example/x"#, .malformedURL),
        Row(["wss://good.example/**"], "wss:////evil.test/../good.example/x", .malformedURL),
        Row(["wss://good.example/**"], "wss:evil.test/../good.example/x", .malformedURL),
        Row(["ftp://good.example/**"], #"ftp://evil.test\@good.example/x"#, .malformedURL),
        Row(["ftp://good.example/**"], "ftp:////evil.test/../good.example/x", .malformedURL),
        Row(["app://books/:id<int>"], "app://books/7"),
        Row(["app://books/:id<int>"], "app://books/seven", .untrusted),
        Row(["app://books/**"], "", .malformedURL),
        Row(["app://books/**"], "app://books/%zz", .malformedURL),
    ]

    private func answer(
        to value: String,
        _ patterns: [RoutePattern],
        _ configuration: Routing.Configuration = Routing.Configuration()
    ) async throws -> Result<String, RoutingError> {
        let router = Routing(configuration: configuration)
        router.map("/**") { request -> Result<String, RoutingError> in
            do {
                return .success(try request.url("next", allowing: patterns).string)
            } catch let error as RoutingError {
                return .failure(error)
            }
        }
        var parameters = Parameters()
        parameters["next"] = value
        let outcome = try await router.dispatch(Anything.here, with: parameters, from: .external())
        return try #require(outcome.value(as: Result<String, RoutingError>.self))
    }

    private enum Anything: String {
        case here = "/here"
    }

    @Test(arguments: rows)
    func onlyWhatIsAllowedIsGivenOut(_ row: Row) async throws {
        switch try await answer(to: row.value, row.patterns) {
        case .success(let url): #expect(row.code == nil && url == row.value)
        case .failure(let error): #expect(error.code == row.code)
        }
    }

    @Test func aConditionInCodeIsAsked() async throws {
        let patterns = [try RoutePattern("app://books/:id", where: ["id": .satisfying { $0 == "7" }])]
        #expect(try await answer(to: "app://books/7", patterns).get() == "app://books/7")
        let other = try await answer(to: "app://books/8", patterns)
        #expect(throws: RoutingError.self) { try other.get() }
    }

    @Test func theHostsOfTheConfigurationOpenNothing() async throws {
        let configuration = Routing.Configuration(webHosts: ["example.com"])
        let patterns: [RoutePattern] = ["app://**", "https://example.com/**"]
        let answer = try await answer(to: "https://evil.example/a", patterns, configuration)
        #expect(throws: RoutingError.self) { try answer.get() }
    }

    @Test func theWebSchemesAreThoseOfTheRouter() async throws {
        let configuration = Routing.Configuration(webSchemes: ["app"])
        let isOther = try await answer(to: "app://evil/books", ["app://books/**"], configuration)
        #expect(throws: RoutingError.self) { try isOther.get() }
        let isOwn = try await answer(to: "app://books/a", ["app://books/**"], configuration)
        #expect(try isOwn.get() == "app://books/a")
    }

    @Test func theLastOfSeveralValuesCounts() async throws {
        let router = Routing()
        router.map("/a") { try $0.url("next", allowing: ["app://books/**"]).string }
        let outcome = try await router.dispatch("/a?next=app://films&next=app://books/7")
        #expect(outcome.value(as: String.self) == "app://books/7")
        let fault = try await failure { try await router.dispatch("/a?next=app://books/7&next=app://films") }
        #expect((fault.underlying as? RoutingError)?.code == .untrusted)
    }

    @Test func aMissingParameterIsTold() async throws {
        let router = Routing()
        router.map("/a") { _ = try $0.url("next", allowing: ["app://books/**"]) }
        let fault = try await failure { try await router.dispatch("/a") }
        let error = try #require(fault.underlying as? RoutingError)
        #expect(error.code == .untrusted)
        #expect((error.underlying as? RouteValueError)?.code == .missing)
    }

    @Test func aPatternThatGuardsNoSchemeStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let router = Routing()
            router.map("/a") { _ = try $0.url("next", allowing: ["app://books/**", "/books/**"]) }
            try await router.dispatch("/a?next=app://books/7")
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("'/books/**' would allow URLs of any scheme and host"))
    }

    @Test func anExpressionOverWholeURLsStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let expression = try RoutePattern(regularExpression: "^app://books/")
            let router = Routing()
            router.map("/a") { _ = try $0.url("next", allowing: [expression]) }
            try await router.dispatch("/a")
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("would allow URLs of any scheme and host"))
    }
}
