import Testing

@testable import Routing

/// Entries that go with their owners.
@Suite struct RegistryOwnerTests {
    private var registry = Registry(rules: MatchingRules())
    private var owners: [PlainOwner] = []

    @Test mutating func aDeadOwnersEntryMatchesNothingFromThatMoment() throws {
        let unowned = registry.insert(.map("/a"), uuid: RouteUUID(), owner: nil).entry
        let owned = insertOwned(.map("/a"))
        #expect(try newest("/a") === owned)
        owners = []
        #expect(try newest("/a") === unowned)
        #expect(!isLive(owned))
        #expect(registry.count == 2, "nothing was freed yet")
    }

    @Test mutating func aDeadOwnersEntriesAreFreedOnce() {
        let (map, proxy) = (insertOwned(.map("/a")), insertOwned(.proxy("/a")))
        let version = registry.version
        owners = []
        #expect(Set(prune().map(\.ordinal)) == [map.ordinal, proxy.ordinal])
        #expect(registry.count == 0)
        #expect(registry.version > version)
        #expect(prune().isEmpty)
        #expect(registry.remove(map.uuid) == nil)
    }

    @Test mutating func pruningWithoutDeadOwnersChangesNothing() {
        let entry = insertOwned(.map("/a"))
        let version = registry.version
        for _ in 0..<5 { #expect(prune().isEmpty) }
        #expect(registry.version == version)
        #expect(isLive(entry))
    }

    @Test mutating func noMoreOwnersAreExaminedAtATimeThanMay() {
        for _ in 0..<40 { _ = insertOwned(.map("/a")) }
        owners = []
        #expect((0..<4).map { _ in prune().count } == [16, 16, 8, 0])
    }

    @Test mutating func theOwnersThatWereLoadedAreHandedOut() throws {
        let entry = insertOwned(.map("/a"))
        var loaded: [AnyObject] = []
        #expect(registry.isLive(entry, keeping: &loaded))
        #expect(loaded.count == 1)
        #expect(loaded.first === owners.first)
    }

    @Test mutating func anOwnerOfNothingIsExaminedNoMore() {
        let entries = [insertOwned(.map("/a")), insertOwned(.proxy("/a"))]
        _ = registry.remove(entries[0].uuid)
        var loaded: [AnyObject] = []
        #expect(registry.prune(keeping: &loaded).isEmpty)
        #expect(loaded.count == 1)
        #expect(loaded.first === owners.last)
    }

    @Test mutating func aDisposedEntryDoesNotComeBackWithItsOwnersDeath() {
        let (disposed, other) = (insertOwned(.map("/a")), insertOwned(.map("/b")))
        _ = registry.remove(disposed.uuid)
        owners = []
        #expect(prune().map(\.ordinal) == [other.ordinal])
    }

    @Test mutating func ownersThatComeAndGoLeaveNothingBehind() {
        var freed: [Int] = []
        for _ in 0..<500 {
            let owner = PlainOwner()
            let orphans = registry.insert(.map("/a"), uuid: RouteUUID(), owner: owner).orphans
            freed += orphans.map(\.ordinal) + prune().map(\.ordinal)
        }
        freed += prune().map(\.ordinal)
        #expect(freed.sorted() == Array(0..<500))
        #expect(registry.count == 0)
    }
}

extension RegistryOwnerTests {
    private mutating func insertOwned(_ draft: RouteEntry) -> Entry {
        let owner = PlainOwner()
        owners.append(owner)
        return registry.insert(draft, uuid: RouteUUID(), owner: owner).entry
    }

    private mutating func prune() -> [Entry] {
        var loaded: [AnyObject] = []
        return registry.prune(keeping: &loaded)
    }

    private func isLive(_ entry: Entry) -> Bool {
        var loaded: [AnyObject] = []
        return registry.isLive(entry, keeping: &loaded)
    }

    private func newest(_ url: String) throws -> Entry? {
        var loaded: [AnyObject] = []
        let subject = MatchSubject(try RouteURL(url))
        return registry.newest(.map, matching: subject, in: TagFilter(), keeping: &loaded)?.entry
    }
}
