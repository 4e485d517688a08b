import Testing

@testable import Routing

@Suite struct SlabTests {
    private var slab = Slab(nothing: "")

    @Test mutating func numbersBeginAtOneAndAreGivenAnew() {
        let numbers = ["a", "b", "c"].map { slab.add($0) }
        #expect(numbers == [1, 2, 3])
        slab.remove(2)
        #expect(slab.count == 2)
        #expect(slab[2] == "", "what was removed is let go of")
        #expect(slab.add("d") == 2)
        #expect(slab.add("e") == 4)
        #expect(slab[1] + slab[2] + slab[3] + slab[4] == "adce")
        #expect(slab.numbers == 1..<5)
        #expect(slab[0] == "")
    }

    @Test func aRunThatWasRemovedIsUsedForOneOfItsLength() {
        var pool = RunPool<Int>()
        let starts = [[1, 2], [3], [4, 5]].map { pool.add($0) }
        #expect(starts == [0, 2, 3])
        pool.remove(from: starts[0], count: 2)
        #expect((pool.count, pool.room) == (3, 2))
        #expect(pool.add([6]) == 5, "another length needs other room")
        #expect(pool.add([7, 8]) == 0)
        #expect(pool.add([]) == 6)
        #expect(Array(pool[0..<6]) == [7, 8, 3, 4, 5, 6])
        #expect(pool[4] == 5)
    }
}
