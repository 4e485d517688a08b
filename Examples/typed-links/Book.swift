import Routing

/// A book, and the tab to show.
struct Book: Route {
    static let pattern: RoutePattern = "app://books/:id<int>"

    var id: Int
    var tab: Tab?
    var tags: [String] = []
}

/// The tabs of a book.
enum Tab: String, Codable, CaseIterable {
    case notes
    case reviews
}
