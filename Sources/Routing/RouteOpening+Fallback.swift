extension RouteOpening where Self: RouteMapping {
    /// Sets the handler for URLs that no map matches.
    ///
    /// A router and each of its scopes have at most one fallback, the last that was set. A scope without a
    /// fallback uses the fallback of the scope that it narrows, and finally the router's. A fallback has no position
    /// among the entries and does not change the result of `open`. The pattern in its request matches every URL.
    ///
    /// Scopes that are narrowed by the same tags in another order are one scope: they share the fallback that is set
    /// in either of them. Without one, each uses the fallback of the scope before its last subscript: `router["A"]["C"]`
    /// that of `router["A"]`, and `router["C"]["A"]` that of `router["C"]`.
    ///
    /// ```swift
    /// router.fallback { request in
    ///     print("nothing at", request.url)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - accepting: The origins whose URLs the fallback handles; `nil` for those that
    ///     ``RoutingConfiguration/externalDefault`` allows. Other URLs go to the fallback of a wider scope, if
    ///     that accepts them.
    ///   - perform: Handles the URL, like an async handler of a map.
    ///   - fileID: The file of the registration; supplied by the compiler.
    ///   - line: The line of the registration; supplied by the compiler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func fallback<Value: Sendable>(
        accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext _ perform:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> Value,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> RouteUUID {
        let entry = RouteEntry(
            "/**",
            Array(scope.filter.tags),
            Handler.map(perform),
            "fallback",
            nil,
            SourceLine(fileID, line),
            accepting: accepting
        )
        return scope.dispatcher.setFallback(entry, for: scope.filter)
    }
}
