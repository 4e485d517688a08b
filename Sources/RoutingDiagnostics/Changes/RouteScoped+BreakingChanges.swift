public import Routing

extension RouteScoped {
    /// Looks for URLs that worked in an earlier version of these routes and work no longer, go elsewhere, or
    /// have lost a parameter.
    ///
    /// Links outlive the program that was released with them, so a route table is an interface. Save it with
    /// each release, and a test tells when a change breaks links:
    ///
    /// ```swift
    /// @Test func noLinkOfTheLastReleaseBreaks() throws {
    ///     let router = Routing()
    ///     registerRoutes(in: router)
    ///     let released = try RouteTable(json: tableOfTheLastRelease).router()
    ///     #expect(router.breakingChanges(since: released).isEmpty)
    /// }
    /// ```
    ///
    /// Each finding has a ``RouteFinding/witness``: both routers were asked about it, and answered
    /// differently. ``RouteFinding/route`` is the older router's map that handled the witness, and
    /// ``RouteFinding/other`` the newer router's map that handles it now, if there is one. The comparison
    /// tries the URLs that an audit tries, in the whole scope and by the tags of the maps, and URLs that a
    /// map may take from another one that it precedes now.
    ///
    /// Entries have no identity that outlasts a run, so the comparison pairs maps by what they have in
    /// common: the pattern with tags and name, the pattern alone, the name, the type of the value, and at
    /// last the literals of the pattern. A URL that reaches the map that continues its old map is compatible
    /// if all of its parameters have the same values there. Where both maps decode the same type, only that
    /// type reads the parameters, and they are not compared.
    ///
    /// A new route breaks nothing unless it takes URLs from another map, as `/users/new` does from
    /// `/users/:name`. Only a catch-all, such as the `/**` of a page that says "not found", loses URLs
    /// without a finding, and a URL that only a catch-all handles now counts as unhandled. The URLs that work
    /// now and did not before are the breaking changes in the other direction, when `older` asks and this
    /// router is the earlier one.
    ///
    /// A finding says "may" if code decides in one of the routers, or if a parameter has only another name.
    /// Guards, proxies and fallbacks are not compared.
    ///
    /// - Parameter older: The router, or the scope of it, with the routes as they were.
    /// - Returns: The findings, those about the newest entries of the older router first. The order is the
    ///   same every time. Each change of a map is reported once, with the first URL that shows it.
    /// - Complexity: O(*n* log *n*) in the number of entries of both. The work for each entry is bounded; to
    ///   find URLs that two patterns share, at most 2,000,000 of their parts are compared.
    public func breakingChanges(since older: some RouteScoped) -> [RouteFinding] {
        var comparison = RouteComparison(of: older.snapshot(from: .internal), with: snapshot(from: .internal))
        comparison.run()
        return comparison.findings.map { RouteFinding($0) }
    }
}
