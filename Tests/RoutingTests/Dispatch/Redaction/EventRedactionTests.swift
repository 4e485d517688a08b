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
        driven.proxy("/login/:token", as: "old", commit: "/new/s3cr3t?x=1&token=t")
        driven.run("/login/s3cr3t?page=2")
        #expect(
            events(log) == [
                "registered /new/:id", "registered /login/:token",
                "opened /login/•••?page=2",
                "proxied /login/•••?page=2 redirect to /new/•••?x=1&token=•••",
                "redirected /new/•••?x=1&token=•••",
                "handled /new/•••?x=1&token=•••",
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
        router.proxy("/reject") { request in .reject("\(request.parameters["token"] ?? "") is no token") }
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
            if code != .handlerFailed { #expect("\(error)".contains("s3cr3t")) }
        }
        #expect(
            log.events(.malformed).map(\.error?.message) == [
                "a text that was to be opened is no URL: invalidEscape at byte 15"
            ])
        #expect(log.events.compactMap(\.decision?.rejection).map(\.message) == ["••• is no token"])
    }

    @Test func whatAnEntryCapturedStaysHiddenWhenItIsGone() {
        let log = EventLog(router)
        let shadowed = router.map("/login/:token") { _, _, _, completed in completed() }
        driven.map("/login/:id")
        driven.proxy("/login/*", as: "second", commit: "/login/an0ther")
        router.proxy("/**") { [weak router] _, _, _, next in
            router?.dispose(of: shadowed)
            next(nil)
        }
        driven.run("/login/s3cr3t")
        #expect(log.events.suffix(5).map(\.kind) == [.disposed, .proxied, .proxied, .redirected, .handled])
        #expect(log.events.allSatisfy { !$0.description.contains("s3cr3t") })
    }

    @Test func whatAnEntryCapturedOfARedirectStaysHiddenWhenItIsGone() {
        let log = EventLog(router)
        let shadowed = router.map("/login/:token") { _, _, _, completed in completed() }
        router.map("/login/:id") { [weak router] _, _, _, completed in
            router?.dispose(of: shadowed)
            completed()
        }
        driven.proxy("/old", as: "old", commit: "/login/s3cr3t")
        driven.run("/old")
        #expect(log.events.suffix(3).map(\.kind) == [.redirected, .disposed, .handled])
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
        #expect(event.error?.message.contains("'/login/•••' was discarded") == true)
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

    @Test func whatWasFoundIsForgottenWithItsWorks() {
        let log = EventLog(router)
        driven.map("/a/:token")
        for _ in 0..<300 { driven.run("/a/s3cr3t") }
        let dispatcher = router.scope.dispatcher
        #expect(dispatcher.transact { state, _ in state.ledger.count } < 100)
        withExtendedLifetime(log) {}
    }

    @Test func whatWasFoundIsForgottenWithTheLastListener() {
        var log: EventLog? = EventLog(router)
        router.open("/a?token=s")
        let dispatcher = router.scope.dispatcher
        #expect(dispatcher.transact { state, _ in state.ledger.count } == 1)
        #expect(log != nil)
        log = nil
        #expect(dispatcher.transact { state, _ in state.ledger.count } == 0)
        driven.scheduler.runAll()
    }
}
