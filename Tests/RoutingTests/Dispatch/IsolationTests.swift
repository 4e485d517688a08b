import Routing
import Testing

@testable import Support

/// Where async handlers run: in the isolation of the code that they are written in, without annotation.
@Suite struct IsolationTests {
    @MainActor private final class Screen: RouteOwner {
        private(set) var seen: [String] = []

        func register(in router: Routing) {
            router.map("/map", owner: self) { request in
                MainActor.preconditionIsolated()
                self.seen.append("map")
                // Also behind a suspension.
                await Task.yield()
                MainActor.preconditionIsolated()
                return self.seen.count
            }
            router.proxy("/map", owner: self) { _ in
                MainActor.preconditionIsolated()
                self.seen.append("proxy")
                return .pass
            }
            router.fallback { _ in
                MainActor.preconditionIsolated()
                self.seen.append("fallback")
            }
        }
    }

    private actor Library {
        private(set) var seen: [String] = []

        func register(in router: Routing) {
            router.map("/map") { _ in
                self.preconditionIsolated()
                self.seen.append("map")
            }
            router.proxy("/map") { _ in
                self.preconditionIsolated()
                self.seen.append("proxy")
                return .pass
            }
        }
    }

    @Test func handlersWrittenInAMainActorClassRunThere() async throws {
        let router = Routing()
        let screen = Screen()
        await screen.register(in: router)
        let outcome = try await router.dispatch("/map")
        try await router.dispatch("/nothing")
        #expect(outcome.value(as: Int.self) == 2)
        #expect(await screen.seen == ["proxy", "map", "fallback"])
    }

    @Test func handlersWrittenInAnActorRunThere() async throws {
        let router = Routing()
        let library = Library()
        await library.register(in: router)
        try await router.dispatch("/map")
        #expect(await library.seen == ["proxy", "map"])
    }

    /// Liveness is looked at in the handler's isolation: while the main actor is ours, no call can begin.
    @Test @MainActor func aHandlerDisposedOfInItsOwnIsolationIsNotCalledAnyMore() async throws {
        let router = Routing()
        let calls = Recorder<String>()
        let handled = Recorder<String>()
        for _ in 0..<20 {
            router.map("/a") { _ in handled.record("older") }
            let uuid = router.map("/a") { _ in
                MainActor.preconditionIsolated()
                calls.record("disposed of")
            }
            #expect(router.open("/a"))
            // Time for a look that were made outside, too early.
            for _ in 0..<500 { _ = router.canOpen("/a") }
            router.dispose(of: uuid)
            await router.idle()
        }
        #expect(calls.elements.isEmpty)
        #expect(handled.elements.count == 20)
    }

    @Test @MainActor func aHandlerDoesNotRunInTheContextOfWhoeverOpensOrCompletes() async throws {
        let router = Routing()
        let names = Recorder<String?>()
        router.map("/a") { @Sendable _ in names.record(TaskContext.name) }
        router.map("/b") { @Sendable _ in names.record(TaskContext.name) }
        TaskContext.$name.withValue("the caller's") {
            router.open("/a")
            router.open("/b")
        }
        await router.idle()
        #expect(names.elements == [nil, nil])
    }
}

/// A task-local value that the handlers of what is opened must not inherit.
private enum TaskContext {
    @TaskLocal static var name: String?
}
