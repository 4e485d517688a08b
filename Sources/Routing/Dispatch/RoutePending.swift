/// A URL that waits in the queue or is held at a gate.
public struct RoutePending: Sendable {
    /// The URL.
    public let url: RouteURL
    /// All tags of the scope that opened the URL; empty when the router itself opened it.
    ///
    /// They do not identify the scope: `router["A", "B"]` and `router["A"]["B"]` have the same tags.
    public let tags: Set<String>
    /// The data that the caller passed.
    public let data: (any Sendable)?
    /// The origin of the URL.
    public let origin: RouteOrigin

    /// The URL without query and fragment.
    public var route: String { url.route }
}
