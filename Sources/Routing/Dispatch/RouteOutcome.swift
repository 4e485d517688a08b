/// How a dispatched URL was handled.
public struct RouteOutcome: Sendable {
    /// A guard or a proxy that was asked, and what it decided.
    public struct AskedProxy: Sendable {
        /// The identity of the entry.
        public let uuid: RouteUUID
        /// Whether it is a guard or a proxy.
        public let kind: RouteEntry.Kind
        /// The pattern that it was registered with.
        public let pattern: RoutePattern
        /// The name that it was registered with.
        public let name: String?
        /// Where it was registered.
        public let place: RoutePlace
        /// What it decided.
        public let decision: ProxyDecision
    }

    /// The route that was handled, after redirects, without query and fragment.
    public let route: String
    /// The identity of the map that ran, or of the fallback.
    public let uuid: RouteUUID
    /// The pattern that it was registered with; for a fallback, one that matches everything.
    public let pattern: RoutePattern
    /// The parameters that it was given.
    public let parameters: Parameters
    /// What an async handler returned; `nil` for one that returned nothing, and for a classic one.
    public let value: (any Sendable)?
    /// The guards and proxies that were asked, in the order in which they were.
    public let proxies: [AskedProxy]
    /// The time from the dispatch to the end, waiting included.
    public internal(set) var duration: Duration

    /// What the handler returned, if it is of a type.
    ///
    /// - Parameter type: The type.
    /// - Returns: The value, or `nil` when there is none or it is of another type.
    public func value<Value>(as type: Value.Type) -> Value? {
        value as? Value
    }
}
