import Dispatch
import Routing
import Testing

@testable import routing_benchmarks

/// Checks that the benchmarks open and dispatch the URLs that the tables describe.
@Suite struct DispatchingTests {
    @Test(arguments: [1, 2, 100])
    func aNestHasAsManyDispatchesAsItSays(count: Int) async throws {
        let router = Routing.nesting()
        #expect(try await router.dispatch("/nest/\(count)").value(as: Int.self) == count)
    }

    @Test(arguments: ScalingOperation.allCases)
    func everyScalingOperationComesToItsEnd(operation: ScalingOperation) async throws {
        try await operation.contestant(20).perform(2)
    }

    @Test func asyncHandlersServeAllPatterns() async throws {
        let corpus = Corpus.wide(100)
        let classic = Routing.serving(corpus, on: .init(label: "handlers"))
        let awaiting = Routing.awaiting(corpus)
        for url in corpus.urls { #expect(awaiting.canOpen(url) == classic.canOpen(url)) }
    }

    @Test func aBatchFromTheMainActorStaysThere() async throws {
        let router = Routing()
        router.map("/main-actor", perform: { @MainActor _ in MainActor.assertIsolated() })
        try await Contestant.dispatchFromMainActor("/main-actor", in: router).perform(2)
    }

    /// A case that dispatches fails if a URL has no map.
    @Test(arguments: [CountedCase.openQuery, .dispatch, .dispatchAsync])
    func countedCasesOpenTheURLsOfRealNames(countedCase: CountedCase) async throws {
        let contestant = try #require(try countedCase.prepare("github_real"))
        try await contestant.perform(contestant.stride)
    }
}
