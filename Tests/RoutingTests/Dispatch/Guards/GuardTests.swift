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

    @Test func guardsAreAskedBeforeProxiesTheLastRegisteredFirst() {
        driven.map("/a")
        driven.protect("/a", as: "older guard")
        driven.protect("/**", as: "newer guard")
        driven.proxy("/a", as: "proxy")
        driven.run("/a")
        #expect(driven.seen.elements == ["newer guard", "older guard", "proxy", "/a"])
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
