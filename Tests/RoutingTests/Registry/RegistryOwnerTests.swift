import Testing

@testable import Routing
@testable import Support

/// Entries that go with their owners.
@Suite final class RegistryOwnerTests {
    private var registry = Registry(rules: MatchingRules())
    private var owners: [PlainOwner] = []

    @Test func aRouterOwnsItsOwnEntriesAndThoseOfOthers() {
        let app = Routing()
        var feature: Routing? = Routing()
        app.map("books", owner: app) { _ in }
        app.map("orders", owner: feature) { _ in }
        #expect(app.canOpen("books") && app.canOpen("orders"))
        feature = nil
        #expect(app.canOpen("books") && !app.canOpen("orders"))
    }

    @Test func aDeadOwnersEntryMatchesNothingFromThatMoment() throws {
        let unowned = registry.insert(.map("/a"), uuid: RouteUUID(), owner: nil)
        let owned = insertOwned(.map("/a"))
        #expect(try newest("/a").entry === owned)
        owners = []
        #expect(!isLive(owned))
        #expect(registry.count == 2, "nothing was freed yet")
        #expect(try newest("/a").entry === unowned)
    }

    @Test func aLookupThatMeetsADeadOwnerFreesAllItsEntries() throws {
        let other = insertOwned(.map("/a"))
        owners.append(PlainOwner())
        let drafts: [RouteEntry] = [.map("/b"), .proxy("/c"), .map("/a"), .map("/d")]
        let orphans = drafts.map { draft in
            registry.insert(draft, uuid: RouteUUID(), owner: owners[1]).ordinal
        }
        let version = registry.version
        #expect(try newest("/a").entry?.ordinal == orphans[2])
        #expect(registry.version == version, "asking alone changes nothing")
        owners.removeLast()
        let found = try newest("/a")
        #expect(found.entry === other)
        #expect(found.orphans.map(\.ordinal) == orphans)
        #expect(registry.version > version)
        #expect(registry.count == 1)
        #expect(try newest("/a").orphans.isEmpty)
        #expect(prune().isEmpty)
    }

    @Test func aDeadOwnersPossibleMatchIsNotHandedOut() throws {
        let pattern = try RoutePattern("/:id", where: ["id": .satisfying { _ in true }])
        let certain = registry.insert(.map("/a"), uuid: RouteUUID(), owner: nil)
        let possible = insertOwned(.map(pattern))
        var releases = DeferredReleases()
        let url = try RouteURL("/a")
        let before = registry.newestMap(matching: url, in: TagFilter(), keeping: &releases)
        #expect(before.possible.map(\.ordinal) == [possible.ordinal])
        releases = DeferredReleases()
        owners = []
        let found = registry.newestMap(matching: url, in: TagFilter(), keeping: &releases)
        #expect(found.certain === certain)
        #expect(found.possible.isEmpty)
    }

    @Test func aDeadOwnersProxyIsNotHandedOut() throws {
        let first = insertOwned(.proxy("/a"))
        _ = insertOwned(.proxy("/*"))
        var releases = DeferredReleases()
        owners.removeLast()
        let found = registry.proxies(matching: try RouteURL("/a"), in: TagFilter(), keeping: &releases)
        #expect(found.map(\.ordinal) == [first.ordinal])
    }

    @Test func aDeadOwnersEntriesAreFreedOnce() {
        let (map, proxy) = (insertOwned(.map("/a")), insertOwned(.proxy("/a")))
        let version = registry.version
        owners = []
        #expect(Set(prune().map(\.ordinal)) == [map.ordinal, proxy.ordinal])
        #expect(registry.count == 0)
        #expect(registry.version > version)
        #expect(prune().isEmpty)
        #expect(registry.remove(map.uuid) == nil)
    }

    @Test func pruningWithoutDeadOwnersChangesNothing() {
        let entry = insertOwned(.map("/a"))
        let version = registry.version
        for _ in 0..<5 { #expect(prune().isEmpty) }
        #expect(registry.version == version)
        #expect(isLive(entry))
    }

    @Test func noMoreOwnersAreExaminedAtATimeThanMay() {
        for _ in 0..<40 { _ = insertOwned(.map("/a")) }
        owners = []
        #expect((0..<4).map { _ in prune().count } == [16, 16, 8, 0])
    }

    @Test func aLargeDeadOwnerIsFreedInPortions() throws {
        let (most, count) = (OwnerTable.entriesPerTurn, 2 * OwnerTable.entriesPerTurn + 1)
        owners.append(PlainOwner())
        for number in 0..<count {
            let draft = RouteEntry.map(RoutePattern(stringLiteral: "/a/\(number)"))
            _ = registry.insert(draft, uuid: RouteUUID(), owner: owners[0])
        }
        owners = []
        #expect(prune().count == most)
        let left = try (0..<count).filter { try newest("/a/\($0)").entry != nil }
        #expect(left.isEmpty, "none of them matches from the moment that the owner is dead")
        #expect(registry.count == 0)
    }

    @Test func aLookupThatMeetsALargeDeadOwnerFreesAPortion() throws {
        let most = OwnerTable.entriesPerTurn
        owners.append(PlainOwner())
        for number in 0..<3 * most {
            let draft = RouteEntry.map(RoutePattern(stringLiteral: "/a/\(number)"))
            _ = registry.insert(draft, uuid: RouteUUID(), owner: owners[0])
        }
        owners = []
        let found = try newest("/a/7")
        #expect(found.entry == nil)
        #expect((most...most + 1).contains(found.orphans.count), "and the one that was met")
        #expect(registry.count == 3 * most - found.orphans.count)
    }

    @Test func theOwnersThatWereLoadedAreHandedOut() throws {
        let entry = insertOwned(.map("/a"))
        var releases = DeferredReleases()
        #expect(registry.isLive(entry, keeping: &releases))
        #expect(releases.owners.count == 1)
        #expect(releases.owners.first === owners.first)
    }

    @Test func anOwnerOfNothingIsExaminedNoMore() {
        let entries = [insertOwned(.map("/a")), insertOwned(.proxy("/a"))]
        _ = registry.remove(entries[0].uuid)
        var releases = DeferredReleases()
        #expect(registry.prune(keeping: &releases).isEmpty)
        #expect(releases.owners.count == 1)
        #expect(releases.owners.first === owners.last)
    }

    @Test func aDisposedEntryDoesNotComeBackWithItsOwnersDeath() {
        let (disposed, other) = (insertOwned(.map("/a")), insertOwned(.map("/b")))
        _ = registry.remove(disposed.uuid)
        owners = []
        #expect(prune().map(\.ordinal) == [other.ordinal])
    }

    @Test func ownersThatComeAndGoLeaveNothingBehind() {
        var freed: [Int] = []
        for _ in 0..<500 {
            let owner = PlainOwner()
            _ = registry.insert(.map("/a"), uuid: RouteUUID(), owner: owner)
            freed += prune().map(\.ordinal)
        }
        freed += prune().map(\.ordinal)
        #expect(freed.sorted() == Array(0..<500))
        #expect(registry.count == 0)
    }
}

extension RegistryOwnerTests {
    private func insertOwned(_ draft: RouteEntry) -> Entry {
        let owner = PlainOwner()
        owners.append(owner)
        return registry.insert(draft, uuid: RouteUUID(), owner: owner)
    }

    private func prune() -> [Entry] {
        var releases = DeferredReleases()
        return registry.prune(keeping: &releases)
    }

    private func isLive(_ entry: Entry) -> Bool {
        var releases = DeferredReleases()
        return registry.isLive(entry, keeping: &releases)
    }

    private func newest(_ url: String) throws -> (entry: Entry?, orphans: [Entry]) {
        var releases = DeferredReleases()
        let found = registry.newestMap(matching: try RouteURL(url), in: TagFilter(), keeping: &releases)
        return (found.certain, releases.orphans)
    }

    @Test func aLookupThatMeetsADeadOwnersPossibleMatchFreesItsEntries() throws {
        let pattern = try RoutePattern("/:id", where: ["id": .satisfying { _ in true }])
        for _ in 0..<1_000 { _ = insertOwned(.map(pattern)) }
        try freesAllEntries { registry, url, releases in
            registry.newestMap(matching: url, in: TagFilter(), keeping: &releases).possible
        }
    }

    @Test func aLookupThatMeetsADeadOwnersProxyFreesItsEntries() throws {
        for _ in 0..<1_000 { _ = insertOwned(.proxy("/*")) }
        try freesAllEntries { registry, url, releases in
            registry.proxies(matching: url, in: TagFilter(), keeping: &releases)
        }
    }

    @Test func aLookupThatMeetsADeadOwnersGuardFreesItsEntries() throws {
        for _ in 0..<1_000 { _ = insertOwned(.guard("/*")) }
        try freesAllEntries { registry, url, releases in
            registry.guards(matching: url, from: [], keeping: &releases)
        }
    }

    /// Lets the owners go, and looks up until no entry is left.
    private func freesAllEntries(
        _ find: (inout Registry, RouteURL, inout DeferredReleases) -> [Entry]
    ) throws {
        owners = []
        let url = try RouteURL("/a")
        for _ in 0..<1_000 where registry.count > 0 {
            var releases = DeferredReleases()
            let found = find(&registry, url, &releases)
            #expect(found.isEmpty && !releases.orphans.isEmpty)
            #expect(releases.orphans.count <= OwnerTable.entriesPerTurn + 1)
        }
        #expect(registry.count == 0)
    }
}
