import Routing

/// A page of the user's account; without a name, the first page.
struct Account: Route {
    // The URL contains the optional part of the pattern only when the property has a value.
    static let pattern: RoutePattern = "app://account(/:page)"

    var page: Page?

    /// The pages of the account.
    enum Page: String, Codable, CaseIterable {
        case orders
        case address
    }
}
