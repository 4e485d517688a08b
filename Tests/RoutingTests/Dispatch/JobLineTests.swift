import SeededRandom
import Testing

@testable import Routing

@Suite struct JobLineTests {
    private final class Member: JobLineMember {
        let number: Int
        var place = 0

        init(_ number: Int) {
            self.number = number
        }
    }

    private func members(_ numbers: Range<Int>, in line: inout JobLine<Member>) -> [Member] {
        numbers.map { number in
            let member = Member(number)
            line.append(member)
            return member
        }
    }

    @Test func jobsLeaveInTheOrderInWhichTheyCame() {
        var line = JobLine<Member>()
        _ = members(0..<3, in: &line)
        #expect(line.members.map(\.number) == [0, 1, 2])
        #expect((0..<4).map { _ in line.popFirst()?.number } == [0, 1, 2, nil])
        #expect(line.isIdle)
    }

    @Test func aJobThatLeavesEarlyIsSkippedAndCanLeaveOnlyOnce() {
        var line = JobLine<Member>()
        let waiting = members(0..<3, in: &line)
        line.remove(waiting[0])
        line.remove(waiting[0])
        #expect(line.count == 2)
        #expect(line.popFirst() === waiting[1])
        line.remove(waiting[1])
        line.remove(Member(9))
        #expect(line.members.map(\.number) == [2])
    }

    @Test func asManyRunAsTheLimitSays() {
        var line = JobLine<Member>(limit: 2)
        #expect(line.isFree)
        line.take()
        line.take()
        #expect(!line.isFree)
        _ = members(0..<1, in: &line)
        #expect(!line.canStart)
        line.free()
        #expect(line.canStart)
        #expect(!line.isFree, "a new job waits behind the one that waits")
    }

    @Test func aHaltedLineStartsNobody() {
        var line = JobLine<Member>()
        line.isHalted = true
        #expect(!line.isFree)
        _ = members(0..<1, in: &line)
        #expect(!line.canStart)
        line.isHalted = false
        #expect(line.canStart)
    }

    @Test func nobodyStartsWhileCodeIsAskedAboutAnother() {
        var line = JobLine<Member>(limit: 3)
        let starting = Member(0)
        line.take()
        line.beginStart(of: starting)
        #expect(!line.isFree)
        line.endStart(of: Member(1))
        #expect(!line.isFree)
        line.endStart(of: starting)
        #expect(line.isFree)
    }

    @Test func itIsFullWhenAsManyWaitAsMay() {
        var line = JobLine<Member>(mostWaiting: 1)
        #expect(!line.isFull)
        let waiting = members(0..<1, in: &line)
        #expect(line.isFull)
        line.remove(waiting[0])
        #expect(!line.isFull)
    }

    @Test func gapsOfThoseWhoLeftAreSwept() {
        var line = JobLine<Member>()
        let waiting = members(0..<10_000, in: &line)
        for member in waiting where member.number != 5_000 { line.remove(member) }
        #expect(line.members.map(\.number) == [5_000])
        #expect(placesTaken(by: line) <= 34)
        for number in 10_000..<20_000 {
            _ = members(number..<number + 1, in: &line)
            _ = line.popFirst()
        }
        #expect(line.members.map(\.number) == [19_999])
        #expect(placesTaken(by: line) <= 34)
    }

    @Test func itBehavesAsAnArrayWould() {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var (line, model, all) = (JobLine<Member>(), [Int](), [Member]())
        for number in 0..<5_000 {
            switch generator.number(below: 10) {
            case ..<5:
                all += members(number..<number + 1, in: &line)
                model.append(number)
            case ..<7:
                #expect(line.popFirst()?.number == (model.isEmpty ? nil : model.removeFirst()))
            default:
                guard !all.isEmpty else { continue }
                let leaving = generator.pick(all)
                line.remove(leaving)
                model.removeAll { $0 == leaving.number }
            }
            #expect(line.count == model.count)
            guard number.isMultiple(of: 50) else { continue }
            #expect(line.members.map(\.number) == model, "ROUTING_SEED=\(RandomSeed.current)")
        }
    }

    /// How many places are taken in the line, by jobs and by the gaps that others left.
    private func placesTaken(by line: JobLine<Member>) -> Int {
        (Mirror(reflecting: line).descendant("places") as? [Member?])?.count ?? .max
    }
}
