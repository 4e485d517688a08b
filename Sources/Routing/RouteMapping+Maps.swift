public import Dispatch

extension RouteMapping {
    /// Maps a pattern to a handler that must call back.
    ///
    /// The handler runs on its queue. It must call its continuation exactly once, from anywhere: until then
    /// the next job waits. A second call is ignored. Releasing the continuation uncalled is noticed at once,
    /// see ``Routing/Configuration/abandonment``. The router reports both with the place of registration.
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
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - tags: The scopes in which the entry shows; without tags it shows on the router itself only.
    ///   - queue: Where the handler runs. The main queue wants a program that serves it, as an `async` main
    ///     does.
    ///   - owner: The object that the entry lives as long as.
    ///   - accepting: Whose URLs the map accepts; `nil` for what ``Routing/Configuration/externalDefault``
    ///     says.
    ///   - handler: Handles a URL.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @preconcurrency @discardableResult
    public func map(
        _ pattern: String, name: String? = nil, summary: String? = nil,
        tags: [String] = [], queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil, handler: @escaping RouteHandler,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(pattern, .map(queue, handler), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Maps a pattern that is a value, not text, to a handler that must call back.
    @preconcurrency @discardableResult
    public func map(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil,
        tags: [String] = [], queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil, handler: @escaping RouteHandler,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(pattern, .map(queue, handler), Details(tags, owner, accepting, name, summary, fileID, line))
    }

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
    @preconcurrency @discardableResult
    public func map<Name: RawRepresentable<String>>(
        _ route: Name, name: String? = nil, summary: String? = nil,
        tags: [String] = [], queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil, handler: @escaping RouteHandler,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(
            route.rawValue, .map(queue, handler), Details(tags, owner, accepting, name, summary, fileID, line)
        )
    }
}

extension RouteMapping {
    /// Maps a pattern to an async handler.
    ///
    /// The handler runs in the task that dispatches, or for an `open` in a task of the job, in the isolation
    /// of the code that it is written in: one written in a class of the main actor runs there. The job ends
    /// when it returns or throws. What it returns is the outcome's value; what it throws, `dispatch` throws
    /// as ``RoutingError/Code/handlerFailed``. The task locals, the priority and the cancellation of the task
    /// that dispatches reach it.
    ///
    /// ```swift
    /// router.map("books/:id") { request in
    ///     try await library.book(request.parameters["id"])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to handle.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - tags: The scopes in which the entry shows; without tags it shows on the router itself only.
    ///   - owner: The object that the entry lives as long as.
    ///   - accepting: Whose URLs the map accepts; `nil` for what ``Routing/Configuration/externalDefault``
    ///     says.
    ///   - perform: Handles a URL.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func map<Value: Sendable>(
        _ pattern: String, name: String? = nil, summary: String? = nil,
        tags: [String] = [], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext perform:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> Value,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(pattern, .map(perform), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Maps a pattern that is a value, not text, to an async handler.
    @discardableResult
    public func map<Value: Sendable>(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil,
        tags: [String] = [], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext perform:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> Value,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(pattern, .map(perform), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Maps the pattern that is the raw value of a name to an async handler.
    ///
    /// ```swift
    /// router.map(AppRoute.book) { request in
    ///     try await library.book(request.parameters["id"])
    /// }
    /// ```
    @discardableResult
    public func map<Name: RawRepresentable<String>, Value: Sendable>(
        _ route: Name, name: String? = nil, summary: String? = nil,
        tags: [String] = [], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext perform:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> Value,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(route.rawValue, .map(perform), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Maps the URLs of a type of routes to an async handler that is given the value.
    ///
    /// A URL that the type's pattern matches but that does not decode to a value **does not match**: the next
    /// map is tried. What else the URL holds is in the request.
    ///
    /// ```swift
    /// router.map(Book.self) { book, request in
    ///     try await library.book(book.id)
    /// }
    /// ```
    @discardableResult
    public func map<Target: Route, Value: Sendable>(
        _ type: Target.Type, name: String? = nil, summary: String? = nil,
        tags: [String] = [], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext perform:
            @escaping @isolated(any) @Sendable (Target, RouteRequest) async throws -> Value,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        let details = Details(tags, owner, accepting, name, summary, fileID, line)
        return enter(type.pattern, .map(type, perform), details)
    }
}
