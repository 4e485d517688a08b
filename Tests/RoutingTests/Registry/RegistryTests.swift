import SeededRandom
import Testing

@testable import Routing
@testable import Support

@Suite final class RegistryTests {
    private var registry = Registry(rules: MatchingRules())

    @Test func theEntryRegisteredLastWins() throws {
        let general = insert(.map("/books/*"))
        let special = insert(.map("/books/7"))
        #expect(try ordinals(.map, "/books/7") == [special.ordinal, general.ordinal])
        let latest = insert(.map("/*"))
        #expect(try ordinals(.map, "/books/7") == [latest.ordinal, special.ordinal, general.ordinal])
    }

    @Test func mapsAndProxiesHaveAnOrderOfTheirOwn() throws {
        let map = insert(.map("/a"))
        let proxy = insert(.proxy("/a"))
        #expect(try ordinals(.map, "/a") == [map.ordinal])
        #expect(try ordinals(.proxy, "/a") == [proxy.ordinal])
    }

    @Test func aScopeSeesItsOwnEntriesOnly() throws {
        let tagged = insert(.map("/a", tags: ["A"]))
        let untagged = insert(.map("/a"))
        #expect(try ordinals(.map, "/a", in: TagFilter().narrowed(to: ["A"])) == [tagged.ordinal])
        #expect(try ordinals(.map, "/a") == [untagged.ordinal, tagged.ordinal])
    }

    @Test func aRemovedEntryIsGoneAtOnce() throws {
        let kept = insert(.map("/a"))
        let removed = insert(.map("/a"))
        #expect(registry.remove(removed.uuid) === removed)
        #expect(try ordinals(.map, "/a") == [kept.ordinal])
        #expect(registry.count == 1)
        #expect(!isLive(removed))
        #expect(isLive(kept))
    }

    @Test func anUnknownIdentityIsIgnored() {
        let entry = insert(.map("/a"))
        let version = registry.version
        #expect(registry.remove(RouteUUID()) == nil)
        #expect(registry.version == version)
        #expect(registry.remove(entry.uuid) != nil)
        #expect(registry.remove(entry.uuid) == nil)
        #expect(registry.version == version + 1)
    }

    @Test func anEntryIsNotTakenForAnotherWithTheSamePattern() {
        let removed = insert(.map("/a"))
        _ = registry.remove(removed.uuid)
        let again = insert(.map("/a"))
        #expect(!isLive(removed))
        #expect(isLive(again))
    }

    @Test func everyChangeHasAVersionOfItsOwn() {
        var versions = [registry.version]
        let entry = insert(.map("/a"))
        versions.append(registry.version)
        _ = insert(.proxy("/a"))
        versions.append(registry.version)
        _ = registry.remove(entry.uuid)
        versions.append(registry.version)
        #expect(Set(versions).count == 4)
        #expect(versions == versions.sorted())
    }

    @Test func conditionsInCodeAreLeftToTheCaller() throws {
        let asked = Locked(0)
        let pattern = try RoutePattern(
            "/:id",
            where: [
                "id": .satisfying { _ in
                    asked.withLock { $0 += 1 }
                    return true
                }
            ])
        _ = insert(.map(pattern))
        _ = insert(.proxy(pattern))
        var releases = DeferredReleases()
        let found = registry.newestMap(matching: try RouteURL("/7"), in: TagFilter(), keeping: &releases)
        #expect(found.certain == nil)
        #expect(found.possible.count == 1)
        #expect(
            registry.proxies(matching: try RouteURL("/7"), in: TagFilter(), keeping: &releases).count == 1)
        #expect(asked.withLock { $0 } == 0)
    }

    @Test func removingOftenLosesNothing() throws {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var model: [Entry] = []
        for _ in 0..<600 {
            if generator.chance(55) || model.isEmpty {
                model.append(insert(.map("/a")))
            } else {
                let entry = model.remove(at: generator.number(below: model.count))
                #expect(registry.remove(entry.uuid) === entry)
            }
        }
        #expect(try ordinals(.map, "/a") == model.reversed().map(\.ordinal), "\(RandomSeed.current)")
        #expect(registry.count == model.count)
    }
}

extension RegistryTests {
    private func insert(_ draft: RouteEntry) -> Entry {
        registry.insert(draft, uuid: RouteUUID(), owner: nil)
    }

    private func isLive(_ entry: Entry) -> Bool {
        var releases = DeferredReleases()
        return registry.isLive(entry, keeping: &releases)
    }

    /// The entries that match, in the order in which they are handed out: maps are taken away one after
    /// another.
    private func ordinals(
        _ kind: RouteEntry.Kind,
        _ url: String,
        in filter: TagFilter = TagFilter()
    ) throws -> [Int] {
        let url = try RouteURL(url)
        var releases = DeferredReleases()
        if kind == .proxy {
            return registry.proxies(matching: url, in: filter, keeping: &releases).map(\.ordinal)
        }
        let entries = registry.entries(in: TagFilter(), keeping: &releases).map(\.entry)
        // A registry is never copied, so a table of the same entries loses one after the other instead.
        var table = EntryTable(rules: MatchingRules())
        var places: [RouteUUID: Int] = [:]
        for entry in entries.reversed() where entry.kind == .map { places[entry.uuid] = table.insert(entry) }
        var found: [Int] = []
        while let next = table.newest(matching: url, in: filter).certain {
            found.append(next.ordinal)
            let moved = table.remove(at: try #require(places[next.uuid])).moved
            for (entry, place) in moved { places[entry.uuid] = place }
        }
        let newest = registry.newestMap(matching: url, in: filter, keeping: &releases).certain
        #expect(newest?.ordinal == found.first)
        return found
    }
}
