/// The argument of an async handler, guard, proxy or fallback.
public struct RouteRequest: Sendable {
    /// The URL; after a redirect, the new one.
    public let url: RouteURL
    /// The pattern of the entry; for a fallback, one that matches every URL.
    public let pattern: RoutePattern
    /// The items of the query, overridden by captures and by the changes of proxies.
    public let parameters: Parameters
    /// The data that the caller passed, or that a redirect passed instead.
    public let data: (any Sendable)?
    /// The tags of the entry.
    public let tags: Set<String>
    /// The scope that the URL was opened in.
    ///
    /// Events name this job as the cause of URLs that are opened through the scope or the request.
    public let scope: RouteScope
    /// The value decoded from the URL, for an entry of a typed route.
    let value: RouteValue?

    /// The URL without query and fragment.
    public var route: String { url.route }

    /// The decoded fragment of the URL: `""` when it is present and empty, `nil` when it is absent.
    public var fragment: String? { url.fragment }
}

extension RouteRequest {
    /// The origin of the URL.
    ///
    /// URLs that are opened through the request have this origin unless the caller states another. When it is
    /// external, they are external even with `from: .internal`.
    public var origin: RouteOrigin { scope.origin ?? .internal }
}
