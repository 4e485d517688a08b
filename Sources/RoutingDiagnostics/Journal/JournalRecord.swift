public import Routing

/// An event of a router as a value that can be shown, compared and saved.
///
/// It says everything that the event says, in words where the event has objects, and keeps nothing alive.
public struct JournalRecord: Hashable, Sendable {
    /// The number of the event.
    public let number: Int
    /// The number of the event that led to this one, which is smaller.
    public let parent: Int?
    /// What happened.
    public let kind: RoutingEvent.Kind
    /// The URL that it happened to, or the pattern that was registered or disposed of.
    public let route: String
    /// The entry that it concerns.
    public let entry: Entry?
    /// What a proxy decided, in words.
    public let decision: String?
    /// Where a proxy redirected to.
    public let redirection: String?
    /// Why, for the events of a failure.
    public let failure: Failure?
    /// The name of the gate, for what happens at one.
    public let gate: String?
    /// How long it took, in nanoseconds; see ``/Routing/RoutingEvent/duration``.
    public let nanoseconds: Int64?
    /// Where the URL came from, unless that is the program itself.
    public let origin: RouteOrigin?

    /// Takes down an event.
    ///
    /// - Parameter event: The event.
    public init(_ event: RoutingEvent) {
        number = event.number
        parent = event.cause
        kind = event.kind
        route = event.route
        entry = Entry(event)
        decision = event.decision?.description
        redirection = event.decision?.redirection
        failure = event.error.map(Failure.init)
        gate = event.gate
        nanoseconds = event.duration.map(\.nanoseconds)
        origin = event.origin.flatMap { $0.isExternal ? $0 : nil }
    }
}

extension JournalRecord {
    /// What a record says of an entry.
    public struct Entry: Hashable, Sendable, Codable {
        /// The identity of the entry.
        public let uuid: RouteUUID
        /// Whether it handles URLs or is asked before they are handled.
        public let kind: RouteEntry.Kind
        /// The text of the pattern.
        public let pattern: String
        /// The name that it was registered with.
        public let name: String?
        /// Where it was registered: `MyApp/Routes.swift:12`.
        public let place: String

        init?(_ event: RoutingEvent) {
            guard let uuid = event.uuid, let kind = event.entryKind, let pattern = event.pattern else {
                return nil
            }
            self.uuid = uuid
            self.kind = kind
            self.pattern = pattern
            name = event.name
            place = event.place?.description ?? ""
        }
    }

    /// What a record says of an error.
    public struct Failure: Hashable, Sendable, Codable {
        /// The kind of error.
        public let code: RoutingError.Code
        /// What happened.
        public let message: String

        init(_ error: RoutingError) {
            code = error.code
            message = error.message
        }
    }

    /// How long it took; see ``/Routing/RoutingEvent/duration``.
    public var duration: Duration? { nanoseconds.map { .nanoseconds($0) } }
}

extension Duration {
    /// The time in nanoseconds, or as near to it as there are numbers.
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, isTooMuch) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isStillTooMuch) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
        return isTooMuch || isStillTooMuch ? (seconds < 0 ? .min : .max) : sum
    }
}
