import Testing

@testable import Routing
@testable import Support

/// What a search for a circle of waiting looks at.
@Suite struct DeadlockSearchTests {
    /// A router all of whose places are taken by calls.
    private struct FullRouter {
        let router: Routing
        let calls: [TaskContext.RunningCall]

        init(_ count: Int) throws {
            router = Routing(configuration: Routing.Configuration(concurrency: .limit(count)))
            router.map("/*") { _ in }
            let dispatcher = router.scope.dispatcher
            calls = try (0..<count).map { _ in
                let job = try Self.job(in: dispatcher)
                dispatcher.transact { state, after in _ = state.open(job, &after) }
                return Self.begin(job, in: dispatcher)
            }
        }

        private static func job(in dispatcher: Dispatcher) throws -> Job {
            let url = try RouteURL("/job")
            return dispatcher.job(url, TagFilter(), .internal, nil, cause: nil, isAwaited: true)
        }

        private static func begin(_ job: Job, in dispatcher: Dispatcher) -> TaskContext.RunningCall {
            _ = dispatcher.look { _, _ in job.phase.advance(.begun(job.phase.call, .async)) }
            return TaskContext.RunningCall(job: job, dispatcher: dispatcher, call: job.phase.call)
        }

        /// Begins the call of a job that has got its turn.
        func begin(_ job: Job) -> TaskContext.RunningCall { Self.begin(job, in: router.scope.dispatcher) }

        /// Ends a call, so that the job that has waited longest has its turn.
        func end(_ caller: TaskContext.RunningCall) {
            caller.dispatcher.transact { state, after in
                _ = state.advance(caller.job, .answered(caller.call, .ends(.handled)), &after)
            }
        }

        /// Lets a call wait for a job in the queue, without a look for circles.
        func open(awaitedBy caller: TaskContext.RunningCall) throws -> Job {
            let dispatcher = router.scope.dispatcher
            let job = try Self.job(in: dispatcher)
            caller.begin(.job(job, dispatcher))
            dispatcher.transact { state, after in
                _ = state.open(job, &after)
                if caller.dispatcher === dispatcher, job.needsPlace {
                    state.blocked.note(caller.job, waitsFor: job)
                }
            }
            return job
        }

        func visits(lookingAt job: Job, isStuck: Bool) -> Int {
            var search = DeadlockSearch()
            #expect(search.isStuck(job, of: router.scope.dispatcher) == isStuck)
            return search.visits
        }
    }

    @Test(arguments: [1, 10, 1_000]) func aRouterThatWaitsForItselfIsSeenAtOnce(count: Int) throws {
        let full = try FullRouter(count)
        let jobs = try full.calls.map { try full.open(awaitedBy: $0) }
        let last = try #require(jobs.last)
        #expect(full.visits(lookingAt: last, isStuck: true) == 2, "the job and the place that it needs")
        let caller = try #require(full.calls.last)
        _ = caller.end()
        #expect(full.visits(lookingAt: last, isStuck: false) == 2)
    }

    @Test(arguments: [1, 10, 1_000]) func oneThatWaitsElsewhereIsFoundAmongManyThatDoNot(count: Int) throws {
        let (full, other) = (try FullRouter(count + 1), try FullRouter(1))
        let jobs = try full.calls.dropLast().map { try full.open(awaitedBy: $0) }
        let caller = try #require(full.calls.last)
        _ = try other.open(awaitedBy: caller)
        let job = try #require(jobs.first)
        #expect(full.visits(lookingAt: job, isStuck: false) <= 6)
    }

    @Test(arguments: [1, 10, 1_000]) func eachJobOfACircleIsLookedAtOnce(count: Int) throws {
        let (one, other) = (try FullRouter(count), try FullRouter(count))
        _ = try other.calls.map { try one.open(awaitedBy: $0) }
        let jobs = try one.calls.map { try other.open(awaitedBy: $0) }
        let job = try #require(jobs.last)
        // Each call itself and the job that it waits for, and once the place that these need in each router.
        #expect(other.visits(lookingAt: job, isStuck: true) == 2 + 2 * 2 * count)
    }

    /// Jobs that wait for jobs that wait, so many deep, until there is no place.
    @Test(arguments: [1, 10, 500], [1, 2, 5]) func howDeepTheJobsWaitMakesNoDifference(count: Int, depth: Int)
        throws
    {
        let full = try FullRouter(count * depth)
        var (outer, idle) = (full.calls.prefix(count), full.calls.dropFirst(count))
        var jobs = try outer.map { try full.open(awaitedBy: $0) }
        for _ in 1..<depth {
            for caller in idle.prefix(count) { full.end(caller) }
            idle = idle.dropFirst(count)
            outer = jobs.map(full.begin)[...]
            jobs = try outer.map { try full.open(awaitedBy: $0) }
        }
        let last = try #require(jobs.last)
        #expect(full.visits(lookingAt: last, isStuck: true) == 2, "the job and the place that it needs")
        full.end(try #require(outer.last))
        #expect(full.visits(lookingAt: last, isStuck: false) <= 2)
    }

    @Test func aJobThatWaitedForOneThatHasEndedFreesItsPlace() throws {
        let full = try FullRouter(2)
        let jobs = try full.calls.map { try full.open(awaitedBy: $0) }
        let dispatcher = full.router.scope.dispatcher
        dispatcher.transact { state, after in _ = state.advance(jobs[0], .cancelled, &after) }
        #expect(full.visits(lookingAt: jobs[1], isStuck: false) == 2)
    }

    @Test func aNodeThatSeveralNeedCountsForEach() throws {
        let (idle, middle, last) = (try FullRouter(2), try FullRouter(1), try FullRouter(1))
        for caller in middle.calls { _ = try last.open(awaitedBy: caller) }
        for caller in idle.calls { _ = try middle.open(awaitedBy: caller) }
        let waiting = try FullRouter(1)
        let caller = try #require(waiting.calls.first)
        let dispatcher = idle.router.scope.dispatcher
        let idler = try #require(dispatcher.look { state, _ in state.addIdler() })
        caller.begin(.idle(dispatcher, idler))
        // Both calls of the router that is to be idle need the same place, and it becomes free.
        #expect(waiting.visits(lookingAt: caller.job, isStuck: false) > 5)
    }
}
