@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// A router of a small shop, whose entries were registered at known places.
struct Shop {
    /// Books, as values.
    struct Book: Route {
        static let pattern: RoutePattern = "app://books/:id<int>"
        var id: Int
        var tab: Tab?

        enum Tab: String, Codable { case notes, quotes }
    }

    let router: Routing

    init(_ configuration: Routing.Configuration = Routing.Configuration()) {
        router = Routing(configuration: configuration)
        map("books/:id", line: 4)
        map("books/:id/edit", line: 5)
        map("settings(/:page)", line: 6)
        map("shelf/:kind<news|sport>", line: 7)
        map("https://shop.example/orders/:number<int>", tags: ["Web"], line: 8)
        router.proxy("/**", name: "log", decide: { _ in .pass }, fileID: "Shop/Routes.swift", line: 9)
        router.proxy("books/*", decide: { _ in .pass }, fileID: "Shop/Routes.swift", line: 10)
    }

    @discardableResult
    func map(
        _ pattern: RoutePattern, tags: [String] = [], name: String? = nil, line: UInt
    ) -> RouteUUID {
        router.map(
            pattern,
            name: name,
            tags: tags,
            perform: { _ in },
            fileID: "Shop/Routes.swift",
            line: line)
    }

    @discardableResult
    func mapBook(line: UInt) -> RouteUUID {
        router.map(Book.self, name: "book", perform: { _, _ in }, fileID: "Shop/Routes.swift", line: line)
    }
}
