import Testing

@testable import Routing

@Suite struct DictionaryShrinkingTests {
    @Test func memoryIsReturnedWhenMostIsGoneAndNothingIsLost() {
        var numbers = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, $0) })
        let before = numbers.capacity
        for key in 100..<10_000 {
            numbers[key] = nil
            numbers.shrink()
        }
        #expect(numbers.capacity < before / 8)
        #expect(numbers == Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, $0) }))
    }

    @Test func aSmallOrFullOneStaysAsItIs() {
        var numbers = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0) })
        let capacity = numbers.capacity
        numbers.shrink()
        #expect(numbers.capacity == capacity)
        var few = [1: 1]
        few[1] = nil
        few.shrink()
        #expect(few.isEmpty)
    }
}
