public import Dispatch

extension RouteMapping {
    /// Protects URLs by an async guard: no map and no fallback is called with one that it has not let pass.
    ///
    /// A proxy intercepts one opening. Tags hide it, and a redirect by a newer proxy skips it. A guard holds
    /// however a URL is reached:
    ///
    /// - It is asked **in every scope**: a guard has no tags, and those of a scope or group that it is
    ///   registered in do not bind it.
    /// - It is asked before the proxies, the guard registered last first, and again about the URL that a
    ///   guard or a proxy redirects to, until it lets that pass. A redirect by a guard is opened anew: the
    ///   guards of the new URL are asked, then its proxies. A redirect by a proxy is matched against maps
    ///   only, after the guards of the new URL let it pass.
    /// - A guard that let a URL pass is not asked about it again in the same job, unless a gate held the job
    ///   meanwhile. One that is registered while the job runs is asked before the map is called.
    /// - More than 16 redirects end a job as ``RoutingError/Code/redirectLoop``.
    ///
    /// ```swift
    /// router.protect("app://account/**") { request in
    ///     if await session.isActive { return .pass }
    ///     return .redirect(to: "app://login?next=\(RouteURL.escapingQueryValue(request.url.string))")
    /// }
    /// ```
    ///
    /// The guard runs in the task that dispatches, or for an `open` in a task of the job, in the isolation of
    /// the code that it is written in. An error that it throws fails the job as
    /// ``RoutingError/Code/handlerFailed``.
    ///
    /// - Important: A guard holds for the URLs that its pattern matches. `app://account/:page` matches neither
    ///   `app://account` nor `app://account/7/edit`, which `app://account/**` does, and a pattern with a
    ///   scheme matches no URL of another scheme. `accepting:` narrows it further: a guard that accepts
    ///   external URLs only lets internal ones by.
    ///
    /// - Parameters:
    ///   - pattern: The URLs to protect.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - owner: The object that the guard lives as long as; without one it stays until it is disposed of.
    ///   - accepting: The origins whose URLs are protected; `nil` for all.
    ///   - decide: Decides about a URL.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func protect(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext decide:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> ProxyDecision,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        protect(pattern, .proxy(decide), Details([], owner, accepting, name, summary, fileID, line))
    }

    /// Protects the URLs of the pattern that is the raw value of a name by an async guard.
    @discardableResult
    public func protect<Name: RawRepresentable<String>>(
        _ route: Name, name: String? = nil, summary: String? = nil,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext decide:
            @escaping @isolated(any) @Sendable (RouteRequest) async throws -> ProxyDecision,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        let details = Details([], owner, accepting, name, summary, fileID, line)
        return protect(read(route.rawValue, registeredAt: details.place), .proxy(decide), details)
    }

    /// Protects the URLs of a type of routes by an async guard that is given the value.
    ///
    /// - Important: A URL that the type's pattern matches but that does not decode to a value is not one of
    ///   the type, and its guard is not asked. Where an untyped map handles such a URL, protect the pattern.
    @discardableResult
    public func protect<Target: Route>(
        _ type: Target.Type, name: String? = nil, summary: String? = nil,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        @_inheritActorContext decide:
            @escaping @isolated(any) @Sendable (Target, RouteRequest) async throws -> ProxyDecision,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        let details = Details([], owner, accepting, name, summary, fileID, line)
        return protect(type.pattern, .proxy(type, decide), details)
    }
}

extension RouteMapping {
    /// Protects URLs by a guard that must call back: no map and no fallback is called with one that it has
    /// not let pass.
    ///
    /// The guard runs on its queue. `next(nil)` lets the URL pass, and `next` with a commit redirects it. The
    /// continuation is to be called exactly once, as a proxy's is.
    ///
    /// ```swift
    /// router.protect("/*/privilegedinfo") { route, parameters, data, next in
    ///     next(session.isActive ? nil : ("app://present/login?callback=\(route)", parameters, data))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to protect.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - queue: Where the guard runs.
    ///   - owner: The object that the guard lives as long as; without one it stays until it is disposed of.
    ///   - accepting: The origins whose URLs are protected; `nil` for all.
    ///   - handler: Decides about a URL.
    ///   - fileID: Where it is registered; left to the compiler.
    ///   - line: Where it is registered; left to the compiler.
    /// - Returns: The identity to dispose of it by.
    @preconcurrency @discardableResult
    public func protect(
        _ pattern: String, name: String? = nil, summary: String? = nil, queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        handler: @escaping ProxyHandler, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        let details = Details([], owner, accepting, name, summary, fileID, line)
        return protect(read(pattern, registeredAt: details.place), .proxy(queue, handler), details)
    }

    /// Protects the URLs of a pattern that is a value, not text, by a guard that must call back.
    @preconcurrency @discardableResult
    public func protect(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil, queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        handler: @escaping ProxyHandler, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        protect(pattern, .proxy(queue, handler), Details([], owner, accepting, name, summary, fileID, line))
    }

    /// Protects the URLs of the pattern that is the raw value of a name by a guard that must call back.
    @preconcurrency @discardableResult
    public func protect<Name: RawRepresentable<String>>(
        _ route: Name, name: String? = nil, summary: String? = nil, queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        handler: @escaping ProxyHandler, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        let details = Details([], owner, accepting, name, summary, fileID, line)
        return protect(read(route.rawValue, registeredAt: details.place), .proxy(queue, handler), details)
    }

    private func protect(_ pattern: RoutePattern, _ handler: Handler, _ details: Details) -> RouteUUID {
        enter(pattern, handler, details, as: .guard)
    }
}
