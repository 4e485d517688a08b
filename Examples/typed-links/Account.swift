import Routing

/// A page of somebody's account; the first without one.
struct Account: Route {
    // What is optional in the pattern is printed when the property has a value.
    static let pattern: RoutePattern = "app://account(/:page)"

    var page: Page?

    /// The pages that there are.
    enum Page: String, Codable, CaseIterable {
        case orders
        case address
    }
}
