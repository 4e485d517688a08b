import Testing

@testable import Routing
@testable import RoutingDiagnostics

@Suite struct UnaskedProxyTests {
    @Test(arguments: [
        (["map /a/b", "proxy /a/*"], []), (["map /a/b", "proxy /b/*"], ["idleProxy 2: /b"]),
        (["proxy /"], ["idleProxy 1: /"]), (["map /account/settings/:id", "proxy /account/**"], []),
        (["map /:x/:y/z", "proxy /a/**/c"], ["idleProxy 2: /a/c"]), (["map /:x/**/z", "proxy /a/**"], []),
        (["map app://a", "proxy web://a"], ["idleProxy 2: web://a"]), (["map app://a", "proxy /A"], []),
        (["map https://*.example.com/*", "proxy https://a.example.com/b"], []),
        (
            ["map https://*.example.com/*", "proxy https://example.com/b"],
            ["idleProxy 2: https://example.com/b"]
        ),
        (
            ["map https://*:8080/*", "proxy https://*.example.com/b"],
            ["idleProxy 2: https://www.example.com/b"]
        ),
        (["map /a/:x<int>", "proxy /a/:x<alpha>"], ["idleProxy 2: /a/x"]),
        (["map /a/:x<int>", "proxy /a/:x<hex>"], []),
        (["map /a/:x(\\d+)", "proxy /a/:x<uint>"], []),
        (["map /a/:x(\\d+)", "proxy /a/b"], ["idleProxy 2: /a/b"]),
        (["map /a/:x(q{9})", "proxy /a/:x(q{9}r?)"], []),
        (["map /a/:x(q[0-4]{9})", "proxy /a/:x(qqqq[5-9]{9})"], ["may idleProxy 2: /a/qqqq777777777"]),
        (["map /a/f-:x.txt", "proxy /a/:x.html"], ["may idleProxy 2: /a/x.html"]),
        (["map ~^/a", "proxy /b"], ["may idleProxy 2: /b"]),
        (["map ~^/a", "proxy /a"], []), (["map /a", "proxy ~^/a"], []),
        (["map /b", "proxy ~^/a"], ["may idleProxy 2: /a"]),
        (["map /:k<a|b>", "proxy /:k<b|c>"], []), (["map /:k<a|b>", "proxy /:k<c|d>"], ["idleProxy 2: /c"]),
        (["map /:x<int>...", "proxy /a/**"], ["idleProxy 2: /a"]),
        (["map /:x<int>...", "proxy /:y/**/z"], ["idleProxy 2: /x/z"]),
        (["map /:x<int>...", "proxy /**/7"], []), (["map /a [A]", "proxy /a [B]"], []),
    ])
    func aProxyOfNoMapIsFound(lines: [String], expected: [String]) async throws {
        #expect(try await AuditedRouter(lines).findings() == expected)
    }

    private struct Loan: Route {
        static let pattern: RoutePattern = "/books/:id"
        var id: String
        var days: Int
    }

    @Test func aGuardWhoseCodeRefusesTheURLsThatWereTriedIsNotReported() throws {
        let isNew = try RoutePattern("/films/:id", where: ["id": .satisfying { $0 == "new" }])
        let router = Routing()
        router.map("/books/:id") { _ in }
        router.map("/films/:id") { _ in }
        router.protect(Loan.self) { _, _ in .pass }
        router.protect(isNew) { _ in .pass }
        #expect(router.audit().isEmpty)
    }

    @Test func hostsFoldWhereCapitalsCount() async throws {
        let audited = try AuditedRouter(
            ["map app://Books", "proxy app://books"], Routing.Configuration(caseSensitive: true))
        #expect(try await audited.findings() == [])
    }

    @Test(arguments: [
        (["map /a/b [A]", "proxy /a/*"], ["unaskedProxy 2 by 1: /a/b [A]"]),
        (["map /a/b", "proxy /a/*"], []),
        (["map /a/b [A]", "proxy /a/* [B]"], []), (["map /a/b [A]", "map /b", "proxy /b"], []),
        (["map /a/b [A] [B]", "map /a/c [B]", "proxy /a/*"], ["unaskedProxy 3 by 2: /a/c [B]"]),
        (["map /a/b [A]", "proxy /a/*", "proxy /a/* [A]"], []),
        (["map /a/b [A] [B]", "proxy /a/*", "proxy /a/* [A]"], ["unaskedProxy 2 by 1: /a/b [B]"]),
        (["map /a/b [A]", "proxy /a/* \"guard\"", "proxy /** \"guard\" [A]"], []),
        (["map /a/b [A]", "proxy /a/*", "proxy /** [A]"], ["unaskedProxy 2 by 1: /a/b [A]"]),
        (
            [
                "map https://b.com/x [A]", "map https://a.com/x [A]", "proxy https://a.com/**",
                "proxy https://b.com/** [A]",
            ],
            ["unaskedProxy 3 by 2: https://a.com/x [A]"]
        ),
        (
            ["map web://a/b [A]", "map app://a/b [A]", "proxy app://a/**", "proxy web://a/** [A]"],
            ["unaskedProxy 3 by 2: app://a/b [A]"]
        ),
    ])
    func aProxyWithoutTagsOverMapsWithTagsIsFound(lines: [String], expected: [String]) async throws {
        #expect(try await AuditedRouter(lines).findings() == expected)
    }

    /// Registers what the test of bypasses is about: a proxy that lets only some in, and another proxy.
    private func guarded(_ tags: [String] = []) -> (Routing, RoutingJournal) {
        let router = Routing()
        router.map("/account", tags: ["Views", "Widgets"]) { _ in }
        router.map("/login") { _ in }
        router.proxy("/account/**", tags: tags) { request in
            request.parameters["user"] == nil ? .redirect(to: "login") : .pass
        }
        return (router, RoutingJournal(router))
    }

    private func bypasses(_ router: Routing, _ journal: RoutingJournal) -> [String] {
        router.audit(knowing: journal.trace).filter { $0.code == .bypassableProxy }.map {
            let (witness, scope) = ($0.witness, $0.scope.joined())
            return "\($0.route.pattern) by \($0.other?.pattern ?? ""): \(witness) [\(scope)]"
        }
    }

    @Test func whatKeepsCallersOutAndIsNotAskedInAScopeIsFound() async throws {
        let (router, journal) = guarded(["Views"])
        try await router.dispatch("account")
        #expect(bypasses(router, journal).isEmpty)
        try await router.dispatch("account?user=1")
        #expect(bypasses(router, journal) == ["/account/** by /account: /account [Widgets]"])
        let finding = try #require(router.audit(knowing: journal.trace).first)
        #expect("\(finding)".contains("goes unasked to the map '/account'"))
        #expect(try await router["Widgets"].dispatch("account").proxies.isEmpty)
        #expect(router.audit().isEmpty)
    }

    @Test func whatRejectsKeepsCallersOut() async throws {
        let router = Routing()
        router.map("/account", tags: ["Views"]) { _ in }
        router.proxy("/account") { _ in .reject("no") }
        let journal = RoutingJournal(router)
        #expect(router.audit(knowing: journal.trace).map(\.code) == [.unaskedProxy])
        _ = try? await router.dispatch("account")
        #expect(router.audit(knowing: journal.trace).map(\.code) == [.bypassableProxy])
    }

    @Test func aRedirectPastWhatKeepsCallersOutIsFound() async throws {
        let (router, journal) = guarded(["Views", "Widgets"])
        router.proxy("/me") { _ in .redirect(to: "account") }
        try await router.dispatch("account")
        try await router.dispatch("account?user=1")
        #expect(bypasses(router, journal).isEmpty)
        #expect(try await router.dispatch("me").route == "account")
        #expect(bypasses(router, journal) == ["/account/** by /me: me []"])
        // A guard is asked again, and is no proxy that can be got round.
        router.protect("/account") { _ in .reject("no") }
        await #expect(throws: RoutingError.self) { try await router.dispatch("me") }
        #expect(bypasses(router, journal).count == 1)
    }

    @Test func aTraceOfSomethingElseSaysNothing() async throws {
        let (other, journal) = guarded()
        try await other.dispatch("account")
        try await other.dispatch("account?user=1")
        #expect(guarded().0.audit(knowing: journal.trace).map(\.code) == [.unaskedProxy])
    }

    @Test func theMapsAreCounted() throws {
        let lines = (1...120).map { "map /a/b\($0) [A]" }
        let router = try AuditedRouter(Array(lines.prefix(7)) + ["proxy /a/*", "proxy /a/b3"]).router
        #expect(router.audit().map { $0.message.contains("a map with tags") } == [true, false])
        #expect(router.audit().map { $0.message.contains("7 maps with tags") } == [false, true])
        let many = try AuditedRouter(lines + ["proxy /a/*"]).router
        #expect(many.audit().map { $0.message.contains("100 or more maps with tags") } == [true])
    }
}
