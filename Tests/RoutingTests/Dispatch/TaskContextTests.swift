import Testing

@testable import Routing
@testable import Support

@Suite struct TaskContextTests {
    private final class Router: Sendable {}

    private let router = Router()
    private let other = Router()

    @Test func aTaskOutsideEveryCallStandsNowhere() {
        #expect(TaskContext.ofThisTask == nil)
    }

    @Test func theTaskOfACallStandsInIt() async {
        let place = place(in: router, job: 7)
        await TaskContext.$current.withValue(place) {
            #expect(TaskContext.ofThisTask === place)
            await Task.yield()
            #expect(TaskContext.ofThisTask === place)
        }
        #expect(TaskContext.ofThisTask == nil)
    }

    @Test func aTaskStartedInsideACallStandsNowhereItself() async {
        await TaskContext.$current.withValue(place(in: router, job: 7)) {
            await Task {
                #expect(TaskContext.current?.job == 7)
                #expect(TaskContext.ofThisTask == nil)
            }.value
        }
    }

    @Test func aDetachedTaskKnowsOfNoCall() async {
        await TaskContext.$current.withValue(place(in: router, job: 7)) {
            await Task.detached { #expect(TaskContext.current == nil) }.value
        }
    }

    @Test func nobodyStandsInACallThatIsOver() {
        let place = place(in: router, job: 7)
        TaskContext.$current.withValue(place) {
            place.end()
            #expect(TaskContext.current === place)
            #expect(TaskContext.ofThisTask == nil)
        }
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

    @Test func theWorksOfARouterAreListedFromTheInsideOut() {
        let outermost = place(in: router, job: 1)
        let between = place(in: other, job: 2, outer: outermost)
        let inner = place(in: router, job: 3, outer: between)
        #expect(inner.jobs(of: ObjectIdentifier(router)) == [3, 1])
        #expect(inner.jobs(of: ObjectIdentifier(other)) == [2])
        #expect(outermost.jobs(of: ObjectIdentifier(other)) == [])
    }

    private func place(in router: Router, job: Int, outer: TaskContext? = nil) -> TaskContext {
        TaskContext(dispatcher: ObjectIdentifier(router), job: job, opened: nil, outer: outer)
    }
}
