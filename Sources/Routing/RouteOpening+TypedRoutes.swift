extension RouteOpening {
    /// Opens the URL of a value: proxies are asked first, then the newest map that matches handles the URL.
    ///
    /// The newest map need not be a map of the value's type, because the router matches only the URL.
    ///
    /// It also returns `false` for a value that cannot be printed: no handler runs, and an event
    /// ``RoutingEvent/Kind/malformed`` says why. Otherwise, it behaves like
    /// ``open(_:passing:from:)-(String,_,_)``.
    @preconcurrency
    @discardableResult
    public func open(
        _ route: some Route,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> Bool {
        scope.open(printing: type(of: route).pattern.text, from: origin, passing: data) {
            try route.printed($0, $1)
        }
    }

    /// Returns whether a map in scope matches the URL of a value, without running a handler or a proxy.
    public func canOpen(_ route: some Route, from origin: RouteOrigin? = nil) -> Bool {
        scope.canOpen(from: origin) { try route.printed($0, $1) }
    }

    /// Opens the URL of a value and returns when the URL has been handled; see
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
        let url = try scope.print(type(of: route).pattern.text, from: origin) { try route.printed($0, $1) }
        return try await dispatch(url, passing: data, from: origin)
    }
}
