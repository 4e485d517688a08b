/// Opening routes whose pattern is the raw value of an enumeration.
extension RouteOpening {
    /// Opens the URL that is printed from a name, whose raw value is a pattern.
    ///
    /// ```swift
    /// router.open(AppRoute.book, with: ["id": "7"])
    /// ```
    ///
    /// - Parameters:
    ///   - route: The name.
    ///   - parameters: The values of the captures and of the query.
    ///   - data: A value that is passed to the proxies and the handler.
    ///   - origin: The origin of the URL, or `nil` if the caller does not state it.
    /// - Returns: Whether a map in scope matches; see ``open(_:passing:from:)-(String,_,_)``. `false` also
    ///   when no URL can be printed: no handler runs, and an event ``RoutingEvent/Kind/malformed`` says why.
    @preconcurrency
    @discardableResult
    public func open(
        _ route: some RawRepresentable<String>,
        with parameters: Parameters = Parameters(),
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> Bool {
        scope.open(printing: route.rawValue, from: origin, passing: data) {
            try route.printed(parameters, $0, $1)
        }
    }

    /// Returns whether a map in scope matches the URL that is printed from a name.
    public func canOpen(
        _ route: some RawRepresentable<String>,
        with parameters: Parameters = Parameters(),
        from origin: RouteOrigin? = nil
    ) -> Bool {
        scope.canOpen(from: origin) { try route.printed(parameters, $0, $1) }
    }

    /// Opens the URL that is printed from a name, and returns when the URL has been handled.
    ///
    /// - Throws: A ``RoutingError``; ``RoutingError/Code/malformedURL`` when no URL can be printed, with a
    ///   ``RouteValueError`` or a ``RoutePatternError`` underneath.
    @discardableResult
    nonisolated(nonsending) public func dispatch(
        _ route: some RawRepresentable<String>,
        with parameters: Parameters = Parameters(),
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) async throws -> RouteOutcome {
        let url = try scope.print(route.rawValue, from: origin) { try route.printed(parameters, $0, $1) }
        return try await dispatch(url, passing: data, from: origin)
    }
}

extension RawRepresentable<String> {
    /// Prints a URL from the raw value, read as a pattern by a router with the given rules.
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
