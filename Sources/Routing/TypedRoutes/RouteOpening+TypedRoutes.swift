extension RouteOpening {
    /// Opens the URL of a value: its proxies are asked, and then the newest map that matches handles it.
    ///
    /// The newest map need not be that of the value's type: what is opened is the URL.
    ///
    /// - Parameters:
    ///   - route: The value.
    ///   - data: What to pass along to proxies and handler.
    /// - Returns: Whether a map in scope matches; see ``open(_:passing:)-(String,_)``. `false` also for a value that
    ///   cannot be printed: nothing runs then, and an event ``RoutingEvent/Kind/malformed`` says why.
    @preconcurrency
    @discardableResult
    public func open(_ route: some Route, passing data: (any Sendable)? = nil) -> Bool {
        let scope = scope
        let pattern = type(of: route).pattern.text
        return scope.dispatcher.open(printing: pattern, in: scope, data: data) { rules, reader in
            try route.printed(rules, reader)
        }
    }

    /// Says whether a map in scope matches the URL of a value; runs no handler and no proxy.
    ///
    /// - Parameter route: The value.
    /// - Returns: What `open` would return, were there room for another work.
    public func canOpen(_ route: some Route) -> Bool {
        let scope = scope
        return scope.dispatcher.canOpen(in: scope) { rules, reader in try route.printed(rules, reader) }
    }

    /// Opens the URL of a value and returns when it has been handled; see ``dispatch(_:passing:)-(String,_)``.
    ///
    /// ```swift
    /// let outcome = try await router.dispatch(Book(id: 7))
    /// ```
    ///
    /// - Parameters:
    ///   - route: The value.
    ///   - data: What to pass along to proxies and handler.
    /// - Returns: Who handled it, with which parameters, and what came of it.
    /// - Throws: A ``RoutingError``; ``RoutingError/Code/malformedURL`` for a value that cannot be printed, with a
    ///   ``RouteValueError`` underneath.
    @discardableResult
    public func dispatch(_ route: some Route, passing data: (any Sendable)? = nil) async throws
        -> RouteOutcome
    {
        let scope = scope
        let pattern = type(of: route).pattern.text
        let url = try scope.dispatcher.print(pattern, in: scope) { rules, reader in
            try route.printed(rules, reader)
        }
        return try await dispatch(url, passing: data)
    }
}
