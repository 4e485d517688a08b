import Dispatch
import Routing
import Testing

@testable import Support

/// Guards that redirect, and guards of redirects.
@Suite struct GuardRedirectTests {
    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

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

    @Test func dataIsHandedOnThroughRedirects() async throws {
        let router = Routing()
        router.map("/c") { $0.data as? Int }
        router.protect("/a") { _ in .redirect(to: "/b", data: 2) }
        router.protect("/b") { _ in .redirect(to: "/c") }
        #expect(try await router.dispatch("/a", passing: 1).value(as: Int.self) == 2)
    }

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
