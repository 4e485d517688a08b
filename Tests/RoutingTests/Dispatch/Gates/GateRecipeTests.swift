import Routing
import Testing

@testable import Support

/// What gates are for.
@Suite struct GateRecipeTests {
    private actor Session {
        struct WrongPassword: Error {}

        private(set) var isActive = false
        private var failures: Int

        init(failures: Int = 0) {
            self.failures = failures
        }

        func logIn() throws {
            failures -= 1
            if failures >= 0 { throw WrongPassword() }
            isActive = true
        }

        func logOut() {
            isActive = false
        }
    }

    private let router = Routing()
    private let seen = Recorder<String>()

    /// The login recipe: held, login opened through the same router, then resumed to the original target.
    private func guardAccount(with session: Session) -> Gate {
        let signedIn = Gate("signed in")
        router.map("/login") { [seen] _ in
            seen.record("/login")
            do {
                try await session.logIn()
                signedIn.open()
            } catch {
                signedIn.discard(with: error)
            }
        }
        router.map("/account/:page") { [seen] request in
            seen.record(request.route)
            return request.data as? Int
        }
        router.proxy("/account/**") { [seen] request in
            if await session.isActive { return .pass }
            seen.record("held")
            if signedIn.pending.isEmpty { request.open("/login") }
            return .hold(at: signedIn)
        }
        return signedIn
    }

    @Test func theOriginalTargetFollowsTheLogin() async throws {
        let signedIn = guardAccount(with: Session())
        let outcome = try await router.dispatch("/account/orders", passing: 7)
        #expect(outcome.route == "/account/orders")
        #expect(outcome.value(as: Int?.self) == 7)
        #expect(seen.elements == ["held", "/login", "/account/orders"])
        #expect(signedIn.isOpen)
    }

    @Test func severalTargetsNeedOneLogin() async throws {
        let router = router
        let session = Session()
        _ = guardAccount(with: session)
        let begun = Signal()
        let goOn = Signal()
        // What opens all three before the first proxy is asked.
        router.map("/begin") { _ in
            begun.fire()
            await goOn.wait()
        }
        router.open("/begin")
        await begun.wait()
        for page in ["a", "b", "c"] { router.open("/account/\(page)") }
        goOn.fire()
        await router.idle()
        #expect(seen.elements.filter { $0 == "/login" } == ["/login"])
        #expect(seen.elements.suffix(3) == ["/account/a", "/account/b", "/account/c"])
    }

    @Test func aLoginThatFailsFailsWhatIsHeld() async throws {
        _ = guardAccount(with: Session(failures: 1))
        let error = try await failure { try await router.dispatch("/account/orders") }
        #expect(error.code == .discarded)
        #expect(error.underlying is Session.WrongPassword)
        try await router.dispatch("/account/orders")
        #expect(seen.elements == ["held", "/login", "held", "/login", "/account/orders"])
    }

    @Test func afterALogoutTheGateHoldsAgain() async throws {
        let session = Session()
        let signedIn = guardAccount(with: session)
        try await router.dispatch("/account/orders")
        await session.logOut()
        signedIn.close()
        try await router.dispatch("/account/orders")
        #expect(seen.elements.filter { $0 == "/login" }.count == 2)
    }

    /// Why a gate: a proxy that waits for the login holds up the very router that is to show it.
    @Test func awaitingTheLoginInTheProxyWouldDeadlock() async throws {
        router.map("/login") { _ in }
        router.map("/account") { _ in }
        router.proxy("/account") { request in
            try await request.dispatch("/login")
            return .pass
        }
        let error = try await failure { try await router.dispatch("/account") }
        #expect((error.underlying as? RoutingError)?.code == .wouldDeadlock)
    }

    @Test func everythingWaitsForTheFirstScreen() async throws {
        let ready = Gate("first screen")
        router.map("/**", tags: ["Views"]) { [seen] request in seen.record(request.url.string) }
        let coldStart = router.proxy("/**", tags: ["Views"]) { _ in ready.isOpen ? .pass : .hold(at: ready) }
        let log = EventLog(router)
        router.open("/link?from=mail")
        async let outcome = router["Views"].dispatch("/widget")
        _ = await log.first(.held, "/widget")
        #expect(seen.elements.isEmpty)
        ready.open()
        router.dispose(of: coldStart)
        #expect(try await outcome.route == "/widget")
        await router.idle()
        #expect(Set(seen.elements) == ["/link?from=mail", "/widget"])
        try await router.dispatch("/later")
        #expect(seen.elements.last == "/later")
    }
}
