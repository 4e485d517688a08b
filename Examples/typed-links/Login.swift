import Routing

/// Where somebody logs in: a place of which there is nothing to say.
struct Login: Route {
    static let pattern: RoutePattern = "app://login"
}
