import Routing

/// The books that the user is about to order.
struct Basket: Route {
    static let pattern: RoutePattern = "app://basket"
}
