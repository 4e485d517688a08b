public import Routing

/// A journal of a router's latest events, to read when a URL is not handled as expected.
///
/// ```swift
/// let journal = RoutingJournal(router, redacting: ["token"])
/// router.open("app://account/orders?token=s3cret")
/// await router.idle()
/// print(journal)  // the proxies and their decisions, the map, and the durations
/// ```
///
/// It observes the router from its creation until its release, and does not retain the router. Its records
/// stay when the router is released. It is safe to use from any thread.
public final class RoutingJournal: Sendable {
    private let latest: Locked<FIFO<JournalRecord>>
    private let observation: RouteObservation

    /// Begins a journal.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - capacity: The number of events that it keeps, from 1 to 10,000; newer events replace the oldest
    ///     ones. Any other number stops the program.
    ///   - names: The names of captures and query pairs whose values show as `•••`, in addition to those in
    ///     ``/Routing/RoutingConfiguration/redacting``.
    public init(_ router: Routing, capacity: Int = 512, redacting names: Set<String> = []) {
        let capacities = 1...RoutingTrace.mostRecords
        precondition(capacities.contains(capacity), "a journal keeps 1 to \(capacities.upperBound) events")
        let latest = Locked(FIFO<JournalRecord>())
        self.latest = latest
        observation = router.observe(hiding: names) { event in
            let record = JournalRecord(event)
            // The oldest record is released outside the lock.
            _ = latest.withLock { latest in
                latest.append(record)
                return latest.count > capacity ? latest.popFirst() : nil
            }
        }
    }
}

extension RoutingJournal {
    /// The latest events, the oldest first.
    ///
    /// - Complexity: O(*n*) in the number of events.
    package var records: [JournalRecord] { latest.withLock { $0.elements } }

    /// The latest events as a value, which prints as lines, as JSON and as a diagram.
    public var trace: RoutingTrace { RoutingTrace(records) }
}

extension RoutingJournal: CustomStringConvertible {
    /// The latest events as lines; see ``RoutingTrace/description``.
    public var description: String { trace.description }
}
