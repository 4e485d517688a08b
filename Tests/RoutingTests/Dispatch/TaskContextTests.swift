import Testing

@testable import Routing
@testable import Support

@Suite struct TaskContextTests {
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

    @MainActor
    @Test func aMarkEndsWithItsOperation() async {
        let kept = Box<TaskContext>()
        await TaskContext.withMark(1) {
            #expect(TaskContext.marks(Int.self) == [1])
            kept.put(TaskContext.ofThisTask)
        }
        TaskContext.$current.withValue(kept.value) {
            #expect(TaskContext.current != nil)
            #expect(TaskContext.ofThisTask == nil)
            #expect(TaskContext.marks(Int.self) == [])
        }
    }

    @MainActor
    @Test func marksAreFoundFromTheInsideOut() async {
        await TaskContext.withMark(1) {
            await TaskContext.withMark("a") {
                await TaskContext.withMark(2) {
                    #expect(TaskContext.marks(Int.self) == [2, 1])
                    #expect(TaskContext.marks(String.self) == ["a"])
                }
            }
        }
    }

    @MainActor
    @Test func aTaskThatIsOnlyStartedInsideHasNoMark() async {
        await TaskContext.withMark(1) {
            await Task { #expect(TaskContext.marks(Int.self) == []) }.value
        }
    }

    @MainActor
    @Test func theMarksOfATaskReachTheHandlersThatItWaitsFor() async throws {
        let router = Routing()
        router.map("/a") { _ in TaskContext.marks(Int.self) }
        let outcome = try await TaskContext.withMark(1) { try await router.dispatch("/a") }
        #expect(outcome.value(as: [Int].self) == [1])
    }

    @Test func theCallAroundARenderingIsTheCallOfItsTask() async throws {
        let router = Routing()
        router.map("/a") { _ in
            let outer = try #require(TaskContext.ofThisTask)
            let place = TaskContext(1, in: outer, from: .internal)
            TaskContext.$current.withValue(place) {
                #expect(TaskContext.ofThisTask?.runningCall?.job.url.string == "/a")
            }
        }
        try await router.dispatch("/a")
    }

    @Test func theCauseOfAnOpeningIsLookedForNearby() async throws {
        let router = Routing()
        let log = EventLog(router)
        router.map("/a") { _ in
            let call = try #require(TaskContext.ofThisTask)
            let opened = call.opened(in: router.scope.dispatcher)
            var context = call
            let contexts = Recorder<TaskContext>()
            for depth in 1...40 {
                context = TaskContext(depth, in: context, from: .internal)
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
}
