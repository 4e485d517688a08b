/// Opening of typed and named routes, whose URLs are printed first.
extension RouteScope {
    /// Prints a URL according to the rules and the reader of a router.
    typealias Printing = (MatchingRules, URLReader) throws -> String

    /// Prints and opens a URL for which no task waits.
    func open(
        printing pattern: String, from origin: RouteOrigin?, passing data: (any Sendable)?, _ print: Printing
    ) -> Bool {
        guard let url = try? self.print(pattern, from: origin, print) else { return false }
        return open(url, passing: data, from: origin)
    }

    /// Prints a URL and says whether it would be handled.
    func canOpen(from origin: RouteOrigin?, _ print: Printing) -> Bool {
        guard let url = try? print(dispatcher.matchingRules, dispatcher.urlReader) else { return false }
        return canOpen(url, from: origin)
    }

    /// Prints a URL; reports a failure to listeners.
    func print(
        _ pattern: String, from origin: RouteOrigin?, _ print: Printing
    ) throws(RoutingError) -> String {
        do {
            return try print(dispatcher.matchingRules, dispatcher.urlReader)
        } catch {
            let fault = RoutingError(
                .malformedURL,
                "the URL of a route of '\(pattern)' cannot be printed",
                underlying: error
            )
            dispatcher.noteMalformed(pattern, fault, from: self.origin(of: origin), cause: cause)
            throw fault
        }
    }
}
