import Dispatch
import Routing
import Testing

@testable import Support

/// What a guard is asked about, and when.
@Suite struct GuardTests {
    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func aGuardIsAskedInEveryScope() {
        driven.map("/a", tags: ["A"])
        driven.protect("/a", as: "guard")
        driven.proxy("/a", as: "a proxy without tags")
        router["A"].open("/a")
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["guard", "/a"])
    }

    @Test func whereAGuardIsRegisteredBindsItToNoScope() {
        driven.map("/group/a")
        router["A"].protect("/group/a") { [seen = driven.seen] _, _, _, next in
            seen.record("of a scope")
            next(nil)
        }
        router.group("/group", tags: ["B"]) { group in
            group.protect("a") { [seen = driven.seen] _, _, _, next in
                seen.record("of a group")
                next(nil)
            }
        }
        driven.run("/group/a")
        #expect(driven.seen.elements == ["of a group", "of a scope", "/group/a"])
    }

    /// Whether the interceptor that redirects a URL to itself, with a changed capture, is a guard that was registered before
    /// the one that refuses the new value, or a proxy.
    @Test(arguments: [true, false])
    func aRedirectToTheSameURLIsJudgedAgain(byGuard: Bool) async {
        let router = Routing()
        router.map("app://books/:id") { $0.parameters["id"] }
        let redirect: @Sendable (RouteRequest) -> ProxyDecision = { request in
            if request.parameters["id"] == "-1" { return .pass }
            return .redirect(to: request.url.string, parameters: ["id": "-1"])
        }
        if byGuard { router.protect("app://books/:id") { redirect($0) } }
        router.protect("app://books/:id") { $0.parameters["id"] == "-1" ? .reject : .pass }
        if !byGuard { router.proxy("app://books/:id") { redirect($0) } }
        await #expect(failureCode { try await router.dispatch("app://books/7") } == .rejected)
    }

    @Test func aRedirectToTheSameURLWithOtherDataIsJudgedAgain() async {
        let router = Routing()
        router.map("app://books") { _ in "shown" }
        router.protect("app://books") { $0.data == nil ? .pass : .reject }
        router.proxy("app://books") { .redirect(to: $0.url.string, data: "other") }
        await #expect(failureCode { try await router.dispatch("app://books") } == .rejected)
    }

    @Test func guardsAreAskedBeforeProxiesTheLastRegisteredFirst() {
        driven.map("/a")
        driven.protect("/a", as: "older guard")
        driven.protect("/**", as: "newer guard")
        driven.proxy("/a", as: "proxy")
        driven.run("/a")
        #expect(driven.seen.elements == ["newer guard", "older guard", "proxy", "/a"])
    }

    @Test func aGuardThatIsRegisteredMeanwhileIsAskedBeforeTheGuardsThatAreLeft() async throws {
        let router = Routing()
        let asked = Recorder<String>()
        router.map("a") { _ in asked.record("map") }
        router.proxy("a") { _ in
            asked.record("proxy")
            return .pass
        }
        router.protect("a") { _ in
            asked.record("older guard")
            return .pass
        }
        router.protect("a") { [weak router] _ in
            asked.record("newer guard")
            router?.protect("a") { _ in
                asked.record("newest guard")
                return .pass
            }
            return .pass
        }
        try await router.dispatch("a")
        #expect(asked.elements == ["newer guard", "newest guard", "older guard", "proxy", "map"])
    }

    @Test func guardsThatRegisterGuardsAreEachAskedOnce() async throws {
        let router = Routing()
        let asked = Recorder<Int>()
        router.map("a") { _ in }
        for number in 0..<20 {
            router.protect("a") { [weak router] _ in
                asked.record(number)
                router?.protect("elsewhere") { _ in .pass }
                return .pass
            }
        }
        try await router.dispatch("a")
        #expect(asked.elements == (0..<20).reversed())
    }

    @Test func aProxyCannotRedirectPastAGuard() {
        driven.map("/account")
        driven.map("/login")
        driven.protect("/account", as: "guard", commit: "/login")
        driven.proxy("/a", as: "skipped")
        driven.proxy("/account", as: "of the new URL")
        driven.proxy("/a", as: "proxy", commit: "/account")
        driven.run("/a")
        #expect(driven.seen.elements == ["proxy", "guard", "/login"])
    }

    @Test func aRedirectByAGuardIsOpenedAnew() {
        driven.map("/b")
        driven.protect("/a", as: "guard of a", commit: "/b")
        driven.protect("/b", as: "guard of b")
        driven.proxy("/a", as: "proxy of a")
        driven.proxy("/b", as: "proxy of b")
        driven.run("/a")
        #expect(driven.seen.elements == ["guard of a", "guard of b", "proxy of b", "/b"])
    }

    @Test func aGuardIsAskedOnceAboutAURLThatItLetPass() {
        driven.map("/a")
        driven.protect("/a", as: "guard")
        driven.proxy("/a", as: "proxy", commit: "/a")
        driven.run("/a")
        #expect(driven.seen.elements == ["guard", "proxy", "/a"])
    }

    @Test func aGuardIsAskedAboutAnotherQuery() {
        driven.map("/a")
        driven.protect("/a", as: "guard")
        driven.proxy("/a", as: "proxy", commit: "/a?admin=1")
        driven.run("/a")
        #expect(driven.seen.elements == ["guard", "proxy", "guard", "/a"])
    }

    @Test func aGuardThatSentAURLAwayIsAskedAgainWhenItComesBack() async throws {
        let router = Routing()
        let isActive = Recorder<Bool>()
        router.map("/account") { _ in "shown" }
        router.protect("/account") { _ in isActive.elements.isEmpty ? .redirect(to: "/renew") : .pass }
        router.map("/renew") { _ in "not renewed" }
        router.protect("/renew") { _ in
            isActive.record(true)
            return .redirect(to: "/account")
        }
        let outcome = try await router.dispatch("/account")
        #expect(outcome.value(as: String.self) == "shown")
        #expect(
            outcome.proxies.map { "\($0.kind) \($0.decision)" } == [
                "guard redirect to /renew", "guard redirect to /account", "guard pass",
            ])
    }

    @Test func aFallbackIsProtected() async {
        let router = Routing()
        let seen = Recorder<String>()
        router.fallback { seen.record($0.route) }
        router.protect("/secret/**") { _ in .reject("no") }
        router["A"].open("/secret/1")
        router.open("/secret/2")
        await #expect(failureCode { try await router.dispatch("/secret/3") } == .rejected)
        await router.idle()
        #expect(seen.elements == [])
    }

    @Test func aGuardIsAskedAboutAURLThatNoMapMatches() async throws {
        let router = Routing()
        router.map("/new") { $0.route }
        router.protect("/old") { _ in .redirect(to: "/new") }
        #expect(try await router.dispatch("/old").route == "/new")
    }

    @Test func aGuardOfExternalURLsLetsInternalOnesBy() async throws {
        let router = Routing()
        router.map("/a") { _ in }
        router.protect("/a", accepting: [.external]) { _ in .reject("no") }
        try await router.dispatch("/a")
        await #expect(failureCode { try await router.dispatch("/a", from: .external()) } == .rejected)
    }

    @Test func aGuardThatWasDisposedOfIsNotAsked() {
        driven.map("/a")
        let uuid = driven.protect("/a", as: "guard")
        router.dispose(of: uuid)
        driven.run("/a")
        #expect(driven.seen.elements == ["/a"])
    }

    @Test func aGuardGoesWithItsOwner() {
        final class Session: RouteOwner {}
        var session: Session? = Session()
        driven.map("/a")
        router.protect("/a", owner: session) { [seen = driven.seen] _, _, _, next in
            seen.record("guard")
            next(nil)
        }
        driven.run("/a")
        session = nil
        driven.run("/a")
        #expect(driven.seen.elements == ["guard", "/a", "/a"])
    }
}

/// Guards that are registered while a job runs.
extension GuardTests {
    @Test func aGuardThatAProxyRegistersIsAsked() {
        driven.map("/a")
        router.proxy("/a") { [driven] _, _, _, next in
            driven.protect("/a", as: "late guard")
            next(nil)
        }
        driven.run("/a")
        #expect(driven.seen.elements == ["late guard", "/a"])
    }

    @Test func aGuardIsAskedThatComesWhenTheMapIsOnItsWay() {
        driven.map("/a")
        driven.proxy("/a", as: "proxy")
        router.open("/a")
        while !driven.seen.elements.contains("proxy"), driven.scheduler.runNext() {}
        driven.protect("/a", as: "late guard")
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["proxy", "late guard", "/a"])
    }

    @Test func aGuardIsAskedThatComesWhileConditionsAre() async throws {
        let router = Routing()
        let seen = Recorder<String>()
        let condition = RoutePattern.Constraint.satisfying { [unowned router] _ in
            guard seen.elements.isEmpty else { return true }
            seen.record("condition")
            router.protect("/a") { _ in
                seen.record("guard")
                return .pass
            }
            return true
        }
        router.map(try RoutePattern("/:id", where: ["id": condition])) { _ in seen.record("map") }
        try await router.dispatch("/a")
        #expect(seen.elements == ["condition", "guard", "map"])
    }
}

/// Guards that redirect without end.
extension GuardTests {
    @Test func seventeenRedirectsAreALoop() async throws {
        let router = Routing()
        router.map("/:n") { $0.parameters["n"] }
        router.protect("/:n<int>") { request in
            let number = try #require(request.parameters["n"].flatMap { Int($0) })
            return number == 0 ? .pass : .redirect(to: "/\(number - 1)")
        }
        #expect(try await router.dispatch("/16").value(as: String.self) == "0")
        let error = try await failure { try await router.dispatch("/17") }
        #expect(error.code == .redirectLoop)
        #expect(error.message.hasPrefix("more than 16 redirects in one job: '/17' → '/16' → "))
        #expect(error.message.hasSuffix(" → '/0'"))
    }

    @Test func aProxyAndAGuardThatSendAURLToAndFroEndInALoop() async {
        let router = Routing()
        let log = EventLog(router)
        router.map("/a") { _ in }
        router.map("/b") { _ in }
        router.proxy("/a") { _ in .redirect(to: "/b") }
        router.protect("/b") { _ in .redirect(to: "/a?" + String(repeating: "x", count: 1000)) }
        let error = try? await failure { try await router.dispatch("/a") }
        #expect(error?.code == .redirectLoop)
        #expect((error?.message.count ?? 0) < 2500, "long URLs are cut")
        #expect(log.events(.failed).map(\.error?.code) == [.redirectLoop])
    }
}

/// What guards are given and pass on.
extension GuardTests {
    @Test func aGuardIsGivenWhatTheMapWouldBe() async throws {
        let router = Routing()
        let seen = Recorder<Parameters>()
        router.map("/books/:id") { $0.parameters["page"] }
        router.protect("/*/:key") { request in
            seen.record(request.parameters)
            return .pass
        }
        router.proxy("/a") { request in
            var parameters = request.parameters
            parameters["page"] = "2"
            return .redirect(to: "/books/7?page=1&x=1", parameters: parameters)
        }
        #expect(try await router.dispatch("/a").value(as: String.self) == "2")
        let given = try #require(seen.elements.first)
        #expect(given["id"] == "7" && given["key"] == "7" && given["page"] == "2" && given["x"] == "1")
    }

    @Test func dataIsHandedOnThroughRedirects() async throws {
        let router = Routing()
        router.map("/c") { $0.data as? Int }
        router.protect("/a") { _ in .redirect(to: "/b", data: 2) }
        router.protect("/b") { _ in .redirect(to: "/c") }
        #expect(try await router.dispatch("/a", passing: 1).value(as: Int.self) == 2)
    }

    @Test func aTypedGuardIsGivenTheValue() async throws {
        struct Book: Route {
            static let pattern: RoutePattern = "/books/:id"
            var id: Int
        }
        let router = Routing()
        router.map(Book.self) { book, _ in book.id }
        router.protect(Book.self) { book, _ in book.id < 0 ? .reject("there is none") : .pass }
        #expect(try await router.dispatch("/books/7").value(as: Int.self) == 7)
        await #expect(failureCode { try await router.dispatch("/books/-7") } == .rejected)
    }

    @Test func aRejectionNeedsNoReason() async throws {
        let router = Routing()
        router.map("app://**") { _ in }
        router.protect("app://a/**") { request in .reject }
        router.protect("app://b/:ok") { request in
            if request.parameters["ok"] == "yes" { return .pass }
            return .reject
        }
        let error = try await failure { try await router.dispatch("app://a/b") }
        #expect(error.code == .rejected && error.message == "a guard or a proxy rejected the URL")
        try await router.dispatch("app://b/yes")
        await #expect(failureCode { try await router.dispatch("app://b/no") } == .rejected)
    }

    @Test func namesOfPatternsAreProtected() async {
        enum Place: String {
            case account = "/account"
            case classic = "/classic"
        }
        let router = Routing()
        router.map("/**") { _ in }
        router.protect(Place.account) { _ in .reject("no") }
        router.protect(Place.classic, queue: .global()) { _, _, _, next in next(("/account", [:], nil)) }
        await #expect(failureCode { try await router.dispatch("/account") } == .rejected)
        await #expect(failureCode { try await router.dispatch("/classic") } == .rejected)
    }

    @Test func reportsTellGuardsFromProxies() async throws {
        let router = Routing()
        let log = EventLog(router)
        router.map("/a") { _ in }
        router.proxy("/a") { _ in .pass }
        router.protect("/a", name: "login") { _ in .pass }
        let outcome = try await router.dispatch("/a")
        #expect(outcome.proxies.map(\.kind) == [.guard, .proxy])
        #expect(outcome.proxies.first?.name == "login")
        #expect(log.events(.proxied).map(\.entryKind) == [.guard, .proxy])
    }

    @Test func aGuardThatHoldsIsAskedAgainWhenTheGateOpens() async throws {
        let router = Routing()
        let gate = Gate("signed in")
        let log = EventLog(router)
        router.map("/account") { _ in "shown" }
        router.protect("/account") { [gate] _ in gate.isOpen ? .pass : .hold(at: gate) }
        router.protect("/account", name: "newer") { _ in .pass }
        async let outcome = router.dispatch("/account")
        _ = await log.first(.held)
        gate.open()
        let decisions = try await outcome.proxies.map(\.decision.description)
        #expect(decisions == ["pass", "hold at signed in", "pass", "pass"])
    }
}
