import Dispatch
import Testing

@testable import Routing
@testable import Support

/// The order of the calls of several jobs, and the owners that the threads of these jobs have tested.
@Suite struct OutgoingCallsTests {
    private final class Owner: RouteOwner, Sendable {}

    private static func hop(_ number: Int) throws -> DeferredEffects.Hop {
        let job = Job(
            try RouteURL("/"), in: TagFilter(), from: .internal, data: nil, cause: nil, isAwaited: false)
        job.number = number
        return DeferredEffects.Hop(queue: .main, job: job)
    }

    @Test func hopsWaitBehindOneThatIsNotReady() throws {
        var line = OutgoingCalls()
        #expect(line.append(try Self.hop(1), isReady: true) == nil)
        let second = try #require(line.append(try Self.hop(2), isReady: false))
        let third = try #require(line.append(try Self.hop(3), isReady: false))
        #expect(line.append(try Self.hop(4), isReady: true) == nil)
        #expect(line.popFirst()?.job.number == 1)
        #expect(line.popFirst() == nil)
        line.makeReady(third)
        #expect(line.popFirst() == nil)
        line.makeReady(second)
        #expect([line.popFirst(), line.popFirst(), line.popFirst()].map { $0?.job.number } == [2, 3, 4])
        #expect(line.popFirst() == nil)
    }

    /// A scheduler whose queues take a step at once: the call could begin before the opening thread goes on.
    private struct EagerScheduler: Scheduler {
        let live = LiveScheduler()
        let willHop: @Sendable () -> Void

        func hop(to queue: DispatchQueue, _ step: @escaping @Sendable () -> Void) {
            willHop()
            live.hop(to: queue, step)
        }

        func start(_ operation: @escaping @Sendable () async -> Void) -> Cancel { live.start(operation) }

        func wait(
            _ duration: Duration,
            on clock: any Clock<Duration>,
            then step: @escaping @Sendable () -> Void
        ) -> Cancel {
            live.wait(duration, on: clock, then: step)
        }
    }

    @Test(arguments: [1, 2, 8])
    func noOwnerIsRetainedWhenACallReachesItsQueue(limit: Int) async {
        let owner = Box(Owner())
        weak let observed = owner.value
        let retained = Recorder<Bool>()
        let scheduler = EagerScheduler {
            owner.put(nil)
            retained.record(observed != nil)
        }
        let configuration = Routing.Configuration(concurrency: .limit(limit))
        let router = Routing(configuration: configuration, scheduler: scheduler)
        router.map("a", owner: owner.value) { _, _, _, completed in completed() }
        router.open("a")
        await router.idle()
        #expect(retained.elements.first == false)
    }
}
