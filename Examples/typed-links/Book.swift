import Routing

/// A book, and what of it is shown.
struct Book: Route {
    static let pattern: RoutePattern = "app://books/:id<int>"

    var id: Int
    var tab: Tab?
    var tags: [String] = []
}

/// What there is to see of a book.
enum Tab: String, Codable, CaseIterable {
    case notes
    case reviews
}
