internal import Routing
public import RoutingDiagnostics

extension AppSiteAssociation {
    /// Makes a file from the web patterns among some routes.
    ///
    /// The file hands over the links that these routes match. It uses maps that accept external URLs and
    /// whose pattern has the scheme `https` or `http`, or no scheme. Proxies hand nothing over.
    /// ``unexpressed`` lists where the file says more or less than a route.
    ///
    /// The file assumes links as browsers write them: without empty segments except for a slash at the end,
    /// and with no more escapes than needed. The file also hands over links in which `[`, `]` and `|` of a
    /// path are escaped, as some programs write them.
    ///
    /// The `comment` of a component is the summary of its route; that of an exclusion names the pattern.
    ///
    /// The file is not larger than 128 KiB, and ``init(_:)`` accepts it, unless `appIDs` alone are
    /// too long. To fit, it omits comments first, then routes, the oldest first. ``unexpressed`` names each
    /// omitted route.
    ///
    /// - Parameters:
    ///   - appIDs: The identifiers of the apps: team, dot, bundle.
    ///   - routes: The routes, the newest first.
    ///   - host: The host of the site; patterns of other hosts are skipped. With `nil`, every host counts as
    ///     this one.
    ///   - caseSensitive: The router's ``/Routing/RoutingConfiguration/caseSensitive``.
    /// - Complexity: O(length of the patterns), for each choice of their optional groups and each of their
    ///   captures, limited by the size of the file.
    public init(
        appIDs: [String],
        routes: [RegisteredRoute],
        host: String? = nil,
        caseSensitive: Bool = false
    ) {
        func translate(withComments: Bool) -> AppSiteTranslation {
            AppSiteTranslation(
                routes,
                appIDs: appIDs,
                host: host,
                caseSensitive: caseSensitive,
                withComments: withComments
            )
        }
        let whole = translate(withComments: true)
        let translation = whole.isFull ? translate(withComments: false) : whole
        self.init(
            details: [Details(appIDs: appIDs, components: translation.components)],
            substitutionVariables: translation.variables,
            unexpressed: translation.unexpressed
        )
    }
}
