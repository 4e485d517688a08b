import Routing
import Testing

@testable import Support

/// Which map runs in the end, and that exactly one does.
@Suite struct MapChoiceTests {
    private final class Owner: RouteOwner {}

    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func theLastRegisteredThatMatchesRunsAndNoOther() {
        driven.map("/books/:id", as: "1")
        driven.map("/**", as: "2")
        driven.map("/films", as: "elsewhere")
        driven.run("/books/7")
        #expect(driven.seen.elements == ["2"])
    }

    @Test func aMapRegisteredByAProxyRuns() {
        driven.map("/a", as: "old")
        router.proxy("/a") { [weak router, seen = driven.seen] _, _, _, next in
            router?.map("/a") { _, _, _, completed in
                seen.record("new")
                completed()
            }
            next(nil)
        }
        driven.run("/a")
        #expect(driven.seen.elements == ["new"])
    }

    @Test func aMapDisposedOfByAProxyDoesNotRun() {
        driven.map("/a", as: "old")
        let new = driven.map("/a", as: "new")
        router.proxy("/a") { [weak router] _, _, _, next in
            router?.dispose(of: new)
            next(nil)
        }
        driven.run("/a")
        #expect(driven.seen.elements == ["old"])
    }

    @Test func theMapChosenAfterProxiesIsGivenItsOwnCaptures() {
        let given = Recorder<Parameters>()
        driven.map("/:old")
        router.proxy("/a") { [weak router] _, _, _, next in
            router?.map("/:new") { _, parameters, _, completed in
                given.record(parameters)
                completed()
            }
            next(nil)
        }
        driven.run("/a")
        #expect(given.elements == [["new": "a"]])
    }

    @Test func aMapDisposedOfBeforeItsCallGivesWayToTheNextCandidate() {
        driven.map("/a", as: "1")
        let second = driven.map("/a", as: "2")
        let third = driven.map("/a", as: "3")
        router.open("/a")
        #expect(driven.scheduler.count == 1)
        router.dispose(of: third)
        driven.scheduler.runNext()
        #expect(driven.scheduler.count == 1)
        router.dispose(of: second)
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["1"])
    }

    @Test func aMapOrphanedBeforeItsCallGivesWayToTheNextCandidate() {
        var owner: Owner? = Owner()
        driven.map("/a", as: "1")
        driven.map("/a", owner: owner, as: "2")
        router.open("/a")
        #expect(driven.scheduler.count == 1)
        withExtendedLifetime(owner) {}
        owner = nil
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["1"])
    }

    @Test func theLastCandidateToDieLeavesTheWorkUnmatched() {
        let log = EventLog(router)
        let only = driven.map("/a")
        #expect(router.open("/a"))
        router.dispose(of: only)
        driven.scheduler.runAll()
        #expect(driven.seen.elements.isEmpty)
        #expect(log.kinds.last == .unmatched)
    }

    @Test func disposalDuringTheCallChangesNothing() {
        let held = Box<Completed>()
        let log = EventLog(router)
        driven.map("/a", as: "other")
        driven.map("/b")
        let uuid = router.map("/a") { _, _, _, completed in held.put(completed) }
        driven.run("/a", "/b")
        router.dispose(of: uuid)
        driven.scheduler.runAll()
        #expect(driven.seen.elements.isEmpty)
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/b"])
        #expect(log.events(.handled).map(\.route) == ["/a", "/b"])
        #expect(log.events(.handled).first?.uuid == uuid)
    }

    @Test func theOwnersDeathDuringTheCallChangesNothing() {
        var owner: Owner? = Owner()
        let held = Box<Completed>()
        let log = EventLog(router)
        driven.map("/a", as: "other")
        router.map("/a", owner: owner) { _, _, _, completed in held.put(completed) }
        driven.run("/a")
        withExtendedLifetime(owner) {}
        owner = nil
        // Opening examines owners: the entry goes while its call is being made.
        driven.run("/a")
        #expect(log.kinds.last == .opened)
        held.take()?()
        driven.scheduler.runAll()
        #expect(log.events(.handled).count == 2)
        #expect(driven.seen.elements == ["other"])
    }

    @Test func completedEndsTheWorkAndTheNextStarts() {
        let held = driven.hold("/held")
        driven.map("/a")
        driven.run("/held", "/a")
        #expect(router.pending.count == 1)
        held.take()?()
        #expect(router.pending.isEmpty)
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "/a"])
    }
}
