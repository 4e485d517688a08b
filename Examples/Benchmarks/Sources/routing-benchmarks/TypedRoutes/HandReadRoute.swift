import Routing

/// A typed route whose values a handler can also read itself, as it would without the type.
protocol HandReadRoute: Route, Equatable {
    /// URLs of the route.
    static var urls: [String] { get }

    /// Reads a value from the texts of the parameters; `nil` when they do not contain one.
    init?(byHand parameters: Parameters)
}

/// A typed route with one value: a captured number.
struct Book: HandReadRoute {
    static let pattern: RoutePattern = "app://books/:id<int>"
    static let urls = (1...10).map { "app://books/\($0)" }

    let id: Int
}

extension Book {
    init?(byHand parameters: Parameters) {
        guard let id = parameters["id"].flatMap({ Int($0) }) else { return nil }
        self.init(id: id)
    }
}

/// A typed route with three values: two from captures, and one from the query.
struct Page: HandReadRoute {
    static let pattern: RoutePattern = "app://books/:id<int>/:chapter"
    static let urls = (1...10).map { "app://books/\($0)/chapter-\($0)?zoom=1.\($0)" }

    let id: Int
    let chapter: String
    let zoom: Double
}

extension Page {
    init?(byHand parameters: Parameters) {
        guard let id = parameters["id"].flatMap({ Int($0) }), let chapter = parameters["chapter"],
            let zoom = parameters["zoom"].flatMap({ Double($0) })
        else { return nil }
        self.init(id: id, chapter: chapter, zoom: zoom)
    }
}
