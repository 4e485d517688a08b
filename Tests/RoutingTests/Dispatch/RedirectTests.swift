import Routing
import Testing

@testable import Support

/// Where a redirect leads, and whom it passes by.
@Suite struct RedirectTests {
    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func redirectSkipsTheRemainingProxies() {
        driven.map("/b")
        driven.proxy("/a", as: "skipped")
        driven.proxy("/a", as: "redirects", commit: "/b")
        driven.proxy("/a", as: "passes")
        driven.run("/a")
        #expect(driven.seen.elements == ["passes", "redirects", "/b"])
    }

    @Test func aRedirectIsMatchedAgainstMapsOnlySoItCannotLoop() {
        driven.map("/b")
        driven.proxy("/b", as: "of the new URL", commit: "/a")
        driven.proxy("/a", as: "of the old URL", commit: "/b")
        driven.run("/a")
        #expect(driven.seen.elements == ["of the old URL", "/b"])
    }

    @Test func aProxyMayRedirectToTheURLItself() {
        driven.map("/a")
        driven.proxy("/**", as: "proxy", commit: "/a")
        driven.run("/a")
        #expect(driven.seen.elements == ["proxy", "/a"])
    }

    @Test func aRedirectStaysInItsScope() {
        driven.map("/b", tags: ["A"], as: "in scope")
        driven.map("/b", tags: ["B"], as: "in another")
        driven.map("/b", as: "in none")
        driven.proxy("/a", tags: ["A"], as: "proxy", commit: "/b")
        router["A"].open("/a")
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["proxy", "in scope"])
    }

    @Test func aRedirectToNothingEndsUnmatched() async throws {
        let router = Routing()
        router.map("/a") { _ in }
        router.proxy("/a") { _ in .redirect(to: "/nothing?x=1") }
        let log = EventLog(router)
        let error = try await failure { try await router.dispatch("/a") }
        #expect(error.code == .noRoute)
        #expect(log.events(.unmatched).map(\.route) == ["/nothing?x=1"])
    }

    @Test func aRedirectToNothingAsksTheFallback() async throws {
        let router = Routing()
        router.proxy("/a") { _ in .redirect(to: "/nothing?x=1") }
        router.fallback { $0.url.string }
        let outcome = try await router.dispatch("/a")
        #expect(outcome.value(as: String.self) == "/nothing?x=1")
    }

    @Test func aMalformedRedirectFailsAsMalformed() async throws {
        let router = Routing()
        router.map("/a") { _ in }
        router.proxy("/a") { _ in .redirect(to: "%zz") }
        let log = EventLog(router)
        let error = try await failure { try await router.dispatch("/a") }
        #expect(error.code == .malformedURL)
        #expect(error.underlying is RouteURLError)
        #expect(log.events(.malformed).count == 1)
        #expect(log.events(.handled).isEmpty)
    }

    @Test func theHandlerSeesTheNewRouteAndItsFragment() async throws {
        let router = Routing()
        router.map("/b/:id") { request in [request.route, request.fragment, request.pattern.description] }
        router.proxy("/a") { _ in .redirect(to: "/b/7?x=1#new") }
        let outcome = try await router.dispatch("/a#old")
        #expect(outcome.value(as: [String?].self) == ["/b/7", "new", "/b/:id"])
        #expect(outcome.route == "/b/7")
    }

    @Test func theCommitsDataReplacesTheDataEvenWithNothing() {
        let data = Recorder<Int?>()
        router.map("/b") { _, _, passed, completed in
            data.record(passed as? Int)
            completed()
        }
        router.proxy("/a") { _, parameters, passed, next in
            next(("/b", parameters, (passed as? Int).flatMap { $0 == 0 ? nil : $0 + 1 }))
        }
        router.open("/a", passing: 7)
        router.open("/a", passing: 0)
        driven.scheduler.runAll()
        #expect(data.elements == [8, nil])
    }

    @Test func dataLeftOutIsInheritedAndNilClearsIt() async throws {
        let router = Routing()
        router.map("/b") { request in request.data as? Int }
        router.proxy("/inherited") { _ in .redirect(to: "/b") }
        router.proxy("/inherited/parameters") { _ in .redirect(to: "/b", parameters: [:]) }
        router.proxy("/cleared") { _ in .redirect(to: "/b", data: nil) }
        router.proxy("/replaced") { _ in .redirect(to: "/b", data: 8) }
        let expectations = [
            ("/inherited", 7), ("/inherited/parameters", 7), ("/cleared", nil), ("/replaced", 8),
        ]
        for (url, expected) in expectations {
            let outcome = try await router.dispatch(url, passing: 7)
            #expect(outcome.value(as: Int?.self) == .some(expected), "\(url)")
        }
    }
}
