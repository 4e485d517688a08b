import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

/// Waiting for a transition of a user interface of the program's own.
@MainActor
struct PresentationCompletionTests {
    private struct Refusal: Error {}

    @Test func itReturnsWhenTheCompletionIsCalled() async throws {
        var isOver = false
        try await withPresentationCompletion { completion in
            Task {
                isOver = true
                completion(nil)
                completion(Refusal())
            }
        }
        #expect(isOver)
    }

    @Test func itThrowsWhatTheCompletionIsCalledWith() async {
        await #expect(throws: Refusal.self) {
            try await withPresentationCompletion { completion in completion(Refusal()) }
        }
    }

    @Test func aCompletionThatIsLetGoOfKeepsNoCallerWaiting() async {
        let error = await #expect(throws: PresentationError.self) {
            try await withPresentationCompletion { _ in }
        }
        #expect(error?.code == .completionDropped)
    }

    /// A request that waits for a refused transition fails, and holds up neither the navigator nor the router.
    @Test func aPresenterThatIsRefusedFailsItsRequest() async throws {
        let screen = EndpointPresenter<String>.endpoint(
            make: { $0.url ?? "" },
            present: { _, _ in try await withPresentationCompletion { _ in } },
            dismiss: { _, _ in }
        )
        let tree = NavigationTree { Endpoint("today", screen) { Modal { Endpoint("story", screen) } } }
        let router = Routing()
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree), in: router)
        try await router.dispatch("today")
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch("story") }
        #expect((error?.underlying as? PresentationError)?.code == .completionDropped)
        try await router.dispatch("today")
        #expect(navigator.state.url == "today")
    }
}
