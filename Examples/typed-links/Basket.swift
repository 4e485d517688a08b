import Routing

/// What somebody is going to order.
struct Basket: Route {
    static let pattern: RoutePattern = "app://basket"
}
