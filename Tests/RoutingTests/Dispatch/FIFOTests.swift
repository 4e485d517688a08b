import SeededRandom
import Testing

@testable import Routing

@Suite struct FIFOTests {
    private final class Parcel {}

    @Test func theFirstInIsTheFirstOut() {
        var queue = FIFO<Int>()
        #expect(queue.isEmpty)
        for element in [3, 1, 2] { queue.append(element) }
        #expect(queue.count == 3)
        #expect(queue.elements == [3, 1, 2])
        #expect([queue.popFirst(), queue.popFirst(), queue.popFirst(), queue.popFirst()] == [3, 1, 2, nil])
        #expect(queue.isEmpty)
    }

    @Test func theRoomOfALongQueueIsGivenUp() {
        var queue = FIFO<Int>()
        for element in 0..<100_000 { queue.append(element) }
        for _ in 0..<90_000 { _ = queue.popFirst() }
        #expect(queue.capacity <= 8 * queue.count)
        while queue.popFirst() != nil {}
        #expect(queue.capacity < 64)
    }

    @Test func whatIsTakenOutIsLetGoOfAtOnce() {
        var queue = FIFO<Parcel>()
        weak var first: Parcel?
        do {
            let parcel = Parcel()
            first = parcel
            queue.append(parcel)
        }
        queue.append(Parcel())
        #expect(first != nil)
        _ = queue.popFirst()
        #expect(first == nil)
        #expect(queue.count == 1)
    }

    @Test func theRoomOfWhatLeftIsSwept() {
        var queue = FIFO<Int>()
        for element in 0..<20_000 {
            queue.append(element)
            if element >= 10 { #expect(queue.popFirst() == element - 10) }
        }
        #expect(queue.elements == Array(19_990..<20_000))
        let storage = Mirror(reflecting: queue).descendant("storage") as? [Int?]
        #expect(storage.map { $0.count <= 100 } == true)
    }

    @Test func aQueueOfOneHasNoArray() {
        var queue = FIFO<Int>()
        for element in 0..<3 {
            queue.append(element)
            #expect(queue.elements == [element])
            #expect((Mirror(reflecting: queue).descendant("storage") as? [Int?])?.capacity == 0)
            #expect(queue.popFirst() == element)
        }
        #expect(queue.isEmpty)
    }

    @Test func itBehavesAsAnArrayWould() {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var (queue, model) = (FIFO<Int>(), [Int]())
        for element in 0..<5_000 {
            // More comes than goes, then more goes than comes.
            if generator.chance(element < 2_500 ? 65 : 35) {
                queue.append(element)
                model.append(element)
            } else {
                #expect(queue.popFirst() == (model.isEmpty ? nil : model.removeFirst()))
            }
            #expect(queue.count == model.count)
            #expect(queue.isEmpty == model.isEmpty)
            if element.isMultiple(of: 100) {
                #expect(queue.elements == model, "ROUTING_SEED=\(RandomSeed.current)")
            }
        }
    }
}
