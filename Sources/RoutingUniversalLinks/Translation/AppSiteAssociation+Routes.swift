internal import Routing
public import RoutingDiagnostics

extension AppSiteAssociation {
    /// Makes a file of the web patterns among some routes.
    ///
    /// The file hands over the links that these routes match: maps that accept external URLs, with the scheme
    /// `https` or `http` or with none in their pattern. Proxies hand nothing over. ``unexpressed`` lists
    /// where the file says more or less than a route. Links are meant as browsers write them: without empty
    /// segments but for a slash at the end, and with no more escapes than are needed. The file also hands
    /// over links in which `[`, `]` and `|` of a path are escaped, as some writers do and browsers do not.
    ///
    /// The `comment` of a component is the summary of its route; that of an exclusion names the pattern. The
    /// file is not larger than ``largestFile``, and ``init(_:)`` accepts it, unless `appIDs` alone are too
    /// long: comments are left out first, then routes, the oldest before the newest. ``unexpressed`` names
    /// each route that is left out.
    ///
    /// - Parameters:
    ///   - appIDs: The identifiers of the apps: team, dot, bundle.
    ///   - routes: The routes, the newest first.
    ///   - host: The host of the site; patterns of other hosts are passed over. `nil` takes all hosts for
    ///     this one.
    ///   - caseSensitive: The router's ``/Routing/Routing/Configuration/caseSensitive``.
    /// - Complexity: O(length of the patterns), for each choice of their optional groups and each of their
    ///   captures, as far as they fit into a file.
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
