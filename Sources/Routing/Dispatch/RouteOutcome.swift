/// The result of a dispatched URL.
public struct RouteOutcome: Sendable {
    /// A guard or a proxy that was asked, and its decision.
    public struct AskedProxy: Sendable {
        /// The identity of the entry.
        package let uuid: RouteUUID
        /// The kind of the entry: guard or proxy.
        public let kind: RouteEntry.Kind
        /// The pattern of the entry.
        public let pattern: RoutePattern
        /// The name of the entry.
        public let name: String?
        /// The line of the source that registered the entry.
        public let sourceLine: SourceLine
        /// The decision.
        public let decision: ProxyDecision
    }

    /// The route that was handled, after redirects, without query and fragment.
    public let route: String
    /// The identity of the map that ran, or of the fallback.
    public let uuid: RouteUUID
    /// The pattern of that entry; for a fallback, one that matches every URL.
    public let pattern: RoutePattern
    /// The parameters that the handler received.
    public let parameters: Parameters
    /// The value that an async handler returned; `nil` for no value, and for a classic handler.
    public let value: (any Sendable)?
    /// The guards and proxies that were asked, in that order.
    public let proxies: [AskedProxy]
    /// The time from the dispatch to the end, including the wait.
    public internal(set) var duration: Duration

    /// Returns the handler's value if it has the given type.
    ///
    /// - Parameter type: The type.
    /// - Returns: The value, or `nil` when there is none or it is of another type.
    public func value<Value>(as type: Value.Type) -> Value? {
        // A cast of the optional would count no value as the value `nil` of an optional type.
        value.flatMap { $0 as? Value }
    }
}
