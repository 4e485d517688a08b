import RoutingPresentation
import Testing

@MainActor
struct AnimatorTests {
    let scene = Scene()

    /// A clock whose sleepers sleep until the test wakes them.
    private final class Sleeping: Clock, @unchecked Sendable {
        typealias Instant = ContinuousClock.Instant
        let (calls, continuation) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
        let start = ContinuousClock.now
        var now: Instant { start }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws {
            #expect(deadline == start + .milliseconds(300))
            await withCheckedContinuation { _ = continuation.yield($0) }
        }
    }

    @Test func aTimedOneEndsTheTransitionWhenItsTimeIsOver() async throws {
        let clock = Sleeping()
        scene.window.animator = TimedAnimator(.milliseconds(300), clock: clock)
        let navigation = scene.showing(scene.navigation("a"))
        navigation.pushViewController(scene.screen("b"), animated: true)
        var sleepers = clock.calls.makeAsyncIterator()
        let sleeper = try #require(await sleepers.next())
        #expect(scene.diary.entries.last == "b.willAppear")
        sleeper.resume()
        await scene.window.settled()
        #expect(scene.diary.entries.last == "b.didAppear")
    }

    @Test func aDurationIsATimedOne() async {
        scene.window.animator = .duration(.zero)
        let navigation = scene.showing(scene.navigation("a"))
        navigation.pushViewController(scene.screen("b"), animated: true)
        await scene.window.settled()
        #expect(scene.diary.entries.last == "b.didAppear")
    }

    @Test func theImmediateOneEndsTheTransitionBeforeTheCallReturns() {
        scene.window.animator = .immediate
        let navigation = scene.showing(scene.navigation("a"))
        navigation.pushViewController(scene.screen("b"), animated: true)
        #expect(scene.diary.entries.last == "b.didAppear")
    }

    @Test func aDrivenOneSaysWhatItWasGiven() throws {
        let navigation = scene.showing(scene.navigation("a"))
        #expect(!scene.animator.advance())
        navigation.pushViewController(scene.screen("b"), animated: true)
        let transition = try #require(scene.animator.inFlight.first)
        #expect(transition.operation == .push)
        #expect(transition.container == navigation.controllerID)
        #expect(scene.animator.advance())
        #expect(scene.animator.inFlight.isEmpty)
    }

    @Test func endingTwiceEndsOnce() async {
        final class Twice: Animator {
            var finished: (@MainActor () -> Void)?
            func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
                self.finished = finished
                finished()
                finished()
            }
        }
        let twice = Twice()
        scene.window.animator = twice
        let navigation = scene.showing(scene.navigation("a"))
        var completions = 0
        navigation.pushViewController(scene.screen("b"), animated: true) { completions += 1 }
        // The next one is in flight when the first one is ended once more.
        let first = twice.finished
        scene.window.animator = scene.animator
        navigation.pushViewController(scene.screen("c"), animated: true) { completions += 1 }
        first?()
        #expect(scene.diary.entries.last == "c.willAppear")
        scene.animator.advance()
        await scene.window.settled()
        #expect(completions == 2)
        #expect(scene.faults.isEmpty)
    }
}
