import Dispatch
import Routing
import Testing

@testable import Support

/// Continuations of classic handlers and proxies are one-shot.
@Suite struct ContinuationTests {
    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func aSecondCallOfCompletedIsIgnoredAndReported() throws {
        let log = EventLog(router)
        let twice = router.map(
            "/a",
            name: "twice",
            handler: { _, _, _, completed in
                completed()
                completed()
            },
            fileID: "App/Routes.swift",
            line: 12)
        let held = driven.hold("/held")
        driven.map("/b")
        driven.run("/a", "/held", "/b")
        // Had the second call counted for the next job, "/b" would have run.
        #expect(driven.seen.elements == ["/held"])
        held.take()?()

        let reports = log.events(.calledTwice)
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        #expect(report.uuid == twice)
        #expect(report.name == "twice")
        #expect(report.sourceLine?.description == "App/Routes.swift:12")
    }

    @Test func aSecondCallOfNextIsIgnoredAndReported() throws {
        let log = EventLog(router)
        driven.map("/a")
        driven.map("/b")
        driven.proxy("/a", as: "last")
        let twice = router.proxy("/a") { _, parameters, data, next in
            next(nil)
            next(("/b", parameters, data))
        }
        driven.run("/a")
        #expect(driven.seen.elements == ["last", "/a"])
        #expect(log.events(.calledTwice).map(\.uuid) == [twice])
    }

    @Test func aContinuationThatIsCalledLaterFromAnywhereEndsTheWork() async throws {
        let router = Routing()
        let kept = Recorder<Completed>()
        router.map("/a") { _, _, _, completed in kept.record(completed) }
        let outcome = Task { try await router.dispatch("/a") }
        let completed = await kept.takeFirst()
        await Task.detached { completed() }.value
        #expect(try await outcome.value.route == "/a")
    }

    @Test func aContinuationThatIsKeptHoldsTheRouterUp() {
        let held = driven.hold("/held")
        driven.map("/a")
        driven.run("/held", "/a", "/a")
        router["A"].open("/a")
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held"])
        #expect(router.pending.count == 3)
        // Only the continuation ends it: neither resuming nor cancelling what waits does.
        router.resume()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held"])
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "/a", "/a"])
    }

    @Test func aKeptContinuationThatWasCalledReportsNothingWhenItIsLetGoOf() {
        let log = EventLog(router)
        let held = driven.hold("/a")
        driven.run("/a")
        held.value?()
        held.put(nil)
        #expect(log.kinds == [.registered, .opened, .handled])
    }

    @Test func continuationsMayBeCalledByManyThreadsAtOnce() async {
        let router = Routing()
        let log = EventLog(router)
        let kept = Recorder<Completed>()
        router.map("/a") { _, _, _, completed in kept.record(completed) }
        router.open("/a")
        let completed = await kept.takeFirst()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in completed() }
        await router.idle()
        #expect(log.events(.handled).count == 1)
        #expect(log.events(.calledTwice).count == 7)
    }
}
