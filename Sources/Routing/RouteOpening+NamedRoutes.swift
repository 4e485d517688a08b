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
    ///   - origin: Where the URL comes from; `nil` if the caller does not say.
    /// - Returns: Whether a map in scope matches; see ``open(_:passing:from:)-(String,_,_)``. `false` also
    ///   when there is no such URL: nothing runs then, and an event ``RoutingEvent/Kind/malformed`` says why.
    @preconcurrency
    @discardableResult
    public func open(
        _ route: some RawRepresentable<String>,
        with parameters: Parameters = Parameters(),
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> Bool {
        let scope = scope
        let from = scope.origin(of: origin)
        return scope.dispatcher.open(printing: route.rawValue, in: scope, from: from, data: data) {
            try route.printed(parameters, $0, $1)
        }
    }

    /// Says whether a map in scope matches the URL that the raw value of a name is as a pattern.
    public func canOpen(
        _ route: some RawRepresentable<String>,
        with parameters: Parameters = Parameters(),
        from origin: RouteOrigin? = nil
    ) -> Bool {
        let scope = scope
        let from = scope.origin(of: origin)
        return scope.dispatcher.canOpen(in: scope, from: from) { try route.printed(parameters, $0, $1) }
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
        from origin: RouteOrigin? = nil
    ) async throws -> RouteOutcome {
        let scope = scope
        let from = scope.origin(of: origin)
        let url = try scope.dispatcher.print(route.rawValue, in: scope, from: from) {
            try route.printed(parameters, $0, $1)
        }
        return try await dispatch(url, passing: data, from: from)
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
