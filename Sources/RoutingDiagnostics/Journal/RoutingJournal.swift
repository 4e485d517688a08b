public import Routing

/// A journal of the last events of a router, to be read when something went another way than it should.
///
/// ```swift
/// let journal = RoutingJournal(router, redacting: ["token"])
/// router.open("app://account/orders?token=s3cret")
/// await router.idle()
/// print(journal)  // who was asked, what they decided, who handled it, and how long that took
/// ```
///
/// It listens from its making until it is released. It keeps no router alive, and what it took down stays
/// when the router goes. It is safe to use from any thread.
public final class RoutingJournal: Sendable {
    private let ring: Locked<JournalRing>
    private let observation: RouteObservation

    /// Begins a journal.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - capacity: How many events it keeps, from 1 to 10,000; older ones go.
    ///   - names: The names of captures and of pairs of a query whose values show as `•••`, besides those
    ///     that ``/Routing/Routing/Configuration/redacting`` has.
    public init(_ router: Routing, capacity: Int = 512, redacting names: Set<String> = []) {
        let capacities = 1...RoutingTrace.mostRecords
        precondition(capacities.contains(capacity), "a journal keeps 1 to \(capacities.upperBound) events")
        let ring = Locked(JournalRing(capacity: capacity))
        self.ring = ring
        observation = router.observe(hiding: names) { event in
            let record = JournalRecord(event)
            ring.withLock { $0.append(record) }
        }
    }
}

extension RoutingJournal {
    /// The last events, the oldest first.
    ///
    /// - Complexity: O(*n*) in the number of events.
    public var records: [JournalRecord] { ring.withLock { $0.records } }

    /// The last events as a value.
    public var trace: RoutingTrace { RoutingTrace(records) }

    /// The last events as a diagram; see ``RoutingTrace/mermaid``.
    public var mermaid: String { trace.mermaid }

    /// Prints the last events as JSON; see ``/Routing/RouteDocument/json()``.
    ///
    /// - Returns: The text.
    /// - Throws: What the encoder throws.
    public func json() throws -> String { try trace.json() }
}

extension RoutingJournal: CustomStringConvertible {
    /// The last events as lines; see ``RoutingTrace/description``.
    public var description: String { trace.description }
}

/// The last records of a journal.
struct JournalRing: Sendable {
    private let capacity: Int
    /// The records, round about from `start`.
    private var ring: [JournalRecord] = []
    private var start = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The records, the oldest first.
    var records: [JournalRecord] { Array(ring[start...] + ring[..<start]) }

    /// Adds a record, in place of the oldest once there is no more room.
    ///
    /// - Complexity: O(1), amortised.
    mutating func append(_ record: JournalRecord) {
        if ring.count < capacity {
            ring.append(record)
        } else {
            ring[start] = record
            start = (start + 1) % capacity
        }
    }
}
