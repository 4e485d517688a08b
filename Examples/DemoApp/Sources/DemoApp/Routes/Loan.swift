import Routing

/// Somebody takes a book home.
struct Loan: Route {
    static let pattern: RoutePattern = "loans/:book<int>"

    var book: Int
    var days: Int?
}
