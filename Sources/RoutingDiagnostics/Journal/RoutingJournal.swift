public import Routing

/// A journal of a router's latest events, to read when a URL is not handled as expected.
///
/// ```swift
/// let journal = RoutingJournal(router, redacting: ["token"])
/// router.open("app://account/orders?token=s3cret")
/// await router.idle()
/// print(journal)  // who was asked, what they decided, who handled it, and how long that took
/// ```
///
/// It observes the router from its creation until its release, and does not retain the router. Its records
/// stay when the router is released. It is safe to use from any thread.
public final class RoutingJournal: Sendable {
    private let ring: Locked<JournalRing>
    private let observation: RouteObservation

    /// Begins a journal.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - capacity: The number of events that it keeps, from 1 to 10,000; newer events replace the oldest
    ///     ones.
    ///   - names: The names of captures and query pairs whose values show as `•••`, in addition to those in
    ///     ``/Routing/Routing/Configuration/redacting``.
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
    /// The latest events, the oldest first.
    ///
    /// - Complexity: O(*n*) in the number of events.
    public var records: [JournalRecord] { ring.withLock { $0.records } }

    /// The latest events as a value.
    public var trace: RoutingTrace { RoutingTrace(records) }

    /// The latest events as a diagram; see ``RoutingTrace/mermaid``.
    public var mermaid: String { trace.mermaid }

    /// Prints the latest events as JSON; see ``/Routing/RouteDocument/json()``.
    ///
    /// - Returns: The text.
    /// - Throws: The error of the encoder.
    public func json() throws -> String { try trace.json() }
}

extension RoutingJournal: CustomStringConvertible {
    /// The latest events as lines; see ``RoutingTrace/description``.
    public var description: String { trace.description }
}

/// The latest records of a journal, in a ring buffer.
struct JournalRing: Sendable {
    private let capacity: Int
    /// The records; the oldest is at `start`.
    private var ring: [JournalRecord] = []
    private var start = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The records, the oldest first.
    var records: [JournalRecord] { Array(ring[start...] + ring[..<start]) }

    /// Adds a record; a full buffer replaces its oldest one.
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
