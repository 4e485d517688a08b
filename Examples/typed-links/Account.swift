import Routing

/// A page of the user's account; the first page if none is named.
struct Account: Route {
    // The optional part of the pattern is printed when the property has a value.
    static let pattern: RoutePattern = "app://account(/:page)"

    var page: Page?

    /// The pages of the account.
    enum Page: String, Codable, CaseIterable {
        case orders
        case address
    }
}
