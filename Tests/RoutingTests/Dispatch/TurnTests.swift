import Routing
import Testing

@testable import Support

/// What is decided when the turn of a job comes, rather than when it is opened.
@Suite struct TurnTests {
    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func aMapRegisteredWhileWaitingTakesPart() {
        let held = driven.hold("/held")
        driven.map("/a", as: "old")
        driven.run("/held", "/a")
        driven.map("/a", as: "new")
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "new"])
    }

    @Test func aURLWithoutAMapIsHandledByOneRegisteredWhileItWaits() {
        let held = driven.hold("/held")
        driven.run("/held")
        #expect(!router.open("/a"))
        driven.map("/a")
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "/a"])
    }

    @Test func aMapDisposedOfWhileWaitingTakesNoPart() {
        let held = driven.hold("/held")
        driven.map("/a", as: "old")
        let new = driven.map("/a", as: "new")
        driven.run("/held", "/a")
        router.dispose(of: new)
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "old"])
    }

    @Test func aMapOrphanedWhileWaitingTakesNoPart() {
        final class Owner: RouteOwner {}
        let held = driven.hold("/held")
        driven.map("/a", as: "old")
        var owner: Owner? = Owner()
        driven.map("/a", owner: owner, as: "new")
        driven.run("/held", "/a")
        withExtendedLifetime(owner) {}
        // The registry is unchanged by the death of an owner, so the match from the opening must be looked at.
        owner = nil
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "old"])
    }

    @Test func aConditionThatChangedItsMindWhileWaitingIsAskedAgain() throws {
        let accepts = Box(true)
        let held = driven.hold("/held")
        driven.map("/x/:id", as: "any")
        driven.map(
            try RoutePattern("/x/:id", where: ["id": .satisfying { $0 == "a" && accepts.value == true }]),
            as: "conditional")
        driven.run("/held", "/x/a")
        accepts.put(false)
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "any"])
    }

    @Test func aProxyRegisteredWhileWaitingIsAsked() {
        let held = driven.hold("/held")
        driven.map("/a")
        driven.run("/held", "/a")
        driven.proxy("/a", as: "proxy")
        held.take()?()
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/held", "proxy", "/a"])
    }

    @Test func theListOfProxiesIsFixedWhenTheTurnComes() {
        driven.map("/a")
        driven.proxy("/a", as: "first")
        router.proxy("/a") { [weak router, seen = driven.seen] _, _, _, next in
            router?.proxy("/a") { _, _, _, next in
                seen.record("too late")
                next(nil)
            }
            next(nil)
        }
        driven.run("/a")
        #expect(driven.seen.elements == ["first", "/a"])
        driven.seen.removeAll()
        driven.run("/a")
        // Its turn comes with the next job: it is the last registered, so it is asked first.
        #expect(driven.seen.elements == ["too late", "first", "/a"])
    }
}
