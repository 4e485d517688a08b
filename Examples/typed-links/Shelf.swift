import Routing

/// A shelf, by its name: any text that can be a segment of a URL.
struct Shelf: Route {
    static let pattern: RoutePattern = "app://shelves/:name"

    var name: String
}
