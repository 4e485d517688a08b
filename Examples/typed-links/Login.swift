import Routing

/// The login, a place without parameters.
struct Login: Route {
    static let pattern: RoutePattern = "app://login"
}
