import Dispatch
import Routing
import Testing

@testable import Support

/// Which proxies are asked before a URL is handled, in which order, and where.
@Suite struct ProxyTests {
    private final class Owner: RouteOwner {}

    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func proxiesAreAskedTheLastRegisteredFirstWhateverIsMoreSpecific() {
        driven.map("/a")
        driven.proxy("/a", as: "1")
        driven.proxy("/**", as: "2")
        driven.proxy("/b", as: "elsewhere")
        driven.proxy("/:x", as: "3")
        driven.run("/a")
        #expect(driven.seen.elements == ["3", "2", "1", "/a"])
    }

    @Test func proxiesAreAskedOneAfterAnother() {
        let next = Box<Next>()
        driven.map("/a")
        driven.proxy("/a", as: "second")
        router.proxy("/a") { _, _, _, continuation in next.put(continuation) }
        driven.run("/a")
        #expect(driven.seen.elements.isEmpty)
        next.take()?(nil)
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["second", "/a"])
    }

    @Test func everybodyIsCalledOnTheirOwnQueue() async throws {
        let key = DispatchSpecificKey<String>()
        func queue(_ label: String) -> DispatchQueue {
            let queue = DispatchQueue(label: label)
            queue.setSpecific(key: key, value: label)
            return queue
        }
        let router = Routing()
        let places = Recorder<String?>()
        router.map("/a", queue: queue("map")) { _, _, _, completed in
            places.record(DispatchQueue.getSpecific(key: key))
            completed()
        }
        for label in ["second", "first"] {
            router.proxy("/a", queue: queue(label)) { _, _, _, next in
                places.record(DispatchQueue.getSpecific(key: key))
                next(nil)
            }
        }
        try await router.dispatch("/a")
        #expect(places.elements == ["first", "second", "map"])
    }

    @Test func everybodyIsCalledOnTheMainQueueUnlessToldOtherwise() async throws {
        let router = Routing()
        let places = Recorder<String>()
        router.map("/a") { _, _, _, completed in
            dispatchPrecondition(condition: .onQueue(.main))
            places.record("map")
            completed()
        }
        router.proxy("/a") { _, _, _, next in
            dispatchPrecondition(condition: .onQueue(.main))
            places.record("proxy")
            next(nil)
        }
        try await router.dispatch("/a")
        #expect(places.elements == ["proxy", "map"])
    }

    @Test func aProxyDisposedOfBeforeItsCallIsSkipped() {
        driven.map("/a")
        let doomed = driven.proxy("/a", as: "doomed")
        driven.proxy("/a", as: "first")
        router.open("/a")
        driven.scheduler.runNext()
        // The call is on its way to its queue: only the look immediately before it can tell.
        #expect(driven.scheduler.count == 1)
        router.dispose(of: doomed)
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["first", "/a"])
    }

    @Test func aProxyOrphanedBeforeItsCallIsSkipped() {
        var owner: Owner? = Owner()
        driven.map("/a")
        driven.proxy("/a", as: "last")
        driven.proxy("/a", owner: owner, as: "doomed")
        driven.proxy("/a", as: "first")
        router.open("/a")
        driven.scheduler.runNext()
        withExtendedLifetime(owner) {}
        owner = nil
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["first", "last", "/a"])
    }

    @Test func disposalDuringItsCallDoesNotChangeWhatAProxyDecides() {
        driven.map("/b")
        let next = Box<Next>()
        let proxy = router.proxy("/a") { _, _, _, continuation in next.put(continuation) }
        driven.run("/a")
        router.dispose(of: proxy)
        next.take()?(("/b", Parameters(), nil))
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["/b"])
    }

    @Test func aProxySeesTheRouteWithoutQueryAndFragmentAndTheData() {
        let asked = Recorder<(String, Int?)>()
        for _ in 0..<2 {
            router.proxy("/**") { route, _, data, next in
                asked.record((route, data as? Int))
                next(nil)
            }
        }
        router.open("APP://a/%62/?x=1#top", passing: 7)
        driven.scheduler.runAll()
        #expect(asked.elements.map(\.0) == ["APP://a/%62/", "APP://a/%62/"])
        #expect(asked.elements.map(\.1) == [7, 7])
    }

    @Test func proxiesAreAskedEvenIfNoMapMatches() {
        driven.proxy("/old/:id", as: "proxy", commit: "/new")
        driven.map("/new")
        driven.run("/old/7")
        #expect(driven.seen.elements == ["proxy", "/new"])
    }

    @Test func aProxyWithoutTagsIsNotAskedInAScope() {
        driven.map("/a", tags: ["A"])
        driven.proxy("/a", as: "untagged")
        driven.proxy("/a", tags: ["A"], as: "tagged")
        router["A"].open("/a")
        driven.scheduler.runAll()
        #expect(driven.seen.elements == ["tagged", "/a"])
        driven.seen.removeAll()
        driven.run("/a")
        #expect(driven.seen.elements == ["tagged", "untagged", "/a"])
    }
}
