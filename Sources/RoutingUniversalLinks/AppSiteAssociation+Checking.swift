public import Routing

extension AppSiteAssociation {
    /// Returns whether the site would hand a link to an app.
    ///
    /// The link is compared as a browser sends it. Its scheme may be `http` or `https`, since the file names
    /// none. Its host is ignored, because the file belongs to one host.
    ///
    /// - Parameters:
    ///   - url: A web URL, or its path alone.
    ///   - appID: The app; `nil` for any app of the file.
    /// - Returns: Whether the site hands the link over; `false` for a text that is not a web URL.
    /// - Complexity: O(size of the file), and in the worst case O(length of the URL × length of the
    ///   patterns), values of variables included.
    public func handsOver(_ url: String, to appID: String? = nil) -> Bool {
        guard let url = AppSiteURL(url) else { return false }
        var steps = AppSiteSteps()
        return AppSiteMatcher(self, for: appID).decision(on: url, &steps)?.isHandedOver == true
    }

    /// Compares the site with a router: lists links that the site would hand to the app although no route
    /// takes them, and routes that never get a link.
    ///
    /// The check makes `https` links from the patterns of the file and of the routes, and asks both sides
    /// about each. So each finding is true, and an empty list means that none of these links showed a fault.
    /// A route for which the check makes no link, such as one with an unusual condition or one that needs a
    /// query, has no findings.
    ///
    /// ```swift
    /// #expect(site.check(router, host: "example.com").isEmpty)
    /// ```
    ///
    /// A file may take many more steps than its size suggests, such as one with a thousand patterns that
    /// begin with `*`. The check compares only a part of such a file. Then the last finding has the code
    /// ``AppSiteFinding/Code/incomplete``.
    ///
    /// - Parameters:
    ///   - router: The router, or the scope in which the app opens its links. No handler and no proxy runs.
    ///   - host: The host of the site.
    ///   - appID: The app; `nil` for any app of the file.
    /// - Returns: One finding for each faulty component and for each faulty route, in their order.
    /// - Complexity: O(*n*) in the size of the file and the length of the routes' patterns, and a lookup in
    ///   the router for each link: at most 64 for a component, and 168 for a route.
    public func check(
        _ router: some RouteOpening,
        host: String,
        appID: String? = nil
    ) -> [AppSiteFinding] {
        var comparison = AppSiteComparison(self, router, host: host, appID: appID)
        return comparison.findings()
    }
}
