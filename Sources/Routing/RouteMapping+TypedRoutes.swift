extension RouteMapping {
    /// Maps the URLs of a type of routes to an async handler that is given the value.
    ///
    /// A URL that the type's pattern matches but that does not decode to a value **does not match**: the next map
    /// is tried. The handler runs as that of a map with a pattern does, in the isolation of the code that it is
    /// written in.
    ///
    /// ```swift
    /// router.map(Book.self) { book, request in
    ///     try await library.book(book.id)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the routes.
    ///   - tags: What brings the entry into scopes; without tags it shows on the router itself only.
    ///   - owner: The object that the entry goes with.
    ///   - accepting: Whose URLs the map accepts; `nil` for what ``Routing/Configuration/externalDefault`` says.
    ///   - perform: Handles a value; what else the URL holds is in the request.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func map<Target: Route, Value: Sendable>(
        _ type: Target.Type,
        tags: [String] = [],
        owner: (any RouteOwner)? = nil,
        accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext perform:
            @escaping @isolated(any) @Sendable (Target, RouteRequest) async throws -> Value,
        name: String? = nil,
        summary: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> RouteUUID {
        let place = RoutePlace(fileID, line)
        let handler = Handler.map(type, perform)
        let entry = RouteEntry(type.pattern, tags, handler, name, summary, place, accepting: accepting)
        return enter(entry, owner: owner)
    }

    /// Has an async proxy asked before URLs of a type of routes are handled, and gives it the value.
    ///
    /// It is not asked about a URL that does not decode to a value. The value comes from the query and the
    /// captures of the type's own pattern.
    ///
    /// - Important: Without tags, **a proxy is not asked about URLs that are opened in a scope**.
    ///
    /// ```swift
    /// router.proxy(Book.self) { book, request in
    ///     book.id < 0 ? .reject("there is no such book") : .pass
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the routes.
    ///   - tags: What brings the entry into scopes; without tags it is not asked in any scope.
    ///   - owner: The object that the entry goes with.
    ///   - accepting: About whose URLs the proxy is asked; `nil` for everybody's.
    ///   - decide: Decides about a value.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func proxy<Target: Route>(
        _ type: Target.Type,
        tags: [String] = [],
        owner: (any RouteOwner)? = nil,
        accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext decide:
            @escaping @isolated(any) @Sendable (Target, RouteRequest) async throws -> ProxyDecision,
        name: String? = nil,
        summary: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> RouteUUID {
        let place = RoutePlace(fileID, line)
        let handler = Handler.proxy(type, decide)
        let entry = RouteEntry(type.pattern, tags, handler, name, summary, place, accepting: accepting)
        return enter(entry, owner: owner)
    }
}
