/// The argument of an async handler, guard, proxy or fallback.
public struct RouteRequest: Sendable {
    /// The URL; after a redirect, the new one.
    public let url: RouteURL
    /// The pattern of the entry; for a fallback, one that matches every URL.
    public let pattern: RoutePattern
    /// The items of the query, overridden by captures and by the changes of redirects.
    ///
    /// A redirect can change a parameter that has the name of a capture of the new URL. Guards, proxies and maps
    /// then receive the changed value under that name, not the text in the URL.
    ///
    /// A guard or a proxy also receives the captures of the map that matched the URL when the search for guards and
    /// proxies was made; its own captures override them.
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
    let value: Payload?

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

extension RouteRequest {
    /// Reads a parameter as a value of a type; see ``Parameters/value(_:as:)``.
    ///
    /// ```swift
    /// router.map("books/:id") { request in
    ///     try await library.book(request.require("id", as: Int.self))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of a capture or of a pair of the query.
    ///   - type: The type of the value.
    /// - Returns: The value.
    /// - Throws: A ``RouteValueError``, which ends the job as ``RoutingError/Code/handlerFailed`` unless the
    ///   handler catches it.
    /// - Complexity: O(*n*) in the number of pairs.
    public func require<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        try parameters.value(name, as: type)
    }
}
