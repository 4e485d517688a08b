/// Something that happened in a router.
///
/// Events carry numbers that grow by one, so that a listener that missed some can tell. A listener sees them
/// one at a time and in order.
public struct RoutingEvent: Sendable {
    /// The number of the event; numbers begin with the first listener.
    public internal(set) var number: Int
    /// What happened.
    public let kind: Kind
    /// The URL that it happened to, or the pattern that was registered or disposed of.
    ///
    /// Values of the names in ``Routing/Configuration/redacting`` show as `•••`, here and in ``decision``,
    /// ``gate`` and ``origin``; ``error`` has no message of its own then.
    public internal(set) var route: String
    /// What a proxy decided, for ``Kind/proxied``.
    public internal(set) var decision: ProxyDecision?
    /// Why, for the events of a failure.
    public internal(set) var error: RoutingError?
    /// The name of the gate, for what happens at one.
    public internal(set) var gate: String?
    /// How long it took: the call of a proxy for ``Kind/proxied``, the whole job for the events that end one.
    ///
    /// `nil` when it began before there was a listener, for then the clock was not read.
    public internal(set) var duration: Duration?
    /// The number of the event that led to this one: for a redirect that of the proxy's answer, for an open
    /// from within a handler that of the open which the handler serves, and so on.
    ///
    /// Where other routers or navigators stand between, it is looked for through fifteen of their calls.
    public internal(set) var cause: Int?
    /// Where the URL came from that it happened to; `nil` for what happens to an entry.
    public internal(set) var origin: RouteOrigin?

    private let entry: Entry.Signature?

    init(number: Int = 0, kind: Kind, route: String, entry: Entry.Signature? = nil) {
        self.number = number
        self.kind = kind
        self.route = route
        self.entry = entry
    }
}

extension RoutingEvent {
    /// The entry that it concerns.
    public var uuid: RouteUUID? { entry?.uuid }

    /// Whether that is a map or a proxy; a fallback counts as a map.
    public var entryKind: RouteEntry.Kind? { entry?.kind }

    /// The text of the pattern that it was registered with.
    public var pattern: String? { entry?.pattern.text }

    /// The name that it was registered with.
    public var name: String? { entry?.name }

    /// Where that entry was registered.
    public var place: RoutePlace? { entry?.place }
}

extension RoutingEvent {
    /// A kind of event; open to growth, so a `switch` over kinds needs a `default`.
    public struct Kind: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        /// A map, a proxy or a fallback was registered.
        public static let registered = Kind(rawValue: "registered")
        /// An entry was disposed of, or went with its owner.
        public static let disposed = Kind(rawValue: "disposed")
        /// A URL was opened.
        public static let opened = Kind(rawValue: "opened")
        /// A proxy answered.
        public static let proxied = Kind(rawValue: "proxied")
        /// A proxy's redirect was read and is going to be matched.
        public static let redirected = Kind(rawValue: "redirected")
        /// A map or a fallback completed.
        public static let handled = Kind(rawValue: "handled")
        /// No map matched, and there is no fallback.
        public static let unmatched = Kind(rawValue: "unmatched")
        /// Only a map matched that does not accept where the URL comes from, and there is no fallback; the
        /// event names the map.
        public static let untrusted = Kind(rawValue: "untrusted")
        /// A text was no URL.
        public static let malformed = Kind(rawValue: "malformed")
        /// A handler or proxy threw or rejected, or the router could not take the job.
        public static let failed = Kind(rawValue: "failed")
        /// The caller lost interest.
        public static let cancelled = Kind(rawValue: "cancelled")
        /// A continuation was let go of without having been called.
        public static let abandoned = Kind(rawValue: "abandoned")
        /// A call took too long.
        public static let timedOut = Kind(rawValue: "timedOut")
        /// A continuation was called again, or after its job had ended.
        public static let calledTwice = Kind(rawValue: "calledTwice")

        /// A gate holds the URL, which has left the queue.
        public static let held = Kind(rawValue: "held")
        /// A gate lets the URL go on: it is in the queue again and is going to be matched anew.
        public static let resumed = Kind(rawValue: "resumed")
        /// A gate held the URL for too long.
        public static let expired = Kind(rawValue: "expired")

        /// All kinds: what a saved journal may name.
        package static let known: Set<Kind> = [
            .registered, .disposed, .opened, .proxied, .redirected, .handled, .unmatched, .untrusted,
            .malformed,
            .failed, .cancelled, .abandoned, .timedOut, .calledTwice, .held, .resumed, .expired,
        ]

        /// The name of the static member.
        public let rawValue: String

        /// Creates the kind with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the static member.
        public var description: String { rawValue }
    }
}

extension RoutingEvent: CustomStringConvertible {
    /// The event on one line, without its duration, so that it reads the same every time.
    public var description: String {
        let parts = [
            "#\(number)", "\(kind)", route, kind == .opened ? source : nil,
            decision?.description, gate.map { "at the gate '\($0)'" },
            error?.code.description,
            place.map { "at \($0)" }, cause.map { "because of #\($0)" },
        ]
        return parts.compactMap { $0 }.joined(separator: " ").visible()
    }

    /// Where it comes from, unless that is the program itself.
    private var source: String? {
        origin.flatMap { $0.isExternal ? "from \($0)" : nil }
    }
}
