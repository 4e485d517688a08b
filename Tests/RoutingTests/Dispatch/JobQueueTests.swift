import SeededRandom
import Testing

@testable import Routing

@Suite struct JobQueueTests {
    private final class Member: JobQueueMember {
        let number: Int
        var place = 0

        init(_ number: Int) {
            self.number = number
        }
    }

    private func members(_ numbers: Range<Int>, in queue: inout JobQueue<Member>) -> [Member] {
        numbers.map { number in
            let member = Member(number)
            queue.append(member)
            return member
        }
    }

    @Test func jobsLeaveInTheOrderInWhichTheyCame() {
        var queue = JobQueue<Member>()
        _ = members(0..<3, in: &queue)
        #expect(queue.members.map(\.number) == [0, 1, 2])
        #expect((0..<4).map { _ in queue.popFirst()?.number } == [0, 1, 2, nil])
        #expect(queue.isIdle)
    }

    @Test func aJobThatLeavesEarlyIsSkippedAndCanLeaveOnlyOnce() {
        var queue = JobQueue<Member>()
        let waiting = members(0..<3, in: &queue)
        queue.remove(waiting[0])
        queue.remove(waiting[0])
        #expect(queue.count == 2)
        #expect(queue.popFirst() === waiting[1])
        queue.remove(waiting[1])
        queue.remove(Member(9))
        #expect(queue.members.map(\.number) == [2])
    }

    @Test func asManyRunAsTheLimitSays() {
        var queue = JobQueue<Member>(limit: 2)
        #expect(queue.isFree)
        queue.take()
        queue.take()
        #expect(!queue.isFree)
        _ = members(0..<1, in: &queue)
        #expect(!queue.canStart)
        queue.free()
        #expect(queue.canStart)
        #expect(!queue.isFree, "a new job waits behind the one that waits")
    }

    @Test func aHaltedLineStartsNobody() {
        var queue = JobQueue<Member>()
        queue.isHalted = true
        #expect(!queue.isFree)
        _ = members(0..<1, in: &queue)
        #expect(!queue.canStart)
        queue.isHalted = false
        #expect(queue.canStart)
    }

    @Test func nobodyStartsWhileCodeIsAskedAboutAnother() {
        var queue = JobQueue<Member>(limit: 3)
        let starting = Member(0)
        queue.take()
        queue.beginStart(of: starting)
        #expect(!queue.isFree)
        queue.endStart(of: Member(1))
        #expect(!queue.isFree)
        queue.endStart(of: starting)
        #expect(queue.isFree)
    }

    /// A running job searches again after a redirect.
    @Test func aJobThatSearchesAgainDoesNotLetOthersStart() {
        var queue = JobQueue<Member>(limit: 3)
        let (redirected, starting) = (Member(0), Member(1))
        queue.take()
        queue.take()
        queue.beginStart(of: starting)
        queue.beginStart(of: redirected)
        queue.endStart(of: redirected)
        #expect(!queue.isFree)
        queue.endStart(of: starting)
        #expect(queue.isFree)
    }

    @Test func itIsFullWhenAsManyWaitAsMay() {
        var queue = JobQueue<Member>(mostWaiting: 1)
        #expect(!queue.isFull)
        let waiting = members(0..<1, in: &queue)
        #expect(queue.isFull)
        queue.remove(waiting[0])
        #expect(!queue.isFull)
    }

    @Test func gapsOfThoseWhoLeftAreSwept() {
        var queue = JobQueue<Member>()
        let waiting = members(0..<10_000, in: &queue)
        for member in waiting where member.number != 5_000 { queue.remove(member) }
        #expect(queue.members.map(\.number) == [5_000])
        #expect(placesTaken(by: queue) <= 34)
        for number in 10_000..<20_000 {
            _ = members(number..<number + 1, in: &queue)
            _ = queue.popFirst()
        }
        #expect(queue.members.map(\.number) == [19_999])
        #expect(placesTaken(by: queue) <= 34)
    }

    @Test func itBehavesAsAnArrayWould() {
        var generator = SeededGenerator(seed: RandomSeed.current)
        var (queue, model, all) = (JobQueue<Member>(), [Int](), [Member]())
        for number in 0..<5_000 {
            switch generator.number(below: 10) {
            case ..<5:
                all += members(number..<number + 1, in: &queue)
                model.append(number)
            case ..<7:
                #expect(queue.popFirst()?.number == (model.isEmpty ? nil : model.removeFirst()))
            default:
                guard !all.isEmpty else { continue }
                let leaving = generator.pick(all)
                queue.remove(leaving)
                model.removeAll { $0 == leaving.number }
            }
            #expect(queue.count == model.count)
            guard number.isMultiple(of: 50) else { continue }
            #expect(queue.members.map(\.number) == model, "ROUTING_SEED=\(RandomSeed.current)")
        }
    }

    /// How many places are taken in the queue, by jobs and by the gaps that others left.
    private func placesTaken(by queue: JobQueue<Member>) -> Int {
        (Mirror(reflecting: queue).descendant("places") as? [Member?])?.count ?? .max
    }
}
