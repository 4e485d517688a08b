import RoutingDiagnostics

@testable import Routing
@testable import RoutingUniversalLinks

/// Maps as a router lists them, the first one first.
func siteRoutes(_ patterns: [RoutePattern]) -> [RegisteredRoute] {
    let router = Routing()
    for pattern in patterns.reversed() { router.map(pattern) { _ in } }
    return router.routes
}

extension AppSiteAssociation {
    /// The components in one line each, as older files write them.
    var lines: [String] { details.flatMap { $0.components.map(\.description) } }
}
