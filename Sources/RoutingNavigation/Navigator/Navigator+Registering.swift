public import Routing

extension Navigator {
    /// Maps the pattern of every endpoint, so that proxies, tags and ids of a router govern the navigation as
    /// well.
    ///
    /// The endpoint that is declared first wins, as in the tree. Endpoints whose condition is code have no
    /// pattern and are not mapped. The routes go with the navigator.
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
    ///   - fileID: Where they are registered; left to the compiler.
    ///   - line: Where they are registered; left to the compiler.
    /// - Returns: The identity to dispose of all of them by.
    /// - Complexity: O(*n*) in the number of endpoints.
    @discardableResult
    public func register(
        in routing: some RouteMapping,
        tags: [String] = ["Views"],
        accepting: [RouteOrigin.Kind]? = nil,
        options: OpeningOptions = [],
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> RouteUUID {
        precondition(
            !blueprint.rules.caseSensitive || routing.configuration.caseSensitive,
            "\(fileID):\(line): the tree distinguishes capitals, and so has the configuration of its router to"
        )
        let owner = registrations.begin()
        let term = Registrations.Term(of: owner, in: registrations)
        let endpoints = blueprint.nodes.compactMap { node in
            node.pattern.map { (pattern: $0, name: node.name) }
        }
        var last = RouteUUID()
        for (index, endpoint) in endpoints.enumerated().reversed() {
            // The handler that is registered last has the term: what disposes of it disposes of all.
            let held = index == 0 ? term : nil
            last = routing.map(
                endpoint.pattern,
                tags: tags,
                owner: owner,
                accepting: accepting,
                perform: { [weak self] request in
                    try await self?.show(request, options)
                    withExtendedLifetime(held) {}
                },
                name: endpoint.name,
                fileID: fileID,
                line: line
            )
        }
        return last
    }
}

extension Navigator: RouteOwner {}
