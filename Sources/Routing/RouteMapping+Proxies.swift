public import Dispatch

extension RouteMapping {
    /// Has a proxy that must call back asked before URLs are handled.
    ///
    /// Proxies are asked one after another, the last registered first, each on its own queue; also about URLs
    /// that no map matches. `next(nil)` goes on. `next` with a commit ends the proxies: its route is matched
    /// against maps only, in the same scope. What the proxy changed or added to the parameters is stronger
    /// than the new URL's, what it carried along is weaker. The continuation is to be called exactly once, as
    /// a handler's is.
    ///
    /// - Important: Without tags, **a proxy is not asked about URLs that are opened in a scope** such as
    ///   `router["Views"]`: entries without tags show on the router itself only.
    ///
    /// ```swift
    /// router.proxy("/*/privilegedinfo", tags: ["Views"]) { route, parameters, data, next in
    ///     next(session.isActive ? nil : ("app://present/login?callback=\(route)", parameters, data))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to be asked about.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - tags: The scopes in which the proxy is asked; without tags it is not asked in any scope.
    ///   - queue: Where the proxy runs. The main queue wants a program that serves it, as an `async` main
    ///     does.
    ///   - owner: The object that the entry lives as long as.
    ///   - accepting: About whose URLs the proxy is asked; `nil` for all origins.
    ///   - handler: Decides about a URL.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @preconcurrency @discardableResult
    public func proxy(
        _ pattern: String, name: String? = nil, summary: String? = nil,
        tags: [String] = [], queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil, handler: @escaping ProxyHandler,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(pattern, .proxy(queue, handler), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Has a proxy that must call back asked about a pattern that is a value, not text.
    @preconcurrency @discardableResult
    public func proxy(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil,
        tags: [String] = [], queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil, handler: @escaping ProxyHandler,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(pattern, .proxy(queue, handler), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Has a proxy that must call back asked about the pattern that is the raw value of a name.
    @preconcurrency @discardableResult
    public func proxy<Name: RawRepresentable<String>>(
        _ route: Name, name: String? = nil, summary: String? = nil,
        tags: [String] = [], queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil, handler: @escaping ProxyHandler,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        let details = Details(tags, owner, accepting, name, summary, fileID, line)
        return enter(route.rawValue, .proxy(queue, handler), details)
    }
}

extension RouteMapping {
    /// Has an async proxy asked before URLs are handled.
    ///
    /// Proxies are asked one after another, the last registered first; also about URLs that no map matches.
    /// The proxy runs in the task that dispatches, or for an `open` in a task of the job, in the isolation of
    /// the code that it is written in. What it throws fails the job: `dispatch` throws it as ``RoutingError/Code/handlerFailed``.
    ///
    /// - Important: Without tags, **a proxy is not asked about URLs that are opened in a scope** such as
    ///   `router["Views"]`: entries without tags show on the router itself only.
    ///
    /// ```swift
    /// router.proxy("/account/**", tags: ["Views"]) { request in
    ///     await session.isActive ? .pass : .redirect(to: "app://present/login")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to be asked about.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - tags: The scopes in which the proxy is asked; without tags it is not asked in any scope.
    ///   - owner: The object that the entry lives as long as.
    ///   - accepting: About whose URLs the proxy is asked; `nil` for all origins.
    ///   - decide: Decides about a URL.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func proxy(
        _ pattern: String, name: String? = nil, summary: String? = nil,
        tags: [String] = [], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext decide:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> ProxyDecision,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(pattern, .proxy(decide), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Has an async proxy asked about a pattern that is a value, not text.
    @discardableResult
    public func proxy(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil,
        tags: [String] = [], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext decide:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> ProxyDecision,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(pattern, .proxy(decide), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Has an async proxy asked about the pattern that is the raw value of a name.
    @discardableResult
    public func proxy<Name: RawRepresentable<String>>(
        _ route: Name, name: String? = nil, summary: String? = nil,
        tags: [String] = [], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext decide:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> ProxyDecision,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(route.rawValue, .proxy(decide), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Has an async proxy asked before URLs of a type of routes are handled, and gives it the value.
    ///
    /// It is not asked about a URL that does not decode to a value. The value comes from the query and the
    /// captures of the type's own pattern.
    ///
    /// ```swift
    /// router.proxy(Book.self) { book, request in
    ///     book.id < 0 ? .reject("there is no such book") : .pass
    /// }
    /// ```
    @discardableResult
    public func proxy<Target: Route>(
        _ type: Target.Type, name: String? = nil, summary: String? = nil,
        tags: [String] = [], owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext decide:
            @escaping @isolated(any) @Sendable (Target, RouteRequest) async throws -> ProxyDecision,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        let details = Details(tags, owner, accepting, name, summary, fileID, line)
        return enter(type.pattern, .proxy(type, decide), details)
    }
}
