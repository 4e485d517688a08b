import SeededRandom
import Testing

@testable import Routing

@Suite struct JobTableTests {
    private final class Parcel {}

    @Test func valuesAreFoundByTheirNumbers() {
        var table = JobTable<String>()
        #expect(table[1] == nil)
        // The last digits of some of these are the same.
        for id in [1, 2, 9, 17, 1025] { table.insert("\(id)", for: id) }
        #expect(table.count == 5)
        #expect([1, 2, 9, 17, 1025].map { table[$0] } == ["1", "2", "9", "17", "1025"])
        #expect(table[25] == nil)
        #expect(Set(table.jobs) == [1, 2, 9, 17, 1025])
    }

    @Test func valuesAreChangedInTheirPlaces() {
        var table = JobTable<[Int]>()
        table.insert([1], for: 1)
        table.insert([9], for: 9)
        #expect(table.with(1) { $0.append(2) } != nil)
        #expect(table.with(17) { $0.append(3) } == nil)
        #expect(table[1] == [1, 2])
        #expect(table[9] == [9])
        #expect(table[17] == nil)
        #expect(table.count == 2)
    }

    @Test func whatIsRemovedIsGivenAndLetGoOf() {
        var table = JobTable<Parcel>()
        table.insert(Parcel(), for: 1)
        weak let parcel = table[1]
        #expect(parcel != nil)
        #expect(table.remove(1) === parcel)
        #expect(parcel == nil)
        #expect(table.remove(1) == nil)
        #expect(table.isEmpty)
    }

    @Test func theRoomOfManyIsGivenBackWhenTheyHaveLeft() {
        var table = JobTable<Int>()
        for id in 0..<1_000 { table.insert(id, for: id) }
        #expect(chains(of: table) == 1_024)
        for id in 0..<1_000 { #expect(table.remove(id) == id) }
        #expect(chains(of: table) == 0)
    }

    @Test func thoseWhoStayTakeNoRoomFromThoseWhoPass() {
        var table = JobTable<Int>()
        for id in [0, 8, 16] { table.insert(id, for: id) }
        for id in 17..<20_000 {
            table.insert(id, for: id)
            #expect(table.remove(id) == id)
        }
        #expect(chains(of: table) == 8)
        #expect(Set(table.jobs) == [0, 8, 16])
    }

    @Test func itBehavesAsADictionaryWould() {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var (table, model) = (JobTable<Int>(), [Int: Int]())
        for step in 0..<5_000 {
            // A few numbers that come again and again, with many last digits in common.
            let id = generator.number(below: 16) * 8 + generator.number(below: 2) * 1_024
            switch generator.number(below: 3) {
            case 0 where model[id] == nil:
                table.insert(step, for: id)
                model[id] = step
            case 1:
                #expect(table.remove(id) == model.removeValue(forKey: id))
            default:
                table.with(id) { $0 += 1 }
                model[id]? += 1
            }
            #expect(table[id] == model[id], "ROUTING_SEED=\(RandomSeed.current)")
            #expect(table.count == model.count)
            if step.isMultiple(of: 50) { #expect(Set(table.jobs) == Set(model.keys)) }
        }
    }

    private func chains<Value>(of table: JobTable<Value>) -> Int? {
        (Mirror(reflecting: table).descendant("chains") as? [Int?])?.count
    }
}
