import Testing

@testable import Routing
@testable import Support

@Suite struct TaskPlaceTests {
    private final class Router: Sendable {}

    private let router = Router()
    private let other = Router()

    @Test func aTaskOutsideEveryCallStandsNowhere() {
        #expect(TaskPlace.ofThisTask == nil)
    }

    @Test func theTaskOfACallStandsInIt() async {
        let place = place(in: router, job: 7)
        await TaskPlace.$current.withValue(place) {
            #expect(TaskPlace.ofThisTask === place)
            await Task.yield()
            #expect(TaskPlace.ofThisTask === place)
        }
        #expect(TaskPlace.ofThisTask == nil)
    }

    @Test func aTaskStartedInsideACallStandsNowhereItself() async {
        await TaskPlace.$current.withValue(place(in: router, job: 7)) {
            await Task {
                #expect(TaskPlace.current?.job == 7)
                #expect(TaskPlace.ofThisTask == nil)
            }.value
        }
    }

    @Test func aDetachedTaskKnowsOfNoCall() async {
        await TaskPlace.$current.withValue(place(in: router, job: 7)) {
            await Task.detached { #expect(TaskPlace.current == nil) }.value
        }
    }

    @Test func nobodyStandsInACallThatIsOver() {
        let place = place(in: router, job: 7)
        TaskPlace.$current.withValue(place) {
            place.end()
            #expect(TaskPlace.current === place)
            #expect(TaskPlace.ofThisTask == nil)
        }
    }

    @Test func aCallIsOverWhenItsHandlerHasReturned() async throws {
        let router = Routing()
        let kept = Box<TaskPlace>()
        router.map("/a") { _ in
            kept.put(TaskPlace.current)
            #expect(TaskPlace.ofThisTask?.isOver == false)
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

    private func place(in router: Router, job: Int, outer: TaskPlace? = nil) -> TaskPlace {
        TaskPlace(dispatcher: ObjectIdentifier(router), job: job, opened: nil, outer: outer)
    }
}
