@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

extension Routing {
    /// A small app: maps with and without labels, a typed one, one with a condition, and proxies.
    static func smallApp() -> Routing {
        let router = Routing()
        router.map(
            "/books(/:id<int>)",
            name: "book",
            summary: "Shows a book.",
            tags: ["Views"]
        ) { _ in }
        router.map(conditioned, perform: { _ in })
        router.map(Shelf.self, tags: ["Views", "App"]) { _, _ in }
        router.proxy(
            "app://shelves/**",
            summary: "Asks for a login.",
            tags: ["Views"]
        ) { _ in .pass }
        router.proxy("/**") { _ in .pass }
        return router
    }

    private static var conditioned: RoutePattern {
        (try? RoutePattern("/n/:n", where: ["n": .satisfying { _ in true }])) ?? "/"
    }

    private struct Shelf: Route {
        static let pattern: RoutePattern = "app://shelves/:shelf"
        let shelf: String
    }
}

extension RouteTable {
    /// A table of maps without labels.
    static func maps(_ patterns: String...) throws -> RouteTable {
        let router = Routing()
        for pattern in patterns { router.map(try RoutePattern(pattern)) { _ in } }
        return RouteTable(router.routes)
    }
}
