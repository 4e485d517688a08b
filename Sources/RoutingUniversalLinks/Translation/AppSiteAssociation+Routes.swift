internal import Routing
public import RoutingDiagnostics

extension AppSiteAssociation {
    /// Makes a file of the web patterns among some routes.
    ///
    /// Maps count whose pattern has the scheme `https` or `http`, or none, and which accept external URLs, as those
    /// that the system hands over are; proxies hand nothing over. The file then hands over what some of these maps
    /// match, and what it says more or less is in ``unexpressed``. Links are
    /// meant as browsers write them: without empty segments but for a slash at the end, and with no more escapes than
    /// are needed. As some writers escape `[`, `]` and `|` in a path and browsers do not, both forms are handed over.
    ///
    /// A `comment` is the summary of a route, and of an exclusion the pattern that it belongs to. No file is made
    /// that is larger than ``largestFile``, or that ``init(_:)`` would refuse, unless `appIDs` alone are too long for
    /// one: comments go first, then routes, the oldest before the newest. ``unexpressed`` names each route that is
    /// left out.
    ///
    /// - Parameters:
    ///   - appIDs: The identifiers of the apps: team, dot, bundle.
    ///   - routes: The routes, the newest first.
    ///   - host: The host of the site; patterns of other hosts are passed over. `nil` takes all hosts for this one.
    ///   - caseSensitive: What the router's ``/Routing/Routing/Configuration/caseSensitive`` is.
    /// - Complexity: O(length of the patterns), for each choice of their optional groups and each of their captures, as
    ///   far as they fit into a file.
    public init(
        appIDs: [String],
        routes: [RegisteredRoute],
        host: String? = nil,
        caseSensitive: Bool = false
    ) {
        func translate(withComments: Bool) -> AppSiteTranslation {
            AppSiteTranslation(
                routes,
                room: AppSiteRoom(appIDs: appIDs),
                host: host,
                caseSensitive: caseSensitive,
                withComments: withComments
            )
        }
        let whole = translate(withComments: true)
        let translation = whole.isFull ? translate(withComments: false) : whole
        self.init(
            details: [Details(appIDs: appIDs, components: translation.components)],
            substitutionVariables: translation.variables.values,
            unexpressed: translation.unexpressed
        )
    }
}
