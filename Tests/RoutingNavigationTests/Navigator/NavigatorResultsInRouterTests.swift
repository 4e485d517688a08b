import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// Results of places that a router opens.
@MainActor @Suite struct NavigatorResultsInRouterTests {
    private let router = Routing(configuration: .init(concurrency: .limit(2)))
    private let navigator: Navigator

    init() {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("books") { Modal { Stack { Endpoint("pick(/list)") { Endpoint("pick/:shelf") } } } }
            }
        }
        navigator = Navigator(tree, renderer: RecordingRenderer(), in: router)
    }

    /// Waits for a result, and finishes with 7 when a place shows.
    private func result(
        of url: String,
        in navigator: Navigator? = nil,
        finishingAt shown: String
    ) async throws -> Int? {
        let navigator = navigator ?? self.navigator
        let task = Task { try await navigator.result(of: url, as: Int.self) }
        var states = navigator.states().makeAsyncIterator()
        while await states.next()?.url != shown {}
        await navigator.idle()
        navigator.state.activeLeaf?.destination.finish(with: 7)
        return try await task.value
    }

    @Test func resultsComeThroughARouter() async throws {
        #expect(try await result(of: "pick", finishingAt: "pick") == 7)
    }

    @Test func aURLThatLeadsElsewhereGivesNothing() async throws {
        router.protect("pick") { _ in .redirect(to: "books") }
        #expect(try await navigator.result(of: "pick", as: Int.self) == nil)
        #expect(navigator.state.url == "books")
    }

    @Test func aRedirectToAnotherPlaceOfTheSamePatternLeadsElsewhere() async throws {
        router.protect("pick/novels") { _ in .redirect(to: "pick/poems") }
        #expect(try await navigator.result(of: "pick/novels", as: Int.self) == nil)
        #expect(navigator.state.url == "pick/poems")
    }

    @Test func aRedirectWithinAPlaceThatItsPatternIdentifiesLeadsThere() async throws {
        let tree = NavigationTree<String> {
            Stack { Endpoint("books") { Modal { Endpoint("steps/:number", identity: .pattern) } } }
        }
        let navigator = Navigator(tree, in: router, tags: ["Wizard"])
        router.protect("steps/1") { _ in .redirect(to: "steps/2") }
        #expect(try await result(of: "steps/1", in: navigator, finishingAt: "steps/2") == 7)
    }

    /// A proxy that adds a language or a scheme took the result from every caller.
    @Test(arguments: ["pick?language=de", "app://pick"])
    func aProxyMayRedirectToAnotherURLOfThePlace(_ url: String) async throws {
        router.proxy("pick", tags: ["Views"]) { $0.url.string == url ? .pass : .redirect(to: url) }
        #expect(try await result(of: "pick", finishingAt: url) == 7)
    }

    @Test(arguments: ["pick?language=de", "app://pick"])
    func aGuardMayRedirectToAnotherURLOfThePlace(_ url: String) async throws {
        router.protect("pick") { $0.url.string == url ? .pass : .redirect(to: url) }
        #expect(try await result(of: "pick", finishingAt: url) == 7)
    }

    /// The navigator asks this guard, because the URL that it protects leads to the same place.
    @Test func aGuardOfAnotherURLOfThePlaceMayRedirectToTheNext() async throws {
        var count = 0
        router.protect("pick/list") { @MainActor _ in
            count += 1
            return count > 1 ? .pass : .redirect(to: "pick?language=de")
        }
        #expect(try await result(of: "pick", finishingAt: "pick?language=de") == 7)
    }

    @Test func aGuardMayWaitForThePlaceThatItIsAskedAbout() async throws {
        router.protect("pick") { @MainActor [navigator] request in
            if request.data != nil { return .pass }
            _ = try await navigator.result(of: "pick", as: Int.self, passing: "asked")
            return .pass
        }
        let task = Task { try await navigator.result(of: "pick", as: Int.self) }
        for value in [1, 2] {
            while navigator.results.callers.isEmpty { await Task.yield() }
            navigator.state.activeLeaf?.destination.finish(with: value)
            while !navigator.results.callers.isEmpty { await Task.yield() }
        }
        #expect(try await task.value == 2)
    }
}
