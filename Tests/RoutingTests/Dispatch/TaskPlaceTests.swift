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
        let place = place(in: router, work: 7)
        await TaskPlace.$current.withValue(place) {
            #expect(TaskPlace.ofThisTask === place)
            await Task.yield()
            #expect(TaskPlace.ofThisTask === place)
        }
        #expect(TaskPlace.ofThisTask == nil)
    }

    @Test func aTaskStartedInsideACallStandsNowhereItself() async {
        await TaskPlace.$current.withValue(place(in: router, work: 7)) {
            await Task {
                #expect(TaskPlace.current?.work == 7)
                #expect(TaskPlace.ofThisTask == nil)
            }.value
        }
    }

    @Test func aDetachedTaskKnowsOfNoCall() async {
        await TaskPlace.$current.withValue(place(in: router, work: 7)) {
            await Task.detached { #expect(TaskPlace.current == nil) }.value
        }
    }

    @Test func nobodyStandsInACallThatIsOver() {
        let place = place(in: router, work: 7)
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
        let outermost = place(in: router, work: 1)
        let between = place(in: other, work: 2, outer: outermost)
        let inner = place(in: router, work: 3, outer: between)
        #expect(inner.works(of: ObjectIdentifier(router)) == [3, 1])
        #expect(inner.works(of: ObjectIdentifier(other)) == [2])
        #expect(outermost.works(of: ObjectIdentifier(other)) == [])
    }

    private func place(in router: Router, work: Int, outer: TaskPlace? = nil) -> TaskPlace {
        TaskPlace(dispatcher: ObjectIdentifier(router), work: work, opened: nil, outer: outer)
    }
}
