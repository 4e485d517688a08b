/// Opening of typed and named routes, whose URLs are printed first.
extension Dispatcher {
    /// Prints a URL according to the rules and the reader of this router.
    typealias Printing = (MatchingRules, URLReader) throws -> String

    /// Prints and opens a URL for which no task waits.
    func open(
        printing pattern: String,
        in scope: RouteScope,
        from origin: RouteOrigin,
        data: (any Sendable)?,
        _ print: Printing
    ) -> Bool {
        guard let url = try? self.print(pattern, in: scope, from: origin, print) else { return false }
        return open(url, in: scope.filter, from: origin, data: data, cause: scope.cause)
    }

    /// Prints a URL and says whether it would be handled.
    func canOpen(in scope: RouteScope, from origin: RouteOrigin, _ print: Printing) -> Bool {
        guard let url = try? print(matchingRules, urlReader) else { return false }
        return canOpen(url, in: scope.filter.asked(by: origin.bit))
    }

    /// Prints a URL; reports a failure to listeners.
    func print(
        _ pattern: String,
        in scope: RouteScope,
        from origin: RouteOrigin,
        _ print: Printing
    ) throws(RoutingError) -> String {
        do {
            return try print(matchingRules, urlReader)
        } catch {
            let fault = RoutingError(
                .malformedURL,
                "the URL of a route of '\(pattern)' cannot be printed",
                underlying: error
            )
            noteMalformed(pattern, fault, from: origin, cause: scope.cause)
            throw fault
        }
    }
}
