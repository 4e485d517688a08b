import Foundation
import Routing
import Testing

@testable import RoutingDiagnostics
@testable import Support

/// What an explanation says of trust.
@Suite struct TrustExplanationTests {
    private let router = Routing()
    private let others = RouteOrigin.external(source: "mail")

    private func map(_ pattern: RoutePattern, _ accepting: [RouteOrigin.Kind]?, line: UInt) {
        router.map(pattern, accepting: accepting, perform: { _ in }, fileID: "Shop/Routes.swift", line: line)
    }

    @Test func itSaysWhoWasRefused() {
        map("books/:id", nil, line: 4)
        map("books/new", [.internal], line: 5)
        let page = """
            URL      app://books/new
            from     external (mail)
            read as  scheme app, segments books / new
            proxies  none
            map      books/:id  Shop/Routes.swift:4
                       id  new  capture
            near     map  books/new  accepts internal URLs, and this one is external  Shop/Routes.swift:5
            """
        #expect("\(router.explain("app://books/new", from: others))" == page)
        let explanation = router.explain("app://books/new")
        #expect(explanation.winner?.route.line == 5 && explanation.origin == .internal)
    }

    @Test func whereOnlyRequestsCountAnUnstatedOriginIsExternal() async throws {
        let router = Routing(configuration: Routing.Configuration(externalDefault: .denyUnknown))
        router.map("books/new") { [router] request in
            #expect(request.explain("app://books/new").origin == .internal)
            #expect(request.explain("app://books/new").winner != nil)
            #expect(router.explain("app://books/new").winner == nil)
        }
        let unstated = router.explain("app://books/new")
        #expect(unstated == router.explain("app://books/new", from: .external()))
        #expect(unstated == router.explain("app://books/new", from: nil))
        #expect(unstated.winner == nil && unstated.origin == .external())
        #expect(router.explain("app://books/new", from: .internal).winner != nil)
        #expect(router.routes.count == 1 && router.audit().isEmpty)
        try await router.dispatch("app://books/new", from: .internal)
    }

    @Test func theReasonIsAValue() throws {
        map("books/new", [.internal], line: 5)
        let explanation = router.explain("app://books/new", from: others)
        #expect(explanation.winner == nil && explanation.origin == others)
        let reason = try #require(explanation.others.first?.reason)
        #expect(reason.code == .untrusted && reason.wanted == "internal" && reason.seen == "external")
        let saved = try JSONEncoder().encode(explanation)
        #expect(try JSONDecoder().decode(RouteExplanation.self, from: saved) == explanation)
    }

    @Test func whatAcceptsNobodySaysSo() throws {
        map("books/new", [], line: 5)
        let reason = try #require(router.explain("app://books/new").others.first?.reason)
        #expect(reason.message == "accepts no URLs, and this one is internal")
    }

    @Test func whatWouldBeRefusedAnywayIsNotSuggested() throws {
        map("books/new", [.internal], line: 5)
        let passed = try #require(router.explain("app://boks/new", from: others).others.first)
        #expect(passed.reason.code == .segment && !passed.isNear && passed.suggestion == nil)
        let near = try #require(router.explain("app://boks/new").others.first)
        #expect(near.isNear && near.suggestion == "app://books/new")
    }

    @Test func proxiesAndFallbacksAreThoseThatAccept() {
        router.proxy("/**", accepting: [.internal]) { _ in .pass }
        router.fallback(accepting: [.internal]) { _ in }
        let explanation = router.explain("app://books/new", from: others)
        #expect(explanation.proxies.isEmpty && explanation.fallback == nil)
        #expect(explanation.others.map(\.reason.code) == [.untrusted])
        let own = router.explain("app://books/new")
        #expect(own.proxies.count == 1 && own.fallback != nil)
    }

    @Test func anExplanationWithinAHandlerSaysWhatTheHandlerCouldOpen() async throws {
        map("/secret", [.internal], line: 5)
        router.map("/a") { [router] request in
            [request.explain("/secret").winner, router.explain("/secret").winner].map { $0 == nil }
        }
        #expect(try await router.dispatch("/a", from: others).value(as: [Bool].self) == [true, true])
        #expect(try await router.dispatch("/a").value(as: [Bool].self) == [false, false])
    }

    @Test func anExplanationThatSaysNothingOfItIsOfTheProgramItself() throws {
        let saved = String(decoding: try JSONEncoder().encode(router.explain("/a")), as: UTF8.self)
        #expect(!saved.contains("origin"))
    }
}
