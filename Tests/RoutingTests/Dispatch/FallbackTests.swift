import Routing
import Testing

@testable import Support

/// Which fallback is asked when no map matched.
@Suite struct FallbackTests {
    private let router = Routing()

    private func answer(_ scope: some RouteOpening) async throws -> String? {
        try await scope.dispatch("/nothing").value(as: String.self)
    }

    @Test func aFallbackIsAskedOnlyWhenNoMapMatched() async throws {
        router.fallback { _ in "fallback" }
        router.map("/a") { _ in "map" }
        #expect(try await router.dispatch("/a").value(as: String.self) == "map")
        #expect(try await answer(router) == "fallback")
    }

    @Test func aFallbackStandsOutsideTheOrderOfRegistration() async throws {
        router.map("/a") { _ in "map" }
        router.fallback { _ in "fallback" }
        #expect(try await router.dispatch("/a").value(as: String.self) == "map")
    }

    @Test func withoutAFallbackTheWorkEndsAsNoRoute() async throws {
        #expect(try await failure { try await router.dispatch("/nothing") }.code == .noRoute)
    }

    @Test func theLastSetIsTheOne() async throws {
        router.fallback { _ in "first" }
        router.fallback { _ in "last" }
        #expect(try await answer(router) == "last")
    }

    @Test func theNearestScopeHasTheFallback() async throws {
        router.fallback { _ in "router" }
        router["A"].fallback { _ in "A" }
        router["A"]["B"].fallback { _ in "A and B" }
        #expect(try await answer(router["A"]["B"]) == "A and B")
        #expect(try await answer(router["A"]["C"]) == "A")
        #expect(try await answer(router["A"]) == "A")
        #expect(try await answer(router["B"]) == "router")
        #expect(try await answer(router) == "router")
    }

    @Test func scopesWithTheSameTagsInAnotherOrderAreOneScope() async throws {
        router["A", "B"].fallback { _ in "A or B" }
        #expect(try await answer(router["B", "A"]) == "A or B")
        router["A"]["B"].fallback { _ in "A and B" }
        #expect(try await answer(router["B"]["A"]) == "A and B")
    }

    @Test func anInheritedFallbackIsThatOfTheScopeAsItIsWritten() async throws {
        router["A"].fallback { _ in "A" }
        router["C"].fallback { _ in "C" }
        #expect(try await answer(router["A"]["C"]) == "A")
        #expect(try await answer(router["C"]["A"]) == "C")
    }

    @Test func aFallbackIsDisposable() async throws {
        router.fallback { _ in "router" }
        let uuid = router["A"].fallback { _ in "A" }
        router.dispose(of: uuid)
        #expect(try await answer(router["A"]) == "router")
    }

    @Test func aReplacedFallbackCannotBeDisposedOfAgain() async throws {
        let replaced = router.fallback { _ in "first" }
        router.fallback { _ in "last" }
        router.dispose(of: replaced)
        #expect(try await answer(router) == "last")
    }

    @Test func aFallbackReplacedBeforeItsCallGivesWayToTheNewOne() async {
        let driven = DrivenRouter()
        driven.router.fallback { [seen = driven.seen] _ in seen.record("old") }
        driven.router.open("/nothing")
        #expect(driven.scheduler.count == 1)
        driven.router.fallback { [seen = driven.seen] _ in seen.record("new") }
        // The step is the old one's, which finds itself replaced; the job's task goes on with the new one.
        let log = EventLog(driven.router)
        driven.scheduler.runNext()
        _ = await log.first(.handled)
        #expect(driven.seen.elements == ["new"])
    }

    @Test func theRequestOfAFallbackTellsOfTheURL() async throws {
        router["A"].fallback { request in
            #expect(request.url.string == "/x?y=1")
            #expect(request.parameters == ["y": "1"])
            #expect(request.data as? Int == 7)
            #expect(request.tags == ["A"])
        }
        let uuid = router["A"].fallback { request in request.pattern.description }
        let outcome = try await router["A"].dispatch("/x?y=1", passing: 7)
        #expect(outcome.uuid == uuid)
        #expect(outcome.value(as: String.self) == "/**")
        #expect(outcome.route == "/x")
        #expect(outcome.parameters == ["y": "1"])
    }

    @Test func aFallbackIsAskedAfterTheProxies() async throws {
        let seen = Recorder<String>()
        router.proxy("/**") { _ in
            seen.record("proxy")
            return .pass
        }
        router.fallback { _ in seen.record("fallback") }
        try await router.dispatch("/nothing")
        #expect(seen.elements == ["proxy", "fallback"])
    }
}
