public import Routing

extension AppSiteAssociation {
    /// Compares the site with a router: lists links that the site would hand to the app and no route takes, and routes
    /// that it never hands a link.
    ///
    /// Links are made up from the patterns of the file and of the routes, and both sides are asked about each: a
    /// finding is true, and an empty list means that none of these links showed anything. A route for which no link
    /// comes to mind — one with an unusual condition, or one that wants a query — is not found fault with.
    ///
    /// ```swift
    /// #expect(site.check(router, host: "example.com").isEmpty)
    /// ```
    ///
    /// A file that takes many more steps than its size explains, such as one of a thousand patterns that begin with
    /// `*`, is compared in part. Then the last finding has the code ``AppSiteFinding/Code/incomplete``.
    ///
    /// - Parameters:
    ///   - router: The router, or the scope in which the app opens its links. No handler
    ///     and no proxy runs.
    ///   - host: The host of the site.
    ///   - appID: The app; `nil` for any of the file.
    /// - Returns: A finding for each component and for each route that has something wrong, in their order.
    /// - Complexity: O(*n*) in the size of the file and the length of the routes' patterns, and a lookup in the router
    ///   for each link: at most 64 for a component, and 168 for a route.
    public func check(
        _ router: some RouteOpening,
        host: String,
        appID: String? = nil
    ) -> [AppSiteFinding] {
        var comparison = AppSiteComparison(self, router, host: host, appID: appID)
        return comparison.findings()
    }
}
