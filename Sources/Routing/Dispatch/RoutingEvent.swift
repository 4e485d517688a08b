/// A record of one step in a router.
///
/// Each event has the next number, so a listener can detect missed events. A listener receives events one at a
/// time and in order.
public struct RoutingEvent: Sendable {
    /// The number of the event; numbers begin with the first listener.
    public internal(set) var number: Int
    /// What happened.
    public let kind: Kind
    /// The URL that the event concerns, or the pattern that was registered or disposed of.
    ///
    /// For ``Kind/abandoned`` and ``Kind/calledTwice``, it is the pattern of the entry if the job has ended before.
    ///
    /// Values of the names in ``RoutingConfiguration/redacting`` show as `•••`, here and in ``decision``,
    /// ``gate`` and ``origin``. Then ``error`` contains a general message for its code, not its own message; only the
    /// reason of a rejection is kept, in which queries are masked, and a URL that is the whole reason.
    public internal(set) var route: String
    /// The decision of a guard or a proxy, for ``Kind/proxied``.
    public internal(set) var decision: ProxyDecision?
    /// The error, for events of a failure.
    public internal(set) var error: RoutingError?
    /// The name of the gate, for events at a gate.
    public internal(set) var gate: String?
    /// The duration of the call of a guard or a proxy for ``Kind/proxied``, or of the job for its last event.
    ///
    /// `nil` when the call or the job began before there was a listener, because the clock was not read then.
    public internal(set) var duration: Duration?
    /// The number of the event that caused this one.
    ///
    /// A redirect is caused by the answer of the guard or the proxy. An open inside a handler is caused by the
    /// open that the handler serves; in a classic closure, only until the closure returns. When calls of other
    /// routers or navigators lie between, the router searches through up to fifteen of them.
    public internal(set) var cause: Int?
    /// The origin of the URL; `nil` for events that concern an entry.
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
    /// The identity of the entry that the event concerns.
    public var uuid: RouteUUID? { entry?.uuid }

    /// The kind of that entry; a fallback counts as a map.
    package var entryKind: RouteEntry.Kind? { entry?.kind }

    /// The text of that entry's pattern.
    public var pattern: String? { entry?.pattern.text }

    /// The name of that entry.
    public var name: String? { entry?.name }

    /// The line of the source that registered that entry.
    public var sourceLine: SourceLine? { entry?.place }
}

extension RoutingEvent {
    /// A kind of event.
    @nonexhaustive
    public enum Kind: String, Sendable, Codable {
        /// A map, a guard, a proxy or a fallback was registered.
        case registered
        /// An entry was disposed of, or its owner was released.
        case disposed
        /// A URL was opened.
        case opened
        /// A guard or a proxy answered.
        case proxied
        /// The URL of a redirect by a guard or a proxy was read; the router has not matched it yet.
        case redirected
        /// A map or a fallback completed.
        case handled
        /// No map matched, and there is no fallback for it.
        case unmatched
        /// No map that matches accepts the origin of the URL, and there is no fallback for it; the event names the
        /// newest of these maps.
        case untrusted
        /// A text was not a URL.
        case malformed
        /// A handler, a guard or a proxy threw; a guard or a proxy rejected the URL; or the router or a gate could
        /// not take the job.
        case failed
        /// The job was cancelled.
        case cancelled
        /// A continuation was released without a call.
        case abandoned
        /// A call took longer than ``RoutingConfiguration/handlerTimeout`` allows.
        case timedOut
        /// A continuation was called again, or after its job had ended.
        case calledTwice

        /// A gate holds the URL, which has left the queue.
        case held
        /// A gate released the URL, which is in the queue again and will be matched anew.
        case resumed
        /// A gate held the URL until the gate's time limit.
        case expired
    }
}

extension RoutingEvent: CustomStringConvertible {
    /// The event on one line, without its duration, so that the text is reproducible.
    public var description: String {
        let parts = [
            "#\(number)", "\(kind)", route, kind == .opened ? source : nil,
            decision?.description, gate.map { "at the gate '\($0)'" },
            error?.code.rawValue,
            sourceLine.map { "at \($0)" }, cause.map { "because of #\($0)" },
        ]
        return parts.compactMap { $0 }.joined(separator: " ").visible()
    }

    /// A description of the origin when it is external, otherwise `nil`.
    private var source: String? {
        origin.flatMap { $0.isExternal ? "from \($0)" : nil }
    }
}
