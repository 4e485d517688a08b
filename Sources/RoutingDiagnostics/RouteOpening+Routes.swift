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
    public var routes: [RegisteredRoute] {
        let scope = scope
        return scope.dispatcher.routes(in: scope.filter)
    }
}

extension Dispatcher {
    /// Lists the entries of a scope, the newest first.
    func routes(in filter: TagFilter) -> [RegisteredRoute] {
        let listed = look { state, leavings in state.registry.entries(in: filter, keeping: &leavings) }
        return listed.map { RegisteredRoute($0.entry, isOwnerAlive: $0.isOwnerAlive) }
    }
}
