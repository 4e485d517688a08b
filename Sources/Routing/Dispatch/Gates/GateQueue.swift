/// What a gate holds, in order, and whether it is open: a value without queue, clock or lock.
struct GateQueue: Sendable {
    /// A held job.
    struct Place: Sendable {
        let ticket: GateTicket
        /// What stops its time.
        var cancelTimer: Scheduler.Cancel?
    }

    /// What becomes of a job that comes to the gate.
    enum Admission: Sendable {
        /// It is held, at the expense of another perhaps.
        case held(insteadOf: Displaced?)
        /// The gate was opened since the proxy was asked.
        case opened
        /// The gate had been open before.
        case isOpen
        /// There is no room.
        case isFull
    }

    /// A job that gives way to another.
    enum Displaced: Sendable {
        case oldest(Place)
        case duplicate(Place)
    }

    /// Numbers the openings of all gates in one sequence, so that a proxy's answer can be told to be older
    /// than one.
    static let openings = Counter()

    let capacity: Int?
    let policy: Gate.Policy
    let coalescesDuplicates: Bool
    private(set) var isOpen = false
    /// The number of the last opening.
    private var opened = 0
    private var line = WaitingLine()
    private var places: [Int: Place] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// For each deduplicationKey the number of the ticket that has it, where duplicates are coalesced.
    private var likenesses: [GateTicket.DeduplicationKey: Int] = [:]
    private var lastNumber = 0

    init(capacity: Int?, policy: Gate.Policy, coalescesDuplicates: Bool) {
        precondition(capacity ?? 1 > 0, "a gate that holds nothing would never hold anything")
        self.capacity = capacity
        self.policy = policy
        self.coalescesDuplicates = coalescesDuplicates
    }
}

extension GateQueue {
    /// The tickets that are held, the oldest first.
    var tickets: [GateTicket] { line.numbers.compactMap { places[$0]?.ticket } }

    /// Admits a job, or does not.
    ///
    /// - Complexity: O(1), amortised.
    mutating func admit(_ ticket: GateTicket) -> Admission {
        // An opening counts, whether or not the gate was closed since.
        if opened > ticket.asked { return .opened }
        if isOpen { return .isOpen }
        if let number = likenesses[ticket.deduplicationKey], let duplicate = remove(number) {
            append(ticket)
            return .held(insteadOf: .duplicate(duplicate))
        }
        guard let capacity, line.count >= capacity else {
            append(ticket)
            return .held(insteadOf: nil)
        }
        guard policy == .dropOldest else { return .isFull }
        let oldest = popFirst()
        append(ticket)
        return .held(insteadOf: oldest.map { .oldest($0) })
    }

    /// Keeps what stops the time of a ticket.
    ///
    /// - Returns: Whether the ticket is still held.
    mutating func time(_ ticket: GateTicket, cancel: @escaping Scheduler.Cancel) -> Bool {
        guard let number = numbers[ObjectIdentifier(ticket)] else { return false }
        places[number]?.cancelTimer = cancel
        return true
    }

    /// Takes a ticket out.
    ///
    /// - Returns: The ticket in its place, to be let go of outside the lock; `nil` when it is not held.
    /// - Complexity: O(1), amortised.
    mutating func withdraw(_ ticket: GateTicket) -> Place? {
        numbers[ObjectIdentifier(ticket)].flatMap { remove($0) }
    }

    /// Opens the gate; one that is open stays so.
    ///
    /// - Parameter number: Gives the number of the opening.
    /// - Returns: What was held, the oldest first.
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

    /// Takes out all tickets.
    ///
    /// - Returns: What was held, the oldest first.
    mutating func empty() -> [Place] {
        let places = line.numbers.compactMap { self.places[$0] }
        line = WaitingLine()
        self.places = [:]
        numbers = [:]
        likenesses = [:]
        return places
    }

    private mutating func append(_ ticket: GateTicket) {
        lastNumber += 1
        line.append(lastNumber)
        places[lastNumber] = Place(ticket: ticket)
        numbers[ObjectIdentifier(ticket)] = lastNumber
        if coalescesDuplicates { likenesses[ticket.deduplicationKey] = lastNumber }
    }

    private mutating func popFirst() -> Place? {
        line.popFirst().flatMap { forget($0) }
    }

    private mutating func remove(_ number: Int) -> Place? {
        line.remove(number) ? forget(number) : nil
    }

    private mutating func forget(_ number: Int) -> Place? {
        guard let place = places.removeValue(forKey: number) else { return nil }
        numbers[ObjectIdentifier(place.ticket)] = nil
        if likenesses[place.ticket.deduplicationKey] == number {
            likenesses[place.ticket.deduplicationKey] = nil
        }
        return place
    }
}
