public import Routing

extension RouteOpening {
    /// The maps and proxies in scope, the newest first; fallbacks stand outside that order and are not listed.
    ///
    /// ```swift
    /// for route in router.routes { print(route.kind, route.pattern, route.tags) }
    /// ```
    ///
    /// Those whose owner has just gone may still be listed, and say so.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries of the router.
    public var routes: [RegisteredRoute] { snapshot().rowsInScope.map { RegisteredRoute($0) } }
}
