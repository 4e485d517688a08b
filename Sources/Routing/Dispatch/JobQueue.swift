/// The waiting jobs of a router and the number of running ones: a value without dispatch queue, clock or lock.
///
/// A job takes a place when its turn comes, and frees it when it ends or is held. Starting a job includes the
/// search for its first entry. While that search runs the code of entries, no other job starts, because jobs
/// start in the order in which they were opened.
struct JobQueue<Member: JobQueueMember> {
    /// The maximum number of running jobs.
    let limit: Int
    /// The maximum number of waiting jobs; `nil` for no limit.
    let mostWaiting: Int?
    /// Whether no further job starts until the router is resumed.
    var isHalted = false
    /// The number of running jobs.
    private(set) var running = 0
    /// The job that is starting, while the search for its first entry runs the code of entries.
    private(set) var starting: Member?
    /// The number of waiting jobs.
    private(set) var count = 0
    /// The waiting jobs; a job that left early leaves a gap.
    private var places: [Member?] = []
    private var head = 0

    init(limit: Int = 1, mostWaiting: Int? = nil) {
        precondition(limit > 0, "the concurrency limit is 1 or more")
        self.limit = limit
        self.mostWaiting = mostWaiting
    }
}

/// A member of a queue, which stores its own place.
protocol JobQueueMember: AnyObject {
    /// The place in the queue; only the queue reads and writes it.
    var place: Int { get set }
}

extension JobQueue {
    /// Whether another job may run.
    private var hasPlace: Bool { running < limit && !isHalted && starting == nil }

    /// Whether a job that is opened now starts at once.
    var isFree: Bool { count == 0 && hasPlace }

    /// Whether the job that has waited longest can start.
    var canStart: Bool { count > 0 && hasPlace }

    /// Whether the maximum number of jobs waits.
    var isFull: Bool { mostWaiting.map { count >= $0 } ?? false }

    /// Whether no job runs or waits.
    var isIdle: Bool { running == 0 && count == 0 }

    /// The waiting jobs, the oldest first.
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

    /// Records that the search for the first entry of a job runs the code of entries.
    ///
    /// Ignored while another job is starting: then this job runs already, and searches again after a redirect.
    mutating func beginStart(of member: Member) {
        starting = starting ?? member
    }

    /// Records that the first entry of a job is known, or that the job leaves its place.
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

    /// Removes a job from the queue; ignores a job that is not in it.
    ///
    /// - Complexity: O(1), amortised.
    mutating func remove(_ member: Member) {
        guard places.indices.contains(member.place), places[member.place] === member else { return }
        places[member.place] = nil
        count -= 1
        sweep()
    }

    /// Removes and returns the oldest job.
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

    /// Removes the gaps when they are the majority, and releases capacity that is no longer needed.
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

extension JobQueue: Sendable where Member: Sendable {}
