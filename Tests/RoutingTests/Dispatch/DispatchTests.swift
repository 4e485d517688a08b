import Foundation
import Routing
import RoutingTesting
import Testing

@testable import Support

/// `dispatch`: `open` with an end.
@Suite struct DispatchTests {
    private struct Failure: Error, Equatable {}

    private let router = Routing()

    @Test func dispatchReturnsWhenTheHandlerHasCompleted() async throws {
        let kept = Recorder<Completed>()
        let returned = Signal()
        router.map("/a") { _, _, _, completed in kept.record(completed) }
        let dispatched = Task { [router] in
            try await router.dispatch("/a")
            returned.fire()
        }
        let completed = await kept.takeFirst()
        #expect(!returned.hasFired)
        completed()
        try await dispatched.value
        #expect(returned.hasFired)
    }

    @Test func theOutcomeTellsWhatHappened() async throws {
        let passing = router.proxy(
            "/old/*",
            name: "pass",
            decide: { _ in .pass },
            fileID: "App/A.swift",
            line: 7)
        let uuid = router.map("/new/:id") { request in [request.parameters["id"]] }
        let redirecting = router.proxy("/old/:id") { _ in .redirect(to: "/new/2?x=1#top") }
        let asked = router.proxy("/*") { _ in .pass }

        let outcome = try await router.dispatch("/old/1")

        #expect(outcome.route == "/new/2")
        #expect(outcome.uuid == uuid)
        #expect(outcome.parameters == ["id": "2", "x": "1"])
        #expect(outcome.value(as: [String?].self) == ["2"])
        #expect(outcome.value(as: Int.self) == nil)
        #expect(outcome.proxies.map(\.uuid) == [asked, redirecting])
        #expect(outcome.proxies.map(\.decision.passes) == [true, false])
        #expect(outcome.proxies.map(\.decision.redirection) == [nil, "/new/2?x=1#top"])
        #expect(outcome.proxies.map(\.pattern) == ["/*", "/old/:id"])
        #expect(!outcome.proxies.contains { $0.uuid == passing })
    }

    @Test func theOutcomeNamesProxies() async throws {
        router.map("/a") { _ in }
        router.proxy("/a", name: "pass", decide: { _ in .pass }, fileID: "App/A.swift", line: 7)
        let proxy = try #require(try await router.dispatch("/a").proxies.first)
        #expect(proxy.name == "pass")
        #expect(proxy.sourceLine.description == "App/A.swift:7")
    }

    @Test func aClassicHandlerGivesNoValue() async throws {
        router.map("/a") { _, _, _, completed in completed() }
        #expect(try await router.dispatch("/a").value == nil)
    }

    @Test func anAsyncHandlerThatReturnsNothingGivesNoValue() async throws {
        router.map("/a") { _ in }
        #expect(try await router.dispatch("/a").value == nil)
    }

    @Test func theDurationCountsFromTheDispatch() async throws {
        let clock = DrivenClock()
        let router = Routing(configuration: Routing.Configuration(clock: clock))
        clock.advance(by: .seconds(5))
        router.map("/a") { _ in clock.advance(by: .seconds(2)) }
        router.proxy("/a") { _ in
            clock.advance(by: .seconds(1))
            return .pass
        }
        #expect(try await router.dispatch("/a").duration == .seconds(3))
    }

    @Test func urlsAreDispatchedAsTheirText() async throws {
        router.map("/a/:x") { _ in }
        let url = try #require(URL(string: "app:/a/%C3%A9"))
        #expect(try await router.dispatch(url, passing: 7).parameters == ["x": "é"])
    }

    @Test func aTextThatIsNoURLThrowsMalformedURL() async throws {
        let log = EventLog(router)
        let error = try await failure { try await router.dispatch("app://%zz") }
        #expect(error.code == .malformedURL)
        #expect((error.underlying as? RouteURLError)?.code == .invalidEscape)
        #expect(log.kinds == [.malformed])
    }

    @Test func whatAHandlerThrowsIsUnderneathHandlerFailed() async throws {
        let uuid = router.map("/a") { _ in throw Failure() }
        let log = EventLog(router)
        let error = try await failure { try await router.dispatch("/a") }
        #expect(error.code == .handlerFailed)
        #expect(error.underlying is Failure)
        #expect(log.kinds == [.opened, .failed])
        #expect(log.events.last?.uuid == uuid)
    }

    @Test func whatAProxyThrowsIsUnderneathHandlerFailed() async throws {
        router.map("/a") { _ in Issue.record("the work had ended") }
        router.proxy("/a") { _ in throw Failure() }
        let error = try await failure { try await router.dispatch("/a") }
        #expect(error.code == .handlerFailed)
        #expect(error.underlying is Failure)
    }

    @Test func aRejectionWithAReasonThrowsRejected() async throws {
        router.map("/a") { _ in Issue.record("the work had ended") }
        router.proxy("/a") { _ in
            Issue.record("the proxies had ended")
            return .pass
        }
        router.proxy("/a") { _ in .reject("not today") }
        let error = try await failure { try await router.dispatch("/a") }
        #expect(error.code == .rejected)
        #expect(error.message.contains("not today"))
        #expect(error.underlying == nil)
    }

    @Test func aRejectionWithAnErrorHasItUnderneath() async throws {
        router.proxy("/a") { _ in .reject(Failure()) }
        let error = try await failure { try await router.dispatch("/a") }
        #expect(error.code == .rejected)
        #expect(error.underlying is Failure)
    }

    @Test func aRejectionWithARoutingErrorIsStillRejected() async throws {
        let other = Routing()
        router.proxy("/a") { request in
            do {
                try await other.dispatch(request.route)
                return .pass
            } catch {
                return .reject(error)
            }
        }
        let error = try await failure { try await router.dispatch("/a") }
        #expect(error.code == .rejected)
        #expect((error.underlying as? RoutingError)?.code == .noRoute)
    }

    @Test func rejectionsForRejectionsDoNotDouble() async throws {
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(20)))
        router.proxy("/:level<int>") { request in
            let level = Int(request.parameters["level"] ?? "") ?? 0
            if level == 0 { return .reject("not today") }
            do {
                try await request.dispatch("/\(level - 1)")
                return .pass
            } catch {
                return .reject(error)
            }
        }
        let error = try await failure { try await router.dispatch("/16") }
        #expect(error.message == "not today")
        #expect("\(error)".utf8.count < 1_000)
    }

    @Test func theRouterGoesOnAfterEveryFailure() async throws {
        router.map("/fails") { _ in throw Failure() }
        router.proxy("/rejects") { _ in .reject("no") }
        router.map("/a") { _ in "next" }
        for url in ["/fails", "/rejects", "/nothing", "%zz"] {
            _ = try await failure { try await router.dispatch(url) }
            #expect(try await router.dispatch("/a").value(as: String.self) == "next")
        }
    }
}
