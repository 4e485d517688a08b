import RoutingDiagnostics
import Testing

@testable import Routing
@testable import Support

/// What listeners are told when names are hidden.
@Suite struct EventRedactionTests {
    private let driven = DrivenRouter(Routing.Configuration(redacting: ["token"]))
    private var router: Routing { driven.router }

    private struct Fault: Error {}

    private func events(_ log: EventLog) -> [String] {
        log.events.map { "\($0.kind) \($0.route)" + ($0.decision.map { " \($0)" } ?? "") }
    }

    @Test func valuesAreHiddenFromTheOpeningToTheEnd() {
        let log = EventLog(router)
        driven.map("/new/:id", as: "new")
        driven.proxy("/login/:token", as: "old", commit: "/new/7?x=1&token=t")
        driven.run("/login/s3cr3t?page=2")
        #expect(
            events(log) == [
                "registered /new/:id", "registered /login/:token",
                "opened /login/•••?page=2",
                "proxied /login/•••?page=2 redirect to /new/7?x=1&token=•••",
                "redirected /new/7?x=1&token=•••",
                "handled /new/7?x=1&token=•••",
            ])
    }

    @Test func handlersAndOutcomesHaveTheWholeValues() async throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        let log = EventLog(router)
        router.map("/login/:token") { request in request.parameters["token"] ?? "" }
        router.proxy("/old") { _ in .redirect(to: "/login/s3cr3t") }
        let outcome = try await router.dispatch("/old")
        #expect(outcome.value(as: String.self) == "s3cr3t")
        #expect(outcome.route == "/login/s3cr3t")
        #expect(outcome.proxies.map(\.decision.redirection) == ["/login/s3cr3t"])
        #expect(log.events(.handled).map(\.route) == ["/login/•••"])
    }

    @Test func theCallersErrorIsWholeAndTheListenersIsNot() async throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        let log = EventLog(router)
        router.map("/fail") { _ in throw Fault() }
        router.proxy("/reject") { request in .reject("'\(request.url)' is old") }
        let cases: [(String, RoutingError.Code)] = [
            ("/fail?token=s3cr3t", .handlerFailed), ("/reject?token=s3cr3t", .rejected),
            ("/none?token=s3cr3t", .noRoute), ("/a?token=s3cr3t%zz", .malformedURL),
        ]
        for (url, code) in cases {
            let error = try await failure { try await router.dispatch(url) }
            #expect(error.code == code)
            let event = try #require(log.events.last)
            #expect(event.error?.code == code)
            #expect(event.error?.underlying == nil)
            #expect(!"\(event)\(event.error.map { "\($0)" } ?? "")".contains("s3cr3t"))
            if code != .rejected && code != .noRoute { #expect(error.underlying != nil) }
            #expect(code == .handlerFailed || "\(error)".contains("s3cr3t"))
        }
        #expect(
            log.events(.malformed).map(\.error?.message) == [
                "the text is not a URL: invalidEscape at byte 15"
            ])
    }

    @Test func aReasonKeepsItsWordsButForPairsAndErrorsHaveASentence() async throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        let log = EventLog(router)
        router.proxy("/words") { _ in .reject("members only: see /a?token=s3cr3t") }
        router.proxy("/error") { _ in .reject(Fault()) }
        _ = try await failure { try await router.dispatch("/words") }
        _ = try await failure { try await router.dispatch("/error") }
        #expect(
            log.events(.failed).map(\.error?.message) == [
                "members only: see /a?token=•••", "a guard or a proxy rejected the URL",
            ])
        #expect(
            log.events(.proxied).map(\.decision?.rejection?.message)
                == log.events(.failed).map(\.error?.message))
    }

    @Test func sourcesAndNamesOfGatesAreMaskedLikeURLs() async throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        let log = EventLog(router)
        let gate = Gate("for /a?token=s3cr3t")
        router.proxy("/a") { _ in .hold(at: gate) }
        router.open("/a", from: .external(source: "https://h.test/?token=s3cr3t"))
        router.open("/b", from: .external(source: "com.example.mail"))
        let event = await log.first(.held)
        #expect(event.gate == "for /a?token=•••")
        #expect(event.origin?.source == "https://h.test/?token=•••")
        #expect(log.events(.proxied).map(\.decision?.gate?.name) == ["for /a?token=•••"])
        #expect(log.events(.opened).last?.origin?.source == "com.example.mail")
    }

    @Test func aListenerWhoComesWhileAJobIsHeldIsNotToldWhatItsMapCaptures() async throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        let gate = Gate("ready")
        router.map("/login/:token") { _ in }
        router.proxy("/**") { _ in .hold(at: gate) }
        router.open("/login/s3cr3t")
        while gate.pending.isEmpty { await Task.yield() }
        let log = EventLog(router)
        gate.discard()
        #expect(await log.first(.failed).route == "/login/•••")
    }

    @Test func whatNoEntryInPlayCapturesIsShown() {
        let log = EventLog(router)
        driven.map("/login/:token")
        driven.map("/login/:id")
        router["other"].map("/:token") { _, _, _, completed in completed() }
        driven.run("/login/shown")
        driven.run("/logn/shown")
        #expect(log.events(.opened).map(\.route) == ["/login/shown", "/logn/shown"])
    }

    @Test func aJobOfManyProxiesIsMaskedByEach() {
        let log = EventLog(router)
        for number in 0..<100 { driven.proxy("/:token", as: "\(number)") }
        driven.map("/:token", as: "map")
        driven.run("/7")
        #expect(log.events.count > 200)
        #expect(log.events.allSatisfy { $0.origin == nil || $0.route == "/•••" })
    }

    @Test func withoutAListenerThatHidesNamesNoPatternsAreCollected() throws {
        let plain = DrivenRouter()
        let log = EventLog(plain.router)
        let dispatcher = plain.router.scope.dispatcher
        plain.router.map("/a/:token") { _, _, _, completed in completed() }
        plain.router.open("/a/7")
        let url = try RouteURL("/a/7")
        #expect(
            dispatcher.transact { state, after in
                state.patterns(reachedBy: url, in: TagFilter(), &after).isEmpty
            })
        plain.scheduler.runAll()
        #expect(log.events(.handled).map(\.route) == ["/a/7"])
    }

    @Test func whatAnEntryCapturedStaysHiddenWhenItIsGone() {
        let log = EventLog(router)
        driven.map("/login/:id")
        let newest = router.map("/login/:token") { _, _, _, completed in completed() }
        router.proxy("/**") { [weak router] _, _, _, next in
            router?.dispose(of: newest)
            next(nil)
        }
        driven.run("/login/s3cr3t")
        #expect(log.events.suffix(4).map(\.kind) == [.opened, .disposed, .proxied, .handled])
        #expect(log.events.allSatisfy { !$0.description.contains("s3cr3t") })
    }

    @Test func whatAnEntryCapturedOfARedirectStaysHiddenWhenItIsGone() {
        let log = EventLog(router)
        let id = Box<RouteUUID>()
        id.put(
            router.map("/login/:token") { [weak router] _, _, _, completed in
                if let id = id.take() { router?.dispose(of: id) }
                completed()
            })
        driven.proxy("/old", as: "old", commit: "/login/s3cr3t")
        driven.run("/old")
        #expect(log.events.suffix(3).map(\.kind) == [.redirected, .disposed, .handled])
        #expect(log.events(.proxied).map(\.decision?.redirection) == ["/login/•••"])
        #expect(log.events.last?.route == "/login/•••")
    }

    @Test func aListenerWhoComesLateIsNotToldWhatAWorkWasMatchedWith() {
        let kept = Box<Completed>()
        let id = router.map("/login/:token") { _, _, _, completed in kept.put(completed) }
        driven.run("/login/s3cr3t")
        router.dispose(of: id)
        let log = EventLog(router)
        kept.take()?()
        #expect(log.events.map(\.description).count == 1)
        #expect(log.events.map(\.route) == ["/login/•••"])
    }

    @Test func aListenerThatComesLateIsNotToldWhatAProxyBeforeTheGateCaptured() async throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        let gate = Gate("ready")
        router.map("/login/:id") { _ in }
        router.proxy("/**") { _ in .hold(at: gate) }
        let asked = router.proxy("/login/:token") { _ in .pass }
        router.open("/login/s3cr3t")
        while gate.pending.isEmpty { await Task.yield() }
        router.dispose(of: asked)
        let log = EventLog(router)
        gate.discard()
        #expect(await log.first(.failed).route == "/login/•••")
    }

    @Test func aListenerThatComesLateIsNotToldWhatAMapCapturedThatAnotherTookThePlaceOf() {
        let kept = Box<Completed>()
        router.map("/**") { _, _, _, completed in kept.put(completed) }
        let newest = router.map("/login/:token") { _, _, _, completed in completed() }
        router.open("/login/s3cr3t")
        router.dispose(of: newest)
        driven.scheduler.runAll()
        let log = EventLog(router)
        kept.take()?()
        #expect(log.events.map(\.route) == ["/login/•••"])
    }

    @Test func whatGatesSayIsHiddenAndWhatTheyHoldIsWhole() async throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        let log = EventLog(router)
        let gate = Gate("ready")
        router.map("/login/:token") { _ in }
        let proxy = router.proxy("/**") { _ in .hold(at: gate) }
        async let error = failure { try await router.dispatch("/login/s3cr3t") }
        _ = await log.first(.held)
        #expect(gate.pending.map(\.url) == ["/login/s3cr3t"])
        router.dispose(of: proxy)
        gate.discard()
        #expect(try await error.message.contains("s3cr3t"))
        let event = await log.first(.failed)
        #expect(event.error?.message == "the gate discarded the URL")
    }

    @Test func eachListenerHasWhatItHides() {
        let plain = Routing(configuration: Routing.Configuration(), scheduler: driven.scheduler)
        let log = EventLog(plain)
        let journal = RoutingJournal(plain, redacting: ["token"])
        let other = RoutingJournal(plain, redacting: ["id"])
        plain.open("/a?token=s&id=7")
        driven.scheduler.runAll()
        #expect(log.events.map(\.route) == ["/a?token=s&id=7", "/a?token=s&id=7"])
        #expect(journal.records.map(\.route) == ["/a?token=•••&id=7", "/a?token=•••&id=7"])
        #expect(other.records.map(\.route) == ["/a?token=s&id=•••", "/a?token=s&id=•••"])
        withExtendedLifetime((journal, other)) {}
    }

    @Test func withoutNamesErrorsAreWhole() {
        let plain = DrivenRouter()
        let log = EventLog(plain.router)
        plain.run("%zz")
        #expect(log.events.first?.error?.underlying is RouteURLError)
    }

    /// A map skips a text that is too long to try, and a guard with the same pattern does not.
    @Test func aGuardsCaptureIsHiddenWhereAMapOfTheSamePatternIsSkipped() async {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        let log = EventLog(router)
        let pattern: RoutePattern = "/x/:token(\\w+)"
        let secret = String(repeating: "s", count: 300)
        router.map("/x/**") { _ in }
        router.map(pattern) { _ in }
        router.protect(pattern) { _ in .pass }
        router.proxy("/x/short") { _ in .redirect(to: "/x/\(secret)") }
        // An `open` finds the map before the guards.
        router.open("/x/short")
        await router.idle()
        #expect(log.events.last?.kind == .handled)
        #expect(!log.events.contains { $0.description.contains(secret) })
    }
}
