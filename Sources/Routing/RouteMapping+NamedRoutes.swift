public import Dispatch

/// Patterns that are the raw values of an enumeration.
extension RouteMapping {
    /// Maps the pattern that is the raw value of a name to a handler that must call back.
    ///
    /// ```swift
    /// enum AppRoute: String {
    ///     case book = "books/:id"
    ///     case shelf = "shelf"
    /// }
    ///
    /// router.map(AppRoute.shelf) { route, parameters, data, completed in
    ///     showShelf()
    ///     completed()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - route: The name of the URLs to handle; its raw value is a literal of the program, and stops it when it is
    ///     no pattern.
    ///   - tags: What brings the entry into scopes; without tags it shows on the router itself only.
    ///   - queue: Where the handler runs. The main queue wants a program that serves it, as an `async` main does.
    ///   - owner: The object that the entry goes with.
    ///   - accepting: Whose URLs the map accepts; `nil` for what ``Routing/Configuration/externalDefault`` says.
    ///   - handler: Handles a URL.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @preconcurrency
    @discardableResult
    public func map<Name: RawRepresentable<String>>(
        _ route: Name,
        tags: [String] = [],
        queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil,
        accepting: [RouteOrigin.Kind]? = nil,
        handler: @escaping RouteHandler,
        name: String? = nil,
        summary: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> RouteUUID {
        map(
            route.rawValue,
            tags: tags,
            queue: queue,
            owner: owner,
            accepting: accepting,
            handler: handler,
            name: name,
            summary: summary,
            fileID: fileID,
            line: line
        )
    }

    /// Maps the pattern that is the raw value of a name to an async handler.
    ///
    /// ```swift
    /// router.map(AppRoute.book) { request in
    ///     try await library.book(request.parameters["id"])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - route: The name of the URLs to handle; its raw value is a literal of the program, and stops it when it is
    ///     no pattern.
    ///   - tags: What brings the entry into scopes; without tags it shows on the router itself only.
    ///   - owner: The object that the entry goes with.
    ///   - accepting: Whose URLs the map accepts; `nil` for what ``Routing/Configuration/externalDefault`` says.
    ///   - perform: Handles a URL.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func map<Name: RawRepresentable<String>, Value: Sendable>(
        _ route: Name,
        tags: [String] = [],
        owner: (any RouteOwner)? = nil,
        accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext perform:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> Value,
        name: String? = nil,
        summary: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> RouteUUID {
        map(
            route.rawValue,
            tags: tags,
            owner: owner,
            accepting: accepting,
            perform: perform,
            name: name,
            summary: summary,
            fileID: fileID,
            line: line
        )
    }

    /// Has a proxy that must call back asked before URLs are handled whose pattern is the raw value of a name.
    ///
    /// - Important: Without tags, **a proxy is not asked about URLs that are opened in a scope**.
    ///
    /// - Parameters:
    ///   - route: The name of the URLs to be asked about; its raw value is a literal of the program, and stops it
    ///     when it is no pattern.
    ///   - tags: What brings the entry into scopes; without tags it is not asked in any scope.
    ///   - queue: Where the proxy runs. The main queue wants a program that serves it, as an `async` main does.
    ///   - owner: The object that the entry goes with.
    ///   - accepting: About whose URLs the proxy is asked; `nil` for everybody's.
    ///   - handler: Decides about a URL.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @preconcurrency
    @discardableResult
    public func proxy<Name: RawRepresentable<String>>(
        _ route: Name,
        tags: [String] = [],
        queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil,
        accepting: [RouteOrigin.Kind]? = nil,
        handler: @escaping ProxyHandler,
        name: String? = nil,
        summary: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> RouteUUID {
        proxy(
            route.rawValue,
            tags: tags,
            queue: queue,
            owner: owner,
            accepting: accepting,
            handler: handler,
            name: name,
            summary: summary,
            fileID: fileID,
            line: line
        )
    }

    /// Has an async proxy asked before URLs are handled whose pattern is the raw value of a name.
    ///
    /// - Important: Without tags, **a proxy is not asked about URLs that are opened in a scope**.
    ///
    /// - Parameters:
    ///   - route: The name of the URLs to be asked about; its raw value is a literal of the program, and stops it
    ///     when it is no pattern.
    ///   - tags: What brings the entry into scopes; without tags it is not asked in any scope.
    ///   - owner: The object that the entry goes with.
    ///   - accepting: About whose URLs the proxy is asked; `nil` for everybody's.
    ///   - decide: Decides about a URL.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func proxy<Name: RawRepresentable<String>>(
        _ route: Name,
        tags: [String] = [],
        owner: (any RouteOwner)? = nil,
        accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext decide:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> ProxyDecision,
        name: String? = nil,
        summary: String? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> RouteUUID {
        proxy(
            route.rawValue,
            tags: tags,
            owner: owner,
            accepting: accepting,
            decide: decide,
            name: name,
            summary: summary,
            fileID: fileID,
            line: line
        )
    }
}
