import SeededRandom
import Testing

@testable import Routing

/// Sets of places against sets of numbers, in sequences around the length of a word and longer.
@Suite struct PositionSetTests {
    private static let lengths = [0, 1, 62, 63, 64, 65, 127, 128, 129, 300]

    @Test(arguments: lengths)
    func aSetOfPlacesIsOneOfNumbers(_ length: Int) {
        var generator = SeededGenerator(seed: RandomSeed.current &+ UInt64(length))
        for _ in 0..<50 {
            let numbers = Set((0...length).filter { _ in Int.random(in: 0..<9, using: &generator) == 0 })
            let others = Set((0...length).filter { _ in Bool.random(using: &generator) })
            let places = PositionSet(in: length, where: numbers.contains)
            let otherPlaces = PositionSet(in: length, where: others.contains)
            let comment: Comment = "\(numbers.sorted()) of \(length); ROUTING_SEED=\(RandomSeed.current)"
            #expect(Array(places) == numbers.sorted(), comment)
            #expect(places.isEmpty == numbers.isEmpty, comment)
            #expect(places.last == numbers.max(), comment)
            #expect((0...length + 1).allSatisfy { places.contains($0) == numbers.contains($0) }, comment)
            for place in 0...length + 1 {
                let next = numbers.filter { $0 >= place }.min() ?? PositionSet.none
                #expect(places.next(from: place) == next, comment)
            }
            #expect(Set(places.movedDown) == Set(numbers.map { $0 - 1 }.filter { $0 >= 0 }), comment)
            #expect(Set(places.movedUp) == Set(numbers.map { $0 + 1 }.filter { $0 <= length }), comment)
            #expect(Set(places.intersection(otherPlaces)) == numbers.intersection(others), comment)
            #expect(Set(places.subtracting(otherPlaces)) == numbers.subtracting(others), comment)
            var union = places
            union.formUnion(otherPlaces)
            #expect(Set(union) == numbers.union(others), comment)
        }
    }

    @Test(arguments: lengths)
    func aRangeIsTheSetOfItsPlaces(_ length: Int) {
        for start in stride(from: 0, through: length + 1, by: 7) {
            for end in stride(from: start, through: length + 1, by: 5) {
                #expect(Array(PositionSet(start..<end, in: length)) == Array(start..<end))
            }
        }
    }
}
