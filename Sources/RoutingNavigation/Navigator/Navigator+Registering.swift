public import Routing

extension Navigator {
    /// Maps the pattern of every endpoint, so that proxies, tags and ids of a router govern the navigation as
    /// well.
    ///
    /// The endpoint that is declared first wins, as in the tree. Endpoints whose condition is code have no
    /// pattern and are not mapped. The routes go with the navigator; reports name the places where the
    /// endpoints are declared.
    ///
    /// A URL is opened when the router and the tree both have it. A tree that distinguishes capitals stops the
    /// program in a router that does not: the router would promise URLs that the tree refuses. The router may
    /// be the one that alone distinguishes them.
    ///
    /// ```swift
    /// let routes = navigator.register(in: router)
    /// router.open("books/7")
    /// router.dispose(of: routes)
    /// ```
    ///
    /// - Parameters:
    ///   - routing: A router, or a scope of one.
    ///   - tags: What brings the routes into scopes.
    ///   - accepting: Whose URLs the routes accept; `nil` for what the configuration of the router says.
    ///   - options: How URLs are opened.
    /// - Returns: The identity to dispose of all of them by.
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
        // The handler that is registered last has the term: what disposes of it disposes of all.
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
    ///   - routing: Where they are mapped.
    ///   - tags: What brings the routes into scopes.
    ///   - owner: What they go with.
    ///   - accepting: Whose URLs they accept.
    ///   - handler: Gives the handler of a map, told whether it is the last one.
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

    /// A router of its own whose maps are the endpoints, to be asked about URLs.
    var scope: RouteScope {
        let router = Routing(configuration: Routing.Configuration(caseSensitive: rules.caseSensitive))
        register(in: router) { _ in { _ in } }
        return router.scope
    }
}

/// The endpoints as routes, to be asked about URLs: `explain`, `audit` and `routeTable` of the module
/// `RoutingDiagnostics` answer for a tree.
extension NavigationTree: RouteScoped {
    /// The endpoints as maps of a router that is made for the question; those whose condition is code have no
    /// pattern and are not among them.
    ///
    /// - Complexity: O(*n*) in the number of endpoints.
    public var scope: RouteScope { blueprint.scope }
}

/// What the navigator opens through, to be asked about URLs, as for a tree.
extension Navigator: @MainActor RouteScoped {
    /// The routes, guards and proxies of the router that the navigator opens through, or the endpoints of its
    /// tree if it has none.
    public var scope: RouteScope { door?.scope ?? blueprint.scope }
}

extension Navigator: RouteOwner {}
