public import Routing

extension RouteScoped {
    /// Looks for URLs that an earlier version of these routes handled, and that now have no map, go to
    /// another map, or lose a parameter.
    ///
    /// Links outlive the release that they were made for, so a route table is an interface. Save it with each
    /// release, and let a test find changes that break links:
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
    /// tries the URLs that an audit tries, in the whole scope and in the scopes of the maps' tags. It also
    /// tries URLs that two maps share, if one of the maps precedes the other only now.
    ///
    /// No identity of an entry outlasts a run, so the comparison pairs each older map with a newer map. It
    /// looks first for the same pattern, tags, name and type of value. It then looks for the same pattern, the
    /// same name, the same type, and at last the same literals of the pattern. A URL is compatible if it reaches the
    /// newer map of the pair, and all of its parameters have the same values there. The parameters are not
    /// compared if both maps decode the same type, because only that type reads them.
    ///
    /// A new route breaks nothing unless it takes URLs from another map, as `/users/new` does from
    /// `/users/:name`. Only a catch-all, such as the `/**` of a page that says "not found", loses URLs
    /// without a finding. A URL that only a catch-all handles now counts as unhandled. To find the URLs
    /// that work only now, compare in the other direction: ask `older`, with this router as the argument.
    ///
    /// A saved table has only the names of types and conditions. If a listed map and the other map of its pair have
    /// the same names, the code of the other map decides for both. So only a comparison of two routers with their
    /// code finds that a decoder has become stricter.
    ///
    /// The code of an older map may refuse every URL that was made up, because it wants a parameter of the query or
    /// one of a few words. If the newer map of its pair has no code, or if it has none, the comparison takes the
    /// URLs as if the code accepted them. Otherwise they stay undecided.
    ///
    /// A finding says "may" if code decides in one of the routers, or if a parameter only has another name.
    /// Guards, proxies and fallbacks are not compared.
    ///
    /// - Parameter older: The router, or the scope of it, with the routes as they were.
    /// - Returns: The findings, those about the newest entries of the older router first. The order is the
    ///   same every time. Each change of a map is reported once, with the first URL that shows it.
    /// - Complexity: O(*n* log *n*) in the number of entries of both. The work for each entry is bounded; to
    ///   find URLs that two patterns share, at most 2,000,000 of their components are compared.
    public func breakingChanges(since older: some RouteScoped) -> [RouteFinding] {
        var comparison = RouteComparison(of: older.snapshot(from: .internal), with: snapshot(from: .internal))
        comparison.run()
        return comparison.findings.map { RouteFinding($0) }
    }
}
