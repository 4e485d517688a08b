import SeededRandom
import Testing

@testable import Routing
@testable import Support

/// Which jobs are admitted to a gate and which give way, as data.
@Suite struct GateQueueTests {
    private let dispatcher = Dispatcher(configuration: Routing.Configuration(), scheduler: LiveScheduler())
    private let gate = GateReference(Gate("shut"))

    private func ticket(_ url: String, asked: Int = 0) throws -> GateTicket {
        let job = Job(
            try RouteURL(url),
            in: TagFilter(),
            from: .internal,
            data: nil,
            cause: nil,
            isAwaited: false
        )
        let proxy = Entry(uuid: RouteUUID(), ordinal: 0, draft: .proxy("/**"), owner: nil).signature
        return GateTicket(dispatcher, job, by: proxy, at: gate, asked: asked, given: Parameters())
    }

    private func urls(_ line: GateQueue) -> [String] {
        line.tickets.map(\.intent.url)
    }

    @Test func whatWasOpenedBeforeTheProxyWasAskedIsOpen() throws {
        var line = GateQueue(capacity: nil, policy: .refuse, coalescesDuplicates: false)
        _ = line.open(as: { 5 })
        for asked in [5, 6] {
            guard case .isOpen = line.admit(try ticket("/a", asked: asked)) else {
                Issue.record("the gate was open when opening \(asked) had been")
                return
            }
        }
        guard case .opened = line.admit(try ticket("/a", asked: 4)) else {
            Issue.record("the gate was opened later")
            return
        }
        #expect(line.tickets.isEmpty)
    }

    @Test func anOpeningCountsThoughTheGateWasClosedSince() throws {
        var line = GateQueue(capacity: 1, policy: .dropOldest, coalescesDuplicates: false)
        _ = line.admit(try ticket("/held", asked: 2))
        _ = line.open(as: { 5 })
        line.close()
        _ = line.admit(try ticket("/held", asked: 5))
        guard case .opened = line.admit(try ticket("/a", asked: 4)) else {
            Issue.record("the gate was opened while the proxy made up its mind")
            return
        }
        #expect(urls(line) == ["/held"], "what goes on takes no place")
    }

    @Test func aDiscardCountsForWhatComesAfterIt() throws {
        var line = GateQueue(capacity: 1, policy: .dropOldest, coalescesDuplicates: false)
        _ = line.admit(try ticket("/held", asked: 2))
        #expect(line.discard(because: CancellationError(), as: { 5 }).places.count == 1)
        guard case .discarded(let reason) = line.admit(try ticket("/late", asked: 4)) else {
            Issue.record("the gate was emptied while the proxy made up its mind")
            return
        }
        #expect(reason is CancellationError)
        _ = line.admit(try ticket("/new", asked: 5))
        #expect(urls(line) == ["/new"])
        // An opening after it counts as well, even for what a discard came before.
        _ = line.open(as: { 6 })
        guard case .opened = line.admit(try ticket("/late", asked: 4)) else {
            Issue.record("the gate was opened since")
            return
        }
    }

    @Test func anOpenGateIsNotOpenedAgain() throws {
        var line = GateQueue(capacity: nil, policy: .refuse, coalescesDuplicates: false)
        var openings = 0
        for _ in 1...2 {
            _ = line.open {
                openings += 1
                return openings
            }
        }
        #expect(openings == 1)
        line.close()
        #expect(!line.isOpen)
    }

    @Test func ticketsLeaveInAnyOrderAndStayInTheirs() throws {
        var line = GateQueue(capacity: nil, policy: .refuse, coalescesDuplicates: false)
        let tickets = try (1...100).map { try ticket("/\($0)") }
        for ticket in tickets { _ = line.admit(ticket) }
        for ticket in tickets where !ticket.intent.url.hasSuffix("7") {
            #expect(line.withdraw(ticket)?.ticket === ticket)
            #expect(line.withdraw(ticket) == nil)
        }
        #expect(urls(line) == (0...9).map { $0 == 0 ? "/7" : "/\($0)7" })
        #expect(line.open(as: { 1 }).map(\.ticket.intent.url) == (0...9).map { $0 == 0 ? "/7" : "/\($0)7" })
        #expect(line.tickets.isEmpty)
    }

    @Test func theRoomOfWhatLeftIsFreed() throws {
        var line = GateQueue(capacity: nil, policy: .refuse, coalescesDuplicates: true)
        let tickets = try (0..<5_000).map { try ticket("/\($0)") }
        for ticket in tickets { _ = line.admit(ticket) }
        for ticket in tickets.dropLast() { #expect(line.withdraw(ticket)?.ticket === ticket) }
        #expect(urls(line) == ["/4999"])
        let tables = Mirror(reflecting: line)
        let places = tables.descendant("places") as? [Int: GateQueue.Place]
        let numbers = tables.descendant("numbers") as? [ObjectIdentifier: Int]
        let keys = tables.descendant("numbersByKey") as? [DeduplicationKey: Int]
        for capacity in [places?.capacity, numbers?.capacity, keys?.capacity] {
            #expect(capacity.map { $0 <= 64 } == true)
        }
    }

    @Test(arguments: [nil, 40])
    func itBehavesAsAnArrayWould(capacity: Int?) throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ UInt64(capacity ?? 0))
        var line = GateQueue(capacity: capacity, policy: .dropOldest, coalescesDuplicates: false)
        var model: [GateTicket] = []
        let comment: Comment = "ROUTING_SEED=\(RandomSeed.current)"
        for number in 0..<3_000 {
            switch generator.number(below: 100) {
            case ..<60:
                let ticket = try ticket("/\(number)")
                guard case .held(let displaced) = line.admit(ticket) else {
                    Issue.record("the gate is shut and has room")
                    return
                }
                let oldest = model.count == capacity ? model.removeFirst() : nil
                switch displaced {
                case .oldest(let place)?: #expect(place.ticket === oldest, comment)
                default: #expect(displaced == nil && oldest == nil, comment)
                }
                model.append(ticket)
            case ..<99:
                guard !model.isEmpty else { continue }
                let ticket = model.remove(at: generator.number(below: model.count))
                #expect(line.withdraw(ticket)?.ticket === ticket, comment)
                #expect(line.withdraw(ticket) == nil, comment)
            default:
                #expect(
                    line.empty().map { ObjectIdentifier($0.ticket) } == model.map { ObjectIdentifier($0) })
                model = []
            }
            if number.isMultiple(of: 50) {
                #expect(line.tickets.map(\.intent.url) == model.map(\.intent.url), comment)
            }
        }
    }

    @Test func aDuplicateTakesNoPlaceAndStandsLast() throws {
        var line = GateQueue(capacity: 2, policy: .refuse, coalescesDuplicates: true)
        let first = try ticket("/a")
        _ = line.admit(first)
        _ = line.admit(try ticket("/b"))
        guard case .held(insteadOf: .duplicate(let place)?) = line.admit(try ticket("/a")) else {
            Issue.record("the earlier one gives way")
            return
        }
        #expect(place.ticket === first)
        #expect(urls(line) == ["/b", "/a"])
        guard case .isFull = line.admit(try ticket("/c")) else {
            Issue.record("the gate is full")
            return
        }
    }

    @Test func aPlaceThatWasLeftIsNoDuplicate() throws {
        var line = GateQueue(capacity: 1, policy: .dropOldest, coalescesDuplicates: true)
        _ = line.admit(try ticket("/a"))
        guard case .held(insteadOf: .oldest?) = line.admit(try ticket("/b")),
            case .held(insteadOf: .oldest?) = line.admit(try ticket("/a"))
        else {
            Issue.record("the oldest gives way each time")
            return
        }
        #expect(urls(line) == ["/a"])
    }

    @Test func timeIsKeptForWhatIsHeldOnly() throws {
        var line = GateQueue(capacity: nil, policy: .refuse, coalescesDuplicates: false)
        let ticket = try ticket("/a")
        #expect(!line.time(ticket) {})
        _ = line.admit(ticket)
        #expect(line.time(ticket) {})
        #expect(line.withdraw(ticket)?.cancelTimer != nil)
    }
}
