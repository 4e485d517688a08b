import Routing
import Testing

@testable import Support

/// What shows in a scope: the paragraph on scopes.
@Suite struct ScopeTests {
    private let router = Routing()

    @Test func aScopeSeesEntriesWithAtLeastOneOfItsTags() {
        router.map("x", tags: ["A", "B"]) { _ in }
        #expect(router["A"].canOpen("x"))
        #expect(router["B"].canOpen("x"))
        #expect(router["C", "A"].canOpen("x"))
        #expect(!router["C"].canOpen("x"))
        #expect(!router["C", "a"].canOpen("x"))
    }

    @Test func aNarrowedScopeSeesEntriesWithOneTagOfEach() {
        router.map("a", tags: ["A"]) { _ in }
        router.map("ab", tags: ["A", "B"]) { _ in }
        router.map("ac", tags: ["A", "C"]) { _ in }
        #expect(!router["A"]["B"].canOpen("a"))
        #expect(router["A"]["B"].canOpen("ab"))
        #expect(router["A"]["B", "C"].canOpen("ac"))
        #expect(!router["A"]["B"]["C"].canOpen("ab"))
    }

    @Test func entriesWithoutTagsShowOnTheRouterOnly() {
        router.map("x") { _ in }
        #expect(router.canOpen("x"))
        #expect(router[].canOpen("x"))
        #expect(!router["A"].canOpen("x"))
    }

    @Test func registrationsInAScopeGetItsTags() async throws {
        let scope = router["A", "B"]["C"]
        scope.map("x", tags: ["D"]) { $0.tags }
        scope.proxy("x") { $0.tags == ["A", "B", "C"] ? .pass : .reject("\($0.tags)") }
        let outcome = try await scope.dispatch("x")
        #expect(outcome.value(as: Set<String>.self) == ["A", "B", "C", "D"])
        #expect(outcome.proxies.count == 1)
        #expect(router["D"].canOpen("x"))
    }

    @Test func aScopeIsALiveView() {
        let scope = router["A"]
        #expect(!scope.canOpen("x"))
        let uuid = router.map("x", tags: ["A"]) { _ in }
        #expect(scope.canOpen("x"))
        router.dispose(of: uuid)
        #expect(!scope.canOpen("x"))
    }

    @Test func theNewestInScopeWinsThoughANewerOneIsOutside() async throws {
        router.map("x", tags: ["A"]) { _ in "A" }
        router.map("x", tags: ["B"]) { _ in "B" }
        router.map("x") { _ in "none" }
        #expect(try await router["A"].dispatch("x").value(as: String.self) == "A")
        #expect(try await router["A", "B"].dispatch("x").value(as: String.self) == "B")
        #expect(try await router.dispatch("x").value(as: String.self) == "none")
    }

    @Test func aRequestStaysInTheScopeOfItsWork() async throws {
        router.map("inside", tags: ["A"]) { _ in }
        router.map("outside") { _ in }
        router.map("outer", tags: ["A"]) { request in
            request.canOpen("inside") && !request.canOpen("outside")
        }
        #expect(try await router["A"].dispatch("outer").value(as: Bool.self) == true)
    }
}
