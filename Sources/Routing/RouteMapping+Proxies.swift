public import Dispatch

extension RouteMapping {
    /// Has a proxy that must call back asked before URLs are handled.
    ///
    /// Proxies are asked one after another, the last registered first, each on its own queue; also about URLs that
    /// no map matches. `next(nil)` goes on. `next` with a commit ends the proxies: its route is matched against
    /// maps only, in the same scope. What the proxy changed or added to the parameters is stronger than the new
    /// URL's, what it carried along is weaker. The continuation is to be called exactly once, as a handler's is.
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
    public func proxy(
        _ pattern: String,
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

    /// Has a proxy that must call back asked before URLs of a pattern, given as a value, are handled.
    ///
    /// - Important: Without tags, **a proxy is not asked about URLs that are opened in a scope**.
    ///
    /// - Parameters:
    ///   - pattern: The URLs to be asked about.
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
    public func proxy(
        _ pattern: RoutePattern,
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
        let place = RoutePlace(fileID, line)
        let entry = RouteEntry(
            pattern, tags, .proxy(queue, handler), name, summary, place, accepting: accepting)
        return enter(entry, owner: owner)
    }

    /// Has an async proxy asked before URLs are handled.
    ///
    /// Proxies are asked one after another, the last registered first; also about URLs that no map matches. The
    /// proxy runs in a task of its own, in the isolation of the code that it is written in. What it throws fails
    /// the work: `dispatch` throws it as ``RoutingError/Code/handlerFailed``.
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
    public func proxy(
        _ pattern: String,
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
            read(pattern, registeredAt: RoutePlace(fileID, line)),
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

    /// Has an async proxy asked before URLs of a pattern, given as a value, are handled.
    ///
    /// - Important: Without tags, **a proxy is not asked about URLs that are opened in a scope**.
    ///
    /// - Parameters:
    ///   - pattern: The URLs to be asked about.
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
    public func proxy(
        _ pattern: RoutePattern,
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
        let place = RoutePlace(fileID, line)
        let entry = RouteEntry(pattern, tags, .proxy(decide), name, summary, place, accepting: accepting)
        return enter(entry, owner: owner)
    }
}
