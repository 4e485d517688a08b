extension RouteOpening {
    /// Opens the URL of a value: its proxies are asked, and then the newest map that matches handles it.
    ///
    /// The newest map need not be that of the value's type: what is opened is the URL.
    ///
    /// It gives `false` also for a value that cannot be printed: nothing runs then, and an event
    /// ``RoutingEvent/Kind/malformed`` says why. All else is as for ``open(_:passing:from:)-(String,_,_)``.
    @preconcurrency
    @discardableResult
    public func open(
        _ route: some Route,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> Bool {
        let scope = scope
        let pattern = type(of: route).pattern.text
        let from = scope.origin(of: origin)
        return scope.dispatcher.open(printing: pattern, in: scope, from: from, data: data) {
            try route.printed($0, $1)
        }
    }

    /// Says whether a map in scope matches the URL of a value; runs no handler and no proxy.
    public func canOpen(_ route: some Route, from origin: RouteOrigin? = nil) -> Bool {
        let scope = scope
        let from = scope.origin(of: origin)
        return scope.dispatcher.canOpen(in: scope, from: from) { try route.printed($0, $1) }
    }

    /// Opens the URL of a value and returns when it has been handled; see
    /// ``dispatch(_:passing:from:)-(String,_,_)``.
    ///
    /// ```swift
    /// let outcome = try await router.dispatch(Book(id: 7))
    /// ```
    ///
    /// - Throws: A ``RoutingError``; ``RoutingError/Code/malformedURL`` for a value that cannot be printed,
    ///   with a ``RouteValueError`` underneath.
    @discardableResult
    nonisolated(nonsending) public func dispatch(
        _ route: some Route,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) async throws -> RouteOutcome {
        let scope = scope
        let pattern = type(of: route).pattern.text
        let from = scope.origin(of: origin)
        let url = try scope.dispatcher.print(pattern, in: scope, from: from) { try route.printed($0, $1) }
        return try await dispatch(url, passing: data, from: from)
    }
}
