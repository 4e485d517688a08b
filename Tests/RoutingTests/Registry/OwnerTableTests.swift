import SeededRandom
import Testing

@testable import Routing
@testable import Support

@Suite struct OwnerTableTests {
    private var table = OwnerTable()
    private let entries = (0..<2_000).map { _ in RouteUUID() }

    @Test mutating func anObjectHasOneRecordHoweverMuchItOwns() {
        let (owner, other) = (PlainOwner(), PlainOwner())
        let keys = (0..<100).map { table.add(owner, entry: entries[$0]) }
        #expect(Set(keys).count == 1)
        #expect(table.count == 1)
        let otherKey = table.add(other, entry: entries[100])
        #expect(!keys.contains(otherKey))
        #expect(table.count == 2)
        withExtendedLifetime((owner, other)) {}
    }

    @Test mutating func theRecordGoesWithTheLastEntry() {
        let owner = PlainOwner()
        let key = table.add(owner, entry: entries[1])
        _ = table.add(owner, entry: entries[2])
        table.remove(entries[1], of: key)
        #expect(table.count == 1)
        table.remove(entries[2], of: key)
        #expect(table.count == 0)
        #expect(!isAlive(key))
        #expect(table.add(owner, entry: entries[3]) != key, "a key is never used twice")
    }

    @Test mutating func anOwnerIsAliveWhileSomebodyHoldsIt() {
        var owners = [PlainOwner()]
        let key = table.add(owners[0], entry: entries[1])
        #expect(isAlive(key))
        owners = []
        #expect(!isAlive(key))
        #expect(table.count == 1, "asking removes nothing")
    }

    @Test mutating func ownersAreExaminedInTurn() {
        let owners = (0..<5).map { _ in PlainOwner() }
        for (ordinal, owner) in owners.enumerated() { _ = table.add(owner, entry: entries[ordinal]) }
        var loaded = DeferredReleases()
        for expected in [2, 4, 6] {
            #expect(table.examine(2, keeping: &loaded).isEmpty)
            #expect(loaded.owners.count == expected)
        }
        let order = owners + [owners[0]]
        #expect(zip(loaded.owners, order).allSatisfy { $0 === $1 })
    }

    @Test mutating func anExaminationNeverLooksAtAnOwnerTwice() {
        let owners = (0..<3).map { _ in PlainOwner() }
        for (ordinal, owner) in owners.enumerated() { _ = table.add(owner, entry: entries[ordinal]) }
        var loaded = DeferredReleases()
        _ = table.examine(16, keeping: &loaded)
        #expect(Set(loaded.owners.map(ObjectIdentifier.init)).count == 3)
        #expect(loaded.owners.count == 3)
    }

    @Test mutating func whatADeadOwnerLeftIsGivenOnce() {
        var owners = [PlainOwner(), PlainOwner()]
        for ordinal in 0..<6 { _ = table.add(owners[ordinal % 2], entry: entries[ordinal]) }
        owners.removeFirst()
        var loaded = DeferredReleases()
        #expect(Set(table.examine(2, keeping: &loaded)) == Set([0, 2, 4].map { entries[$0] }))
        #expect(table.examine(2, keeping: &loaded).isEmpty)
        #expect(table.count == 1)
        withExtendedLifetime(owners) {}
    }

    @Test mutating func whatADeadOwnerLeftIsTakenInPortions() {
        var owner: PlainOwner? = PlainOwner()
        let other = PlainOwner()
        var key = 0
        for ordinal in 0..<10 { key = owner.map { table.add($0, entry: entries[ordinal]) } ?? -1 }
        _ = table.add(other, entry: entries[10])
        owner = nil
        var loaded = DeferredReleases()
        let portions = (0..<4).map { _ in table.examine(16, taking: 4, keeping: &loaded) }
        #expect(portions.map(\.count) == [4, 4, 2, 0])
        #expect(Set(portions.joined()) == Set(entries.prefix(10)))
        #expect(table.count == 1 && !isAlive(key))
        withExtendedLifetime(other) {}
    }

    @Test mutating func manyShortLivedOwnersNeverShareAKey() {
        // The allocator gives most of them the address of the one before.
        var keys: [OwnerTable.Key] = []
        for ordinal in 0..<1_000 {
            keys.append(table.add(PlainOwner(), entry: entries[ordinal]))
        }
        var loaded = DeferredReleases()
        let orphans = Set(table.examine(1_000, taking: 1_000, keeping: &loaded))
        #expect(Set(keys).count == 1_000)
        #expect(orphans == Set(entries.prefix(1_000)))
        #expect(loaded.owners.isEmpty)
        #expect(table.count == 0)
    }

    @Test mutating func itBehavesAsADictionaryOfSetsWould() {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var model: [(owner: PlainOwner, key: OwnerTable.Key, entries: Set<RouteUUID>)] = []
        var orphaned: Set<RouteUUID> = []
        for ordinal in 0..<2_000 {
            switch generator.number(below: 10) {
            case ..<3:
                let owner = PlainOwner()
                model.append((owner, table.add(owner, entry: entries[ordinal]), [entries[ordinal]]))
            case ..<5 where !model.isEmpty:
                let index = generator.number(below: model.count)
                #expect(table.add(model[index].owner, entry: entries[ordinal]) == model[index].key)
                model[index].entries.insert(entries[ordinal])
            case ..<7 where !model.isEmpty:
                let index = generator.number(below: model.count)
                let removed = generator.pick(entries.filter(model[index].entries.contains))
                model[index].entries.remove(removed)
                table.remove(removed, of: model[index].key)
                if model[index].entries.isEmpty { model.remove(at: index) }
            case ..<8 where !model.isEmpty:
                let gone = model.remove(at: generator.number(below: model.count))
                orphaned.formUnion(gone.entries)
            default:
                var loaded = DeferredReleases()
                let most = generator.number(below: 5)
                let found = Set(table.examine(4, taking: most, keeping: &loaded))
                #expect(found.count <= most)
                #expect(found.isSubset(of: orphaned))
                orphaned.subtract(found)
            }
        }
        // A round that removes some may look at another twice instead of at all; the last round removes none.
        var (rest, loaded): (Set<RouteUUID>, DeferredReleases) = ([], DeferredReleases())
        var found: Set<RouteUUID>
        repeat {
            loaded = DeferredReleases()
            found = Set(table.examine(.max, taking: .max, keeping: &loaded))
            #expect(rest.isDisjoint(with: found))
            rest.formUnion(found)
        } while !found.isEmpty
        #expect(rest == orphaned, "ROUTING_SEED=\(RandomSeed.current)")
        #expect(
            Set(loaded.owners.map(ObjectIdentifier.init)) == Set(model.map { ObjectIdentifier($0.owner) }))
        #expect(table.count == model.count)
    }

    private func isAlive(_ key: OwnerTable.Key) -> Bool {
        var loaded = DeferredReleases()
        return table.isAlive(key, keeping: &loaded)
    }
}
