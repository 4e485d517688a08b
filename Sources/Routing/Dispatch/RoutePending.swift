/// A URL that waits for its turn, or is held at a gate.
public struct RoutePending: Sendable {
    /// The URL.
    public let url: RouteURL
    /// The tags of the scope that it was opened in; none when it was opened on the router itself.
    public let tags: Set<String>
    /// What was passed along.
    public let data: (any Sendable)?
    /// Where it came from.
    public let origin: RouteOrigin

    /// The URL without query and fragment.
    public var route: String { url.route }
}
