public import Routing

extension Navigator {
    /// Maps the pattern of every endpoint, so that a router's proxies, tags and ids apply to the navigation.
    ///
    /// As in the tree, the first declared endpoint wins. Endpoints with a predicate have no pattern and are not
    /// mapped. The routes end together with the navigator. Reports name the source locations of the endpoints.
    ///
    /// A URL opens if both the router and the tree match it. Registering a case-sensitive tree in a
    /// case-insensitive router stops the program, because the router would accept URLs that the tree refuses. A
    /// case-insensitive tree may be registered in a case-sensitive router.
    ///
    /// ```swift
    /// let routes = navigator.register(in: router)
    /// router.open("books/7")
    /// router.dispose(of: routes)
    /// ```
    ///
    /// - Parameters:
    ///   - routing: A router, or a scope of one.
    ///   - tags: The tags of the routes.
    ///   - accepting: The origins whose URLs the routes accept; `nil` for the router's configured default.
    ///   - options: The options for opening URLs.
    /// - Returns: The identity that disposes of all the routes.
    /// - Complexity: O(*n*) in the number of endpoints.
    @discardableResult
    public func register(
        in routing: some RouteMapping,
        tags: [String] = ["Views"],
        accepting: [RouteOrigin.Kind]? = nil,
        options: OpeningOptions = []
    ) -> RouteUUID {
        let owner = registrations.begin()
        let term = Registrations.Term(of: owner, in: registrations)
        // The handler registered last holds the term, so disposing of its map ends all the routes.
        return blueprint.register(in: routing, tags: tags, owner: owner, accepting: accepting) { isLast in
            let held = isLast ? term : nil
            return { [weak self] request in
                try await self?.show(request, options, isCleared: false)
                withExtendedLifetime(held) {}
            }
        }
    }
}

extension Blueprint {
    /// Maps the pattern of every endpoint, the first declared last.
    ///
    /// - Parameters:
    ///   - routing: The router or scope for the maps.
    ///   - tags: The tags of the routes.
    ///   - owner: The owner of the routes.
    ///   - accepting: The origins whose URLs the routes accept.
    ///   - handler: Returns the handler of a map, given whether it is the last map.
    /// - Returns: The identity of the last map.
    @discardableResult
    func register(
        in routing: some RouteMapping,
        tags: [String] = [],
        owner: (any RouteOwner)? = nil,
        accepting: [RouteOrigin.Kind]? = nil,
        handledBy handler: (_ isLast: Bool) -> @MainActor @Sendable (RouteRequest) async throws -> Void
    ) -> RouteUUID {
        precondition(
            !rules.caseSensitive || routing.configuration.caseSensitive,
            "the tree distinguishes capitals, and so has the configuration of its router to"
        )
        var last = RouteUUID()
        for (index, number) in patterned.enumerated().reversed() {
            let endpoint = nodes[number]
            guard let pattern = endpoint.pattern else { continue }
            last = routing.map(
                pattern,
                tags: tags,
                owner: owner,
                accepting: accepting,
                name: endpoint.name,
                declaredAt: endpoint.place,
                perform: handler(index == 0)
            )
        }
        return last
    }

    /// A separate router with the endpoints as its maps, for queries about URLs.
    var scope: RouteScope {
        let router = Routing(configuration: Routing.Configuration(caseSensitive: rules.caseSensitive))
        register(in: router) { _ in { _ in } }
        return router.scope
    }
}

/// A tree as a set of routes, so that `explain`, `audit` and `routeTable` of the module `RoutingDiagnostics` work
/// on it.
extension NavigationTree: RouteScoped {
    /// The endpoints as maps of a router that is created for the query; endpoints with a predicate are not
    /// included.
    ///
    /// - Complexity: O(*n*) in the number of endpoints.
    public var scope: RouteScope { blueprint.scope }
}

/// A navigator as a set of routes, for the same queries as a tree.
extension Navigator: @MainActor RouteScoped {
    /// The routes, guards and proxies of the navigator's router or, without a router, the endpoints of its tree.
    public var scope: RouteScope { group?.scope ?? blueprint.scope }
}

extension Navigator: RouteOwner {}
