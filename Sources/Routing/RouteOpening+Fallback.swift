extension RouteOpening where Self: RouteMapping {
    /// Sets what is asked when no map matched.
    ///
    /// A router and each of its scopes have one fallback at most, the last that was set. A scope without one
    /// uses that of the scope it narrows, and at last the router's. A fallback stands outside the order of
    /// entries and does not change what `open` returns; its request carries a pattern that matches
    /// everything.
    ///
    /// ```swift
    /// router.fallback { request in
    ///     print("nothing at", request.url)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - accepting: Whose URLs it is asked about; `nil` for what ``Routing/Configuration/externalDefault``
    ///     says. For others the fallback of a wider scope is asked, if that accepts them.
    ///   - perform: Handles the URL, as an async handler does.
    ///   - fileID: Where it is set; left to the compiler.
    ///   - line: Where it is set; left to the compiler.
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
            .map(perform),
            "fallback",
            nil,
            RoutePlace(fileID, line),
            accepting: accepting
        )
        return scope.dispatcher.setFallback(entry, for: scope.filter)
    }
}
