import Routing

/// A loan of a book.
struct Loan: Route {
    static let pattern: RoutePattern = "loans/:book<int>"

    var book: Int
    var days: Int?
}
