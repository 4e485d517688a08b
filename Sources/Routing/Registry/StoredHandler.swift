/// The code that the router calls for an entry, as far as the registry knows it.
///
/// The registry keeps handlers and calls none of them, so it needs no word for requests and decisions. The dispatcher
/// declares the only conformance.
protocol StoredHandler: AnyObject, Sendable {
    /// The default kind of an entry with this handler; a guard uses a proxy's handler and states its kind.
    var kind: RouteEntry.Kind { get }
    /// Whether a value must be decoded for the entry to match.
    var isTyped: Bool { get }
}
