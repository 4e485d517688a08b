import Testing

@testable import Routing
@testable import Support

@Suite struct TaskContextTests {
    private final class Navigator: Sendable {}

    private let navigator = Navigator()
    private let other = Navigator()

    @Test func aTaskOutsideEveryCallStandsNowhere() {
        #expect(TaskContext.ofThisTask == nil)
        #expect(TaskContext.ofThisTask?.runningCall == nil)
    }

    @Test func theTaskOfACallStandsInIt() async throws {
        let router = Routing()
        router.map("/a") { _ in
            let context = try #require(TaskContext.current)
            #expect(TaskContext.ofThisTask === context)
            await Task.yield()
            #expect(TaskContext.ofThisTask === context)
            #expect(TaskContext.ofThisTask?.runningCall?.job.url.string == "/a")
            // What the call starts stands in it no more, though it knows of it.
            await Task {
                #expect(TaskContext.current === context)
                #expect(TaskContext.ofThisTask == nil)
            }.value
            await Task.detached { #expect(TaskContext.current == nil) }.value
        }
        try await router.dispatch("/a")
        #expect(TaskContext.ofThisTask == nil)
    }

    @Test func aCallIsOverWhenItsHandlerHasReturned() async throws {
        let router = Routing()
        let kept = Box<TaskContext>()
        router.map("/a") { _ in
            kept.put(TaskContext.current)
            #expect(TaskContext.ofThisTask?.isOver == false)
        }
        try await router.dispatch("/a")
        #expect(kept.value?.isOver == true)
    }

    @Test func nobodyStandsInARenderingThatIsOver() {
        let place = rendering(1, of: navigator)
        TaskContext.$current.withValue(place) {
            #expect(TaskContext.ofThisTask === place)
            place.endRendering()
            #expect(TaskContext.current === place)
            #expect(TaskContext.ofThisTask == nil)
        }
    }

    @Test func renderingsAreFoundFromTheInsideOut() {
        let outermost = rendering(1, of: navigator)
        let between = rendering(2, of: other, in: outermost)
        let inner = rendering(3, of: navigator, in: between)
        for number in [1, 3] { #expect(inner.isIn(rendering: number, of: ObjectIdentifier(navigator))) }
        #expect(inner.isIn(rendering: 2, of: ObjectIdentifier(other)))
        #expect(!inner.isIn(rendering: 2, of: ObjectIdentifier(navigator)))
        #expect(!outermost.isIn(rendering: 2, of: ObjectIdentifier(other)))
        withExtendedLifetime((outermost, between)) {}
    }

    @Test func theCallAroundARenderingIsTheCallOfItsTask() async throws {
        let router = Routing()
        router.map("/a") { [navigator] _ in
            let outer = try #require(TaskContext.ofThisTask)
            let place = TaskContext(rendering: 1, of: ObjectIdentifier(navigator), in: outer, from: .internal)
            TaskContext.$current.withValue(place) {
                #expect(TaskContext.ofThisTask?.runningCall?.job.url.string == "/a")
            }
        }
        try await router.dispatch("/a")
    }

    @Test func theCauseOfAnOpeningIsLookedForNearby() async throws {
        let router = Routing()
        let log = EventLog(router)
        router.map("/a") { [navigator] _ in
            let call = try #require(TaskContext.ofThisTask)
            let opened = call.opened(in: router.scope.dispatcher)
            var context = call
            let contexts = Recorder<TaskContext>()
            for depth in 1...40 {
                context = TaskContext(
                    rendering: depth, of: ObjectIdentifier(navigator), in: context, from: .internal)
                // A context does not keep the one around it.
                contexts.record(context)
                #expect(context.opened(in: router.scope.dispatcher) == (depth < 16 ? opened : nil))
            }
            return opened
        }
        let outcome = try await router.dispatch("/a")
        #expect(outcome.value(as: Int?.self) != nil)
        _ = log
    }

    @Test func aContextKeepsNeitherTheRouterNorTheURL() async throws {
        final class Data: Sendable {}
        let kept = Box<TaskContext>()
        weak var data: Data?
        do {
            let passed = Data()
            data = passed
            let router = Routing()
            router.map("/a") { _ in kept.put(TaskContext.current) }
            try await router.dispatch("/a", passing: passed)
        }
        #expect(kept.value?.isOver == true)
        #expect(data == nil)
    }

    private func rendering(
        _ number: Int,
        of navigator: Navigator,
        in outer: TaskContext? = nil
    ) -> TaskContext {
        TaskContext(rendering: number, of: ObjectIdentifier(navigator), in: outer, from: .internal)
    }
}
