public import Dispatch

extension RouteMapping {
    /// Maps a pattern to a handler with a callback.
    ///
    /// The handler runs on its queue. It must call its continuation exactly once, from any thread; the next job
    /// waits until then. The router ignores a second call. It detects at once that the continuation is released
    /// without a call; see ``RoutingConfiguration/abandonment``. It reports both faults with the source
    /// line of the registration.
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
    ///   - tags: The scopes that contain the entry; without tags, only the router itself contains it.
    ///   - queue: The queue that calls the handler. The main queue needs a program that serves it, such as one
    ///     with an `async` main.
    ///   - owner: The object with whose release the entry ends.
    ///   - accepting: The origins whose URLs the map handles; `nil` for those that
    ///     ``RoutingConfiguration/externalDefault`` allows.
    ///   - handler: Handles a URL.
    ///   - fileID: The file of the registration; supplied by the compiler.
    ///   - line: The line of the registration; supplied by the compiler.
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

    /// Maps a ``RoutePattern``, instead of text, to a handler with a callback.
    @preconcurrency @discardableResult
    public func map(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil,
        tags: [String] = [], queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil, handler: @escaping RouteHandler,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(pattern, .map(queue, handler), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Maps a name, whose raw value is the pattern, to a handler with a callback.
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
    /// The handler runs in the task that calls `dispatch`, or, for an `open`, in a task of the job. It keeps
    /// the isolation of the code in which it is written: a handler in a class of the main actor runs on the
    /// main actor. The job ends when the handler returns or throws. The returned value becomes the value of
    /// the outcome. If the handler throws, `dispatch` throws ``RoutingError/Code/handlerFailed``. The handler
    /// inherits the task locals, the priority and the cancellation of the task that calls `dispatch`.
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
    ///   - tags: The scopes that contain the entry; without tags, only the router itself contains it.
    ///   - owner: The object with whose release the entry ends.
    ///   - accepting: The origins whose URLs the map handles; `nil` for those that
    ///     ``RoutingConfiguration/externalDefault`` allows.
    ///   - perform: Handles a URL.
    ///   - fileID: The file of the registration; supplied by the compiler.
    ///   - line: The line of the registration; supplied by the compiler.
    /// - Returns: The identity to dispose of it by.
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

    /// Maps a name, whose raw value is the pattern, to an async handler.
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

    /// Maps the URLs of a typed route to an async handler, which receives the decoded value.
    ///
    /// A URL that matches the type's pattern but does not decode to a value **does not match**: the router
    /// tries the next map. The request holds the other parts of the URL.
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
