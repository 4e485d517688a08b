/// The jobs of a router in the order they came, and how many run: a value without queue, clock or lock.
///
/// A job that has its turn takes a place, and frees it when it ends or is held. Starting a job includes
/// finding its first entry. Where code is asked about that, no other job starts meanwhile, for jobs
/// start in the order in which they were opened.
struct Line<Member: LineMember> {
    /// How many jobs run at once.
    let limit: Int
    /// How many may wait; `nil` for any number.
    let mostWaiting: Int?
    /// Whether no further job starts until the router is resumed.
    var isHalted = false
    /// The number of jobs that run.
    private(set) var running = 0
    /// The job that is starting, while code is asked about its first entry.
    private(set) var starting: Member?
    /// The number of jobs that wait.
    private(set) var count = 0
    /// The jobs that wait; a job that left early leaves a gap.
    private var places: [Member?] = []
    private var head = 0

    init(limit: Int = 1, mostWaiting: Int? = nil) {
        precondition(limit > 0, "a router that runs no job at a time would never run one")
        self.limit = limit
        self.mostWaiting = mostWaiting
    }
}

/// What stands in a line and knows where.
protocol LineMember: AnyObject {
    /// The place in the line, for the line to keep.
    var place: Int { get set }
}

extension Line {
    /// Whether another job may run.
    private var hasPlace: Bool { running < limit && !isHalted && starting == nil }

    /// Whether a job that comes now starts at once.
    var isFree: Bool { count == 0 && hasPlace }

    /// Whether the job that has waited longest can start.
    var canStart: Bool { count > 0 && hasPlace }

    /// Whether as many jobs wait as may.
    var isFull: Bool { mostWaiting.map { count >= $0 } ?? false }

    /// Whether nothing runs or waits.
    var isIdle: Bool { running == 0 && count == 0 }

    /// The jobs that wait, the oldest first.
    ///
    /// - Complexity: O(*n*).
    var members: [Member] { places[head...].compactMap(\.self) }

    /// Takes a place for a job.
    mutating func take() {
        running += 1
        assert(running <= limit, "more jobs run than may")
    }

    /// Frees the place of a job.
    mutating func free() {
        running -= 1
        assert(running >= 0, "a job leaves that did not run")
    }

    /// Notes that code is asked about the first entry of a job.
    mutating func beginStart(of member: Member) {
        starting = member
    }

    /// Notes that the first entry of a job is known, or that the job has ended.
    mutating func endStart(of member: Member) {
        if starting === member { starting = nil }
    }

    /// Adds a job at the end.
    ///
    /// - Complexity: O(1), amortised.
    mutating func append(_ member: Member) {
        member.place = places.count
        places.append(member)
        count += 1
    }

    /// Takes a job out of the line; one that is not there is left alone.
    ///
    /// - Complexity: O(1), amortised.
    mutating func remove(_ member: Member) {
        guard places.indices.contains(member.place), places[member.place] === member else { return }
        places[member.place] = nil
        count -= 1
        sweep()
    }

    /// Takes the oldest job.
    ///
    /// - Complexity: O(1), amortised.
    mutating func popFirst() -> Member? {
        guard count > 0 else { return nil }
        while places[head] == nil { head += 1 }
        defer { sweep() }
        count -= 1
        head += 1
        return places[head - 1].take()
    }

    /// Gives up the gaps once they are most of it, and room that was needed once.
    private mutating func sweep() {
        if count == 0 {
            places.removeAll(keepingCapacity: places.capacity < 64)
            head = 0
        } else if places.count > 4 * count + 32 {
            places = places[head...].filter { $0 != nil }
            for (index, member) in places.enumerated() { member?.place = index }
            head = 0
        }
    }
}

extension Line: Sendable where Member: Sendable {}
