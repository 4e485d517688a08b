import Routing

/// A link to a book, open at a page.
struct BookLink: Route {
    static let pattern: RoutePattern = "books/:id<int>"

    var id: Int
    var page: Int?
}
