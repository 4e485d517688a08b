public import Dispatch

extension RouteMapping {
    /// Protects URLs by an async guard: maps and fallbacks are called only with URLs that the guard let pass.
    ///
    /// Tags hide a proxy from other scopes, and a redirect by a newer proxy skips it. A guard applies in every
    /// case:
    ///
    /// - The router asks a guard **in every scope**. A guard has no tags, and ignores the tags of the scope or
    ///   group in which it is registered.
    /// - The router asks guards before proxies, the most recently registered guard first. It asks them again
    ///   about a URL that a guard or a proxy redirects to, until they let it pass. A redirect by a guard is
    ///   opened anew: the guards of the new URL are asked, then its proxies. A redirect by a proxy is matched
    ///   against maps only, after the guards of the new URL let it pass.
    /// - After a guard lets a URL pass, the job does not ask it again as long as the map would receive the same.
    ///   The job asks it again if a redirect changes the URL, its parameters or its data, if another map with
    ///   other captures replaces the map of the URL, and after a gate held the job. A guard that is registered
    ///   while the job runs is asked before the map is called.
    /// - A job with more than 16 redirects, or whose map is replaced more than 16 times while guards are asked,
    ///   fails as ``RoutingError/Code/redirectLoop``.
    ///
    /// ```swift
    /// router.protect("app://account/**") { request in
    ///     if await session.isActive { return .pass }
    ///     return .redirect(to: "app://login?next=\(RouteURL.escapingQueryValue(request.url.string))")
    /// }
    /// ```
    ///
    /// The guard runs in the task that calls `dispatch`, or, for an `open`, in a task of the job. It keeps the
    /// isolation of the code in which it is written. An error that the guard throws fails the job as
    /// ``RoutingError/Code/handlerFailed``.
    ///
    /// - Important: A guard protects only the URLs that its pattern matches. `app://account/:page` matches
    ///   neither `app://account` nor `app://account/7/edit`; `app://account/**` matches both. A pattern with a
    ///   scheme matches no URL of another scheme. With ``RoutingConfiguration/webHosts``, a pattern without a
    ///   host matches no web URL of another host: guard a map that names such a host by a pattern that names it
    ///   too. `accepting:` narrows the guard further: a guard that accepts only external URLs is not asked about
    ///   internal ones. An expression that is not tried on a long text counts as matched, so no long URL bypasses
    ///   a guard. An expression over whole URLs is also tried on the decoded URL.
    ///
    /// - Parameters:
    ///   - pattern: The URLs to protect.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - owner: The object with whose release the guard ends; without one, `dispose(of:)` ends it.
    ///   - accepting: The origins whose URLs are protected; `nil` for all.
    ///   - decide: Decides about a URL.
    ///   - fileID: The file of the registration; supplied by the compiler.
    ///   - line: The line of the registration; supplied by the compiler.
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

    /// Protects URLs by an async guard, with a name's raw value as the pattern.
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

    /// Protects the URLs of a typed route by an async guard, which receives the decoded value.
    ///
    /// After a redirect, the value is decoded from the parameters of a map with the type's own pattern. If the
    /// parameters that the redirect carries along do not decode, the value is decoded from the URL alone. So a
    /// redirect cannot bypass the guard by its parameters. The request contains the captures of the map as well.
    ///
    /// - Important: The guard is not asked about a URL that matches the type's pattern but decodes to a value in
    ///   neither way. If an untyped map handles such URLs, protect the pattern.
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
    /// Protects URLs by a guard with a callback: maps and fallbacks are called only with URLs that the guard
    /// let pass.
    ///
    /// The guard runs on its queue. `next(nil)` lets the URL pass, and `next` with a commit redirects it. Like
    /// a proxy, the guard must call its continuation exactly once.
    ///
    /// ```swift
    /// router.protect("/*/privilegedinfo") { route, parameters, data, next in
    ///     let callback = RouteURL.escapingQueryValue(route)
    ///     next(session.isActive ? nil : ("app://present/login?callback=\(callback)", parameters, data))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs to protect.
    ///   - name: A name for reports.
    ///   - summary: A sentence for reports and documents.
    ///   - queue: The queue that calls the guard.
    ///   - owner: The object with whose release the guard ends; without one, `dispose(of:)` ends it.
    ///   - accepting: The origins whose URLs are protected; `nil` for all.
    ///   - handler: Decides about a URL.
    ///   - fileID: The file of the registration; supplied by the compiler.
    ///   - line: The line of the registration; supplied by the compiler.
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

    /// Protects URLs by a guard with a callback, with a ``RoutePattern`` instead of text.
    @preconcurrency @discardableResult
    public func protect(
        _ pattern: RoutePattern, name: String? = nil, summary: String? = nil, queue: DispatchQueue = .main,
        owner: (any RouteOwner)? = nil, accepting: [RouteOrigin.Kind]? = nil,
        handler: @escaping ProxyHandler, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        protect(pattern, .proxy(queue, handler), Details([], owner, accepting, name, summary, fileID, line))
    }

    /// Protects URLs by a guard with a callback, with a name's raw value as the pattern.
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
