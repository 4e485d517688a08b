public import Dispatch

extension RouteMapping {
    /// Maps a pattern to a handler that must call back.
    ///
    /// The handler runs on its queue. It must call its continuation exactly once, from anywhere: until then the
    /// next work waits. A second call is ignored; letting go of the continuation uncalled is noticed at once, see
    /// ``Routing/Configuration/abandonment``. Both are reported with the place of registration.
    ///
    /// ```swift
    /// router.map("books/:id", tags: ["Views"]) { route, parameters, data, completed in
    ///     show(parameters["id"])
    ///     completed()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to handle.
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
    public func map(
        _ pattern: String,
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
            read(pattern, registeredAt: RoutePlace(fileID, line)),
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

    /// Maps a pattern, given as a value, to a handler that must call back.
    ///
    /// - Parameters:
    ///   - pattern: The URLs to handle.
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
    public func map(
        _ pattern: RoutePattern,
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
        let place = RoutePlace(fileID, line)
        let entry = RouteEntry(
            pattern, tags, .map(queue, handler), name, summary, place, accepting: accepting)
        return enter(entry, owner: owner)
    }

    /// Maps a pattern to an async handler.
    ///
    /// The handler runs in a task of its own, in the isolation of the code that it is written in: one written in a
    /// class of the main actor runs there. The work ends when it returns or throws. What it returns is the
    /// outcome's value; what it throws, `dispatch` throws as ``RoutingError/Code/handlerFailed``. When the caller
    /// of `dispatch` is cancelled, so is the handler's task.
    ///
    /// ```swift
    /// router.map("books/:id") { request in
    ///     try await library.book(request.parameters["id"])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to handle.
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
    public func map<Value: Sendable>(
        _ pattern: String,
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
            read(pattern, registeredAt: RoutePlace(fileID, line)),
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

    /// Maps a pattern, given as a value, to an async handler.
    ///
    /// - Parameters:
    ///   - pattern: The URLs to handle.
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
    public func map<Value: Sendable>(
        _ pattern: RoutePattern,
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
        let place = RoutePlace(fileID, line)
        let entry = RouteEntry(pattern, tags, .map(perform), name, summary, place, accepting: accepting)
        return enter(entry, owner: owner)
    }
}
