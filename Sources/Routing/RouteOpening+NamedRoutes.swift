/// Opening routes whose pattern is the raw value of an enumeration.
extension RouteOpening {
    /// Opens the URL that the raw value of a name is as a pattern.
    ///
    /// ```swift
    /// router.open(AppRoute.book, with: ["id": "7"])
    /// ```
    ///
    /// - Parameters:
    ///   - route: The name.
    ///   - parameters: The values of the captures, and what the query is to hold.
    ///   - data: What to pass along to proxies and handler.
    ///   - origin: Where the URL comes from.
    /// - Returns: Whether a map in scope matches; see ``open(_:passing:from:)-(String,_,_)``. `false` also
    ///   when there is no such URL: nothing runs then, and an event ``RoutingEvent/Kind/malformed`` says why.
    @preconcurrency
    @discardableResult
    public func open(
        _ route: some RawRepresentable<String>,
        with parameters: Parameters = Parameters(),
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin = .internal
    ) -> Bool {
        let scope = scope
        return scope.dispatcher.open(printing: route.rawValue, in: scope, from: origin, data: data) {
            try route.printed(parameters, $0, $1)
        }
    }

    /// Says whether a map in scope matches the URL that the raw value of a name is as a pattern.
    public func canOpen(
        _ route: some RawRepresentable<String>,
        with parameters: Parameters = Parameters(),
        from origin: RouteOrigin = .internal
    ) -> Bool {
        let scope = scope
        return scope.dispatcher.canOpen(in: scope, from: origin) { try route.printed(parameters, $0, $1) }
    }

    /// Opens the URL that the raw value of a name is as a pattern and returns when it has been handled.
    ///
    /// - Throws: A ``RoutingError``; ``RoutingError/Code/malformedURL`` when there is no such URL, with a
    ///   ``RouteValueError`` or a ``RoutePatternError`` underneath.
    @discardableResult
    nonisolated(nonsending) public func dispatch(
        _ route: some RawRepresentable<String>,
        with parameters: Parameters = Parameters(),
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin = .internal
    ) async throws -> RouteOutcome {
        let scope = scope
        let url = try scope.dispatcher.print(route.rawValue, in: scope, from: origin) {
            try route.printed(parameters, $0, $1)
        }
        return try await dispatch(url, passing: data, from: origin)
    }
}

extension RawRepresentable<String> {
    /// Prints the raw value as a pattern, as a router with some rules reads it.
    fileprivate func printed(
        _ parameters: Parameters,
        _ rules: MatchingRules,
        _ reader: URLReader
    ) throws -> String {
        let webSchemes = reader.options.webSchemes
        let pattern = try RoutePattern(reading: rawValue, predicates: [:], webSchemes: webSchemes)
        return try PatternPrinter(pattern, rules, reader).url(PrintableValues(parameters))
    }
}
