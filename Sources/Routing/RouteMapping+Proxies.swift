public import Dispatch

extension RouteMapping {
    /// Registers a proxy with a callback, which is asked before URLs are handled.
    ///
    /// The router asks proxies one after another, the most recently registered first, each on its own queue. It
    /// also asks them about URLs that no map matches. `next(nil)` continues with the next proxy or the map.
    /// `next` with a commit redirects: no further proxy is asked, and the commit's route is matched against
    /// maps only, in the same scope. Parameters that the proxy changed or added override those of the new URL;
    /// parameters that it left unchanged do not. Like a handler, the proxy must call its continuation exactly
    /// once.
    ///
    /// - Important: Without tags, **a proxy is not asked about URLs that are opened in a scope** such as
    ///   `router["Views"]`: only the router itself contains entries without tags.
    ///
    /// ```swift
    /// router.proxy("/*/privilegedinfo", tags: ["Views"]) { route, parameters, data, next in
    ///     let callback = RouteURL.escapingQueryValue(route)
    ///     next(session.isActive ? nil : ("app://present/login?callback=\(callback)", parameters, data))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to be asked about.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - tags: The scopes in which the proxy is asked; without tags it is not asked in any scope.
    ///   - queue: The queue that calls the proxy. The main queue needs a program that serves it, such as one
    ///     with an `async` main.
    ///   - owner: The object with whose release the entry ends.
    ///   - accepting: The origins whose URLs the proxy is asked about; `nil` for all origins.
    ///   - handler: Decides about a URL.
    ///   - fileID: The file of the registration; supplied by the compiler.
    ///   - line: The line of the registration; supplied by the compiler.
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

    /// Registers a proxy with a callback, with a ``RoutePattern`` instead of text.
    @preconcurrency @discardableResult
    public func proxy(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil,
        tags: [String] = [], queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil, handler: @escaping ProxyHandler,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        enter(pattern, .proxy(queue, handler), Details(tags, owner, accepting, name, summary, fileID, line))
    }

    /// Registers a proxy with a callback, with a name's raw value as the pattern.
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
    /// Registers an async proxy, which is asked before URLs are handled.
    ///
    /// The router asks proxies one after another, the most recently registered first, also about URLs that no
    /// map matches. The proxy runs in the task that calls `dispatch`, or, for an `open`, in a task of the job.
    /// It keeps the isolation of the code in which it is written. If the proxy throws, the job fails, and
    /// `dispatch` throws ``RoutingError/Code/handlerFailed``.
    ///
    /// - Important: Without tags, **a proxy is not asked about URLs that are opened in a scope** such as
    ///   `router["Views"]`: only the router itself contains entries without tags.
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
    ///   - owner: The object with whose release the entry ends.
    ///   - accepting: The origins whose URLs the proxy is asked about; `nil` for all origins.
    ///   - decide: Decides about a URL.
    ///   - fileID: The file of the registration; supplied by the compiler.
    ///   - line: The line of the registration; supplied by the compiler.
    /// - Returns: The identity to dispose of it by.
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

    /// Registers an async proxy, with a name's raw value as the pattern.
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

    /// Registers an async proxy for the URLs of a typed route, which receives the decoded value.
    ///
    /// The proxy is not asked about a URL that does not decode to a value. The value comes from the query and the
    /// captures of the type's own pattern; after a redirect by a guard, also from the parameters of the redirect.
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
