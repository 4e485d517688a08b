/// What an async handler, proxy or fallback is given.
public struct RouteRequest: Sendable {
    /// The URL; after a redirect, the new one.
    public let url: RouteURL
    /// The pattern of the entry; for a fallback, one that matches everything.
    public let pattern: RoutePattern
    /// The pairs of the query, overlaid by what was captured and by what proxies changed.
    public let parameters: Parameters
    /// What was passed along.
    public let data: (any Sendable)?
    /// The tags of the entry.
    public let tags: Set<String>
    /// The scope that the URL was opened in.
    ///
    /// What is opened through it, or through the request itself, shows in events as caused by this job.
    public let scope: RouteScope
    /// The value that was read of the URL, for an entry of typed routes.
    let value: RouteValue?

    /// The URL without query and fragment.
    public var route: String { url.route }

    /// The decoded fragment of the URL: `""` when it is present and empty, `nil` when it is absent.
    public var fragment: String? { url.fragment }
}

extension RouteRequest {
    /// Where the URL came from; what is opened through the request comes from there as well, whatever is
    /// said.
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
    /// - Throws: A ``RouteValueError``, which ends the job as ``RoutingError/Code/handlerFailed`` when the
    ///   handler lets it through.
    /// - Complexity: O(*n*) in the number of pairs.
    public func require<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        try parameters.value(name, as: type)
    }
}
