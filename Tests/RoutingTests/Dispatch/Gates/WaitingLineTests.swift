import SeededRandom
import Testing

@testable import Routing

@Suite struct WaitingLineTests {
    @Test func numbersLeaveInTheOrderInWhichTheyCame() {
        var line = WaitingLine()
        for id in [3, 1, 2] { line.append(id) }
        #expect(line.numbers == [3, 1, 2])
        #expect([line.popFirst(), line.popFirst(), line.popFirst(), line.popFirst()] == [3, 1, 2, nil])
        #expect(line.isEmpty)
    }

    @Test func aNumberThatLeavesEarlyIsSkipped() {
        var line = WaitingLine()
        for id in 1...3 { line.append(id) }
        #expect(line.remove(1) == true)
        #expect(line.count == 2)
        #expect(line.numbers == [2, 3])
        #expect(line.popFirst() == 2)
    }

    @Test func aNumberCanLeaveOnlyOnce() {
        var line = WaitingLine()
        line.append(1)
        line.append(2)
        #expect(line.remove(1) == true)
        #expect(line.remove(1) == false)
        #expect(line.popFirst() == 2)
        #expect(line.remove(2) == false)
        #expect(line.remove(9) == false)
        #expect(line.isEmpty)
    }

    @Test func marksOfWhatLeftAreSwept() {
        var line = WaitingLine()
        for id in 0..<10_000 { line.append(id) }
        for id in 0..<10_000 where id != 5_000 { #expect(line.remove(id) == true) }
        #expect(line.numbers == [5_000])
        #expect(placesTaken(by: line) <= 18)
        for id in 10_000..<20_000 {
            line.append(id)
            _ = line.popFirst()
        }
        #expect(line.numbers == [19_999])
        #expect(placesTaken(by: line) <= 18)
    }

    @Test func itBehavesAsAnArrayWould() {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var (line, model) = (WaitingLine(), [Int]())
        for id in 0..<5_000 {
            switch generator.number(below: 10) {
            case ..<5:
                line.append(id)
                model.append(id)
            case ..<7:
                #expect(line.popFirst() == (model.isEmpty ? nil : model.removeFirst()))
            default:
                let leaving = generator.number(below: id + 1)
                #expect(line.remove(leaving) == model.contains(leaving))
                model.removeAll { $0 == leaving }
            }
            #expect(line.count == model.count)
            if id.isMultiple(of: 50) { #expect(line.numbers == model, "ROUTING_SEED=\(RandomSeed.current)") }
        }
    }

    /// How many places are taken in the line, by numbers and by the marks that others left.
    private func placesTaken(by line: WaitingLine) -> Int {
        let places = Mirror(reflecting: line).descendant("line") as? FIFO<Int>
        return places?.count ?? .max
    }
}
