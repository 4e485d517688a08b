extension AppSiteAssociation {
    /// Makes a file of the web patterns among some routes.
    ///
    /// Maps count whose pattern has the scheme `https` or `http`, or none, and which accept external URLs, as those
    /// that the system hands over are; proxies hand nothing over. The file then hands over what some of these maps
    /// match, and whatever it says more or less is in ``unexpressed``. Links are
    /// meant as browsers write them: without empty segments but for a slash at the end, and with no more escapes than
    /// are needed. As some writers escape `[`, `]` and `|` in a path and browsers do not, both forms are handed over.
    ///
    /// A `comment` is the summary of a route, and of an exclusion the pattern that it belongs to.
    ///
    /// - Parameters:
    ///   - appIDs: The identifiers of the apps: team, dot, bundle.
    ///   - routes: The routes, the newest first.
    ///   - host: The host of the site; patterns of other hosts are passed over. `nil` takes all hosts for this one.
    ///   - caseSensitive: What the router's ``Routing/Configuration/caseSensitive`` is.
    /// - Complexity: O(length of the patterns), for each choice of their optional groups and each of their captures.
    public init(
        appIDs: [String],
        routes: [RegisteredRoute],
        host: String? = nil,
        caseSensitive: Bool = false
    ) {
        let translation = AppSiteTranslation(routes, host: host, caseSensitive: caseSensitive)
        self.init(
            details: [Details(appIDs: appIDs, components: translation.components)],
            substitutionVariables: translation.variables.values,
            unexpressed: translation.unexpressed
        )
    }
}
