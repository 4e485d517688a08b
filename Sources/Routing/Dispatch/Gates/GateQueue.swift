/// The held jobs of a gate, in order, and whether the gate is open: a value without queue, clock or lock.
struct GateQueue: Sendable {
    /// A held job.
    struct Place: Sendable {
        let ticket: GateTicket
        /// Cancels the timer of the time to live.
        var cancelTimer: Scheduler.Cancel?
    }

    /// The result of admitting a job.
    enum Admission: Sendable {
        /// The gate holds the job, and may have displaced another one.
        case held(insteadOf: Displaced?)
        /// The gate was opened since the proxy was asked.
        case opened
        /// The gate is open, and was already open when the proxy was asked.
        case isOpen
        /// The gate was emptied since the proxy was asked, for a reason.
        case discarded(because: (any Error)?)
        /// There is no room.
        case isFull
    }

    /// A displaced job.
    enum Displaced: Sendable {
        case oldest(Place)
        case duplicate(Place)
    }

    /// Numbers the openings and discards of all gates in one sequence, which shows whether a proxy was asked before
    /// one of them.
    static let changes = Counter()

    let capacity: Int?
    let policy: Gate.Policy
    let coalescesDuplicates: Bool
    private(set) var isOpen = false
    /// The number of the last opening.
    private var opened = 0
    /// The number of the last discard, and its reason.
    private var emptied: (number: Int, reason: (any Error)?) = (0, nil)
    /// The held jobs by their numbers, which grow in the order of admission.
    private var places = [Int: Place]()
    /// A number that no held job precedes; it never decreases, so that finding the oldest costs O(1), amortised.
    private var oldest = 1
    private var numbers = [ObjectIdentifier: Int]()
    /// The number of the ticket with each deduplication key; empty unless duplicates are coalesced.
    private var numbersByKey = [DeduplicationKey: Int]()
    private var lastNumber = 0

    init(capacity: Int?, policy: Gate.Policy, coalescesDuplicates: Bool) {
        precondition(capacity ?? 1 > 0, "the capacity of a gate is 1 or more")
        self.capacity = capacity
        self.policy = policy
        self.coalescesDuplicates = coalescesDuplicates
    }
}

extension GateQueue {
    /// The held tickets, the oldest first.
    var tickets: [GateTicket] { placesInOrder.map(\.ticket) }

    private var placesInOrder: [Place] { places.keys.inOrder.compactMap { places[$0] } }

    /// Adds a job, unless the gate is open or full.
    ///
    /// - Complexity: O(1), amortised.
    mutating func admit(_ ticket: GateTicket) -> Admission {
        // The opening counts even if the gate was closed again since.
        if opened > ticket.asked { return .opened }
        if isOpen { return .isOpen }
        // The proxy may have relied on the jobs that were held then.
        if emptied.number > ticket.asked { return .discarded(because: emptied.reason) }
        if let number = numbersByKey[ticket.deduplicationKey], let duplicate = forget(number) {
            append(ticket)
            return .held(insteadOf: .duplicate(duplicate))
        }
        guard let capacity, places.count >= capacity else {
            append(ticket)
            return .held(insteadOf: nil)
        }
        guard policy == .dropOldest else { return .isFull }
        let oldest = popFirst()
        append(ticket)
        return .held(insteadOf: oldest.map { .oldest($0) })
    }

    /// Stores the closure that cancels a ticket's timer.
    ///
    /// - Returns: Whether the ticket is still held.
    mutating func time(_ ticket: GateTicket, cancel: @escaping Scheduler.Cancel) -> Bool {
        guard let number = numbers[ObjectIdentifier(ticket)] else { return false }
        places[number]?.cancelTimer = cancel
        return true
    }

    /// Removes a ticket.
    ///
    /// - Returns: The ticket's place, to be released outside the lock; `nil` when the ticket is not held.
    /// - Complexity: O(1), amortised.
    mutating func withdraw(_ ticket: GateTicket) -> Place? {
        numbers[ObjectIdentifier(ticket)].flatMap { forget($0) }
    }

    /// Opens the gate; has no effect if it is open.
    ///
    /// - Parameter number: Returns the number of the opening.
    /// - Returns: The held jobs, the oldest first.
    mutating func open(as number: () -> Int) -> [Place] {
        guard !isOpen else { return [] }
        isOpen = true
        opened = number()
        return empty()
    }

    /// Closes the gate.
    mutating func close() {
        isOpen = false
    }

    /// Removes all tickets, and those that are admitted later although their proxies were asked before.
    ///
    /// - Parameters:
    ///   - reason: The reason for those that are admitted later.
    ///   - number: Returns the number of the discard.
    /// - Returns: The held jobs, the oldest first, and the reason of the discard before, to be released outside the
    ///   lock.
    mutating func discard(
        because reason: (any Error)?, as number: () -> Int
    ) -> (places: [Place], formerReason: (any Error)?) {
        let former = emptied.reason
        emptied = (number(), reason)
        return (empty(), former)
    }

    /// Removes all tickets.
    ///
    /// - Returns: The held jobs, the oldest first.
    mutating func empty() -> [Place] {
        defer {
            oldest = lastNumber + 1
            places.removeAll()
            numbers.removeAll()
            numbersByKey.removeAll()
        }
        return placesInOrder
    }

    private mutating func append(_ ticket: GateTicket) {
        lastNumber += 1
        places[lastNumber] = Place(ticket: ticket)
        numbers[ObjectIdentifier(ticket)] = lastNumber
        if coalescesDuplicates { numbersByKey[ticket.deduplicationKey] = lastNumber }
    }

    private mutating func popFirst() -> Place? {
        if places.isEmpty { return nil }
        while places[oldest] == nil { oldest += 1 }
        return forget(oldest)
    }

    private mutating func forget(_ number: Int) -> Place? {
        guard let place = places.removeValue(forKey: number) else { return nil }
        numbers[ObjectIdentifier(place.ticket)] = nil
        if numbersByKey[place.ticket.deduplicationKey] == number {
            numbersByKey[place.ticket.deduplicationKey] = nil
        }
        places.shrink()
        numbers.shrink()
        numbersByKey.shrink()
        return place
    }
}
