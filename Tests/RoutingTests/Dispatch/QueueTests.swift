import Dispatch
import Routing
import Testing

@testable import Support

/// The one queue of a router and its scopes.
@Suite struct QueueTests {
    @Test func worksRunOneAtATimeInTheOrderTheyWereOpened() {
        let driven = DrivenRouter()
        let held = driven.hold("/held")
        driven.map("/a")
        driven.map("/b")
        driven.run("/held", "/a", "/b")
        #expect(driven.seen.elements == ["/held"])
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "/a", "/b"])
    }

    @Test func scopesShareTheQueueOfTheirRouter() {
        let driven = DrivenRouter()
        driven.map("/a", tags: ["A"])
        driven.map("/b", tags: ["B"])
        driven.map("/c")
        driven.router["B"].open("/b")
        driven.router["A"].open("/a")
        driven.router.open("/c")
        driven.router["A"].open("/a")
        #expect(driven.router.pending.map(\.route) == ["/a", "/c", "/a"])
        // Were there a queue for each scope, three jobs would have reached their threads by now.
        #expect(driven.scheduler.count == 1)
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/b", "/a", "/c", "/a"])
    }

    @Test func asManyRunAtOnceAsTheLimitSaysStartedInOrder() {
        let driven = DrivenRouter(Routing.Configuration(concurrency: .limit(2)))
        let first = driven.hold("/1")
        let second = driven.hold("/2")
        let third = driven.hold("/3")
        driven.map("/4")
        driven.run("/1", "/2", "/3", "/4")
        #expect(driven.seen.elements == ["/1", "/2"])
        second.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/1", "/2", "/3"])
        first.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/1", "/2", "/3", "/4"])
        third.take()?()
        #expect(driven.router.pending.isEmpty)
    }

    @Test func openReturnsWhileAHandlerIsRunning() {
        let driven = DrivenRouter()
        let held = driven.hold("/held")
        driven.run("/held")
        #expect(held.value != nil)
        #expect(driven.router.open("/held"))
        #expect(driven.router.pending.map(\.route) == ["/held"])
        held.take()?()
        #expect(driven.router.pending.isEmpty)
    }

    @Test func eightThreadsMayOpenAtOnce() async {
        let router = Routing()
        let seen = Recorder<String>()
        router.map("/:id", queue: DispatchQueue(label: "handlers")) { _, parameters, _, completed in
            seen.record(parameters["id"] ?? "")
            completed()
        }
        let opened = Recorder<Bool>()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for index in 0..<50 { opened.record(router.open("/\(thread)-\(index)")) }
        }
        await router.idle()
        #expect(opened.elements.allSatisfy { $0 })
        #expect(Set(seen.elements).count == 400)
        #expect(seen.elements.count == 400)
        for thread in 0..<8 {
            // However the threads interleaved, each finds its own jobs in order.
            let own = seen.elements.filter { $0.hasPrefix("\(thread)-") }
            #expect(own == (0..<50).map { "\(thread)-\($0)" })
        }
    }

    @Test @MainActor func theMainThreadMayOpen() async throws {
        let router = Routing()
        let seen = Recorder<String>()
        router.map("/a") { route, _, _, completed in
            dispatchPrecondition(condition: .onQueue(.main))
            seen.record(route)
            completed()
        }
        #expect(router.open("/a"))
        // The main queue is ours until the first await: a handler that had run by now would have been nested.
        #expect(seen.elements.isEmpty)
        await router.idle()
        #expect(seen.elements == ["/a"])
    }

    @Test func handlersAndProxiesMayOpen() {
        let driven = DrivenRouter()
        let router = driven.router
        driven.map("/1")
        driven.map("/2")
        router.map("/start") { [weak router, seen = driven.seen] route, _, _, completed in
            router?.open("/2")
            seen.record(route)
            completed()
        }
        router.proxy("/start") { [weak router] _, _, _, next in
            router?.open("/1")
            next(nil)
        }
        driven.run("/start")
        #expect(driven.seen.elements == ["/start", "/1", "/2"])
    }

    @Test func tenThousandUnmatchedWorksBehindAHeldOneDrainInALoop() {
        let driven = DrivenRouter()
        let held = driven.hold("/held")
        driven.run("/held")
        let log = EventLog(driven.router)
        for index in 0..<10_000 { driven.router.open("/nothing/\(index)") }
        held.take()?()
        #expect(log.events(.unmatched).count == 1, "a completion starts one job, and no more")
        // Queues have small stacks: a call nested for each job would not fit.
        DispatchQueue(label: "small stack").sync { driven.scheduler.runAll() }
        #expect(log.events(.unmatched).map(\.route) == (0..<10_000).map { "/nothing/\($0)" })
        #expect(driven.router.pending.isEmpty)
    }
}
