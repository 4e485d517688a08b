import Routing
import Testing

@testable import Support

/// `dispose`, and owners that go.
@Suite struct DisposalTests {
    private final class Owner: RouteOwner {}

    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func disposeTakesEffectBeforeItReturns() {
        let map = driven.map("/a")
        let proxy = driven.proxy("/a", as: "proxy")
        router.dispose(of: map)
        #expect(!router.canOpen("/a"))
        router.dispose(of: proxy)
        driven.run("/a")
        #expect(driven.seen.elements.isEmpty)
    }

    @Test func anUnknownIdentityDoesNothing() {
        let other = Routing()
        let foreign = other.map("/a") { _ in }
        let own = driven.map("/a")
        let log = EventLog(router)
        router.dispose(of: foreign)
        #expect(router.canOpen("/a"))
        router.dispose(of: own)
        router.dispose(of: own)
        #expect(log.events(.disposed).map(\.uuid) == [own])
        #expect(other.canOpen("/a"))
    }

    @Test func disposeNeverInterruptsAnAsyncHandler() async throws {
        let router = Routing()
        let started = Signal()
        let goOn = Signal()
        let uuid = router.map("/a") { _ in
            started.fire()
            await goOn.wait()
            return Task.isCancelled
        }
        async let outcome = router.dispatch("/a")
        await started.wait()
        router.dispose(of: uuid)
        goOn.fire()
        #expect(try await outcome.value(as: Bool.self) == false)
        #expect(try await outcome.uuid == uuid)
    }

    @Test func anEntryMayDisposeOfItself() {
        let uuid = Box<RouteUUID>()
        uuid.put(
            router.map("/once") { [weak router, seen = driven.seen] _, _, _, completed in
                if let uuid = uuid.value { router?.dispose(of: uuid) }
                seen.record("once")
                completed()
            })
        driven.run("/once", "/once")
        #expect(driven.seen.elements == ["once"])
    }

    @Test func ownersAreHeldWeakly() {
        var owner: Owner? = Owner()
        weak let weakOwner = owner
        router.map("/a", owner: owner) { _ in }
        router.proxy("/a", owner: owner) { _ in .pass }
        #expect(router.canOpen("/a"))
        owner = nil
        #expect(weakOwner == nil)
    }

    @Test func aDeadOwnersEntriesMatchNothingFromThatMoment() {
        var owner: Owner? = Owner()
        driven.map("/a", owner: owner)
        driven.proxy("/**", owner: owner, as: "proxy")
        driven.map("/b")
        #expect(router.canOpen("/a"))
        owner = nil
        #expect(!router.canOpen("/a"))
        #expect(!router.open("/a"))
        driven.run("/b")
        #expect(driven.seen.elements == ["/b"])
    }

    @Test func theEntriesOfOtherOwnersStay() {
        var owner: Owner? = Owner()
        let other = Owner()
        driven.map("/a", owner: other, as: "other")
        driven.map("/a", owner: owner, as: "dead")
        withExtendedLifetime(owner) {}
        owner = nil
        driven.run("/a")
        #expect(driven.seen.elements == ["other"])
        withExtendedLifetime(other) {}
    }

    @Test func aRouterMayOwnEntriesOfAnother() {
        var owner: Routing? = Routing()
        driven.map("/a", owner: owner)
        #expect(withExtendedLifetime(owner) { router.canOpen("/a") })
        owner = nil
        #expect(!router.canOpen("/a"))
    }

    @Test func withoutAnOwnerAnEntryLivesUntilItIsDisposedOf() {
        let uuid = driven.map("/a")
        for _ in 0..<100 {
            let owner = Owner()
            router.map("/b", owner: owner) { _ in }
        }
        #expect(router.canOpen("/a"))
        #expect(!router.canOpen("/b"))
        router.dispose(of: uuid)
        #expect(!router.canOpen("/a"))
    }
}
