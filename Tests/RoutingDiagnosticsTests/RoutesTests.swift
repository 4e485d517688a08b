import Dispatch
import Foundation
import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// What is registered, as values.
@Suite struct RoutesTests {
    private struct Book: Route {
        static let pattern: RoutePattern = "app://books/:id<int>"
        var id: Int
    }

    private let router = Routing()

    @Test func entriesAreListedTheNewestFirst() {
        router.map("/a") { _ in }
        router.proxy("/b") { _ in .pass }
        router.map("/c") { _ in }
        #expect(router.routes.map(\.pattern) == ["/c", "/b", "/a"])
        #expect(router.routes.map(\.kind) == [.map, .proxy, .map])
        #expect(Routing().routes.isEmpty)
    }

    @Test func whatAnEntryWasGivenIsThere() throws {
        let queue = DispatchQueue(label: "shop.books")
        let uuid = router.map(
            "books/:id",
            name: "book",
            summary: "Shows a book",
            tags: ["Views", "Books"],
            queue: queue,
            handler: { _, _, _, completed in completed() },
            fileID: "Shop/Routes.swift",
            line: 12
        )
        let route = try #require(router.routes.first)
        #expect(route.uuid == uuid)
        #expect(route.kind == .map)
        #expect(route.pattern == "books/:id")
        #expect(!route.isRegularExpression && route.conditions.isEmpty && route.valueType == nil)
        #expect(route.tags == ["Books", "Views"])
        #expect(route.name == "book")
        #expect(route.summary == "Shows a book")
        #expect(route.fileID == "Shop/Routes.swift" && route.line == 12)
        #expect(route.queue == "shop.books")
        #expect(route.isOwnerAlive == nil)
        #expect(route.description == "the map \"book\" 'books/:id' (Shop/Routes.swift:12)")
    }

    @Test func anEntryWithoutMoreHasNoMore() throws {
        router.proxy("/**") { _ in .pass }
        let route = try #require(router.routes.first)
        #expect(route.tags.isEmpty && route.name == nil && route.summary == nil && route.queue == nil)
        #expect(route.fileID == #fileID && route.line == #line - 3)
        #expect(route.description == "the proxy '/**' (\(route.sourceLine))")
    }

    @Test func constraintsConditionsAndExpressionsAreTold() throws {
        let isEven = RoutePattern.Constraint.satisfying { Int($0)?.isMultiple(of: 2) == true }
        router.map(try RoutePattern("/a/:id/:tab", where: ["id": .int, "tab": isEven])) { _ in }
        router.map(try RoutePattern(regularExpression: "/b/:id$")) { _ in }
        let routes = router.routes
        #expect(routes.map(\.pattern) == ["/b/:id$", "/a/:id<int>/:tab"])
        #expect(routes.map(\.isRegularExpression) == [true, false])
        #expect(routes.map(\.conditions) == [[], ["tab"]])
    }

    @Test func typedEntriesNameTheirType() {
        router.map(Book.self) { _, _ in }
        router.proxy(Book.self) { _, _ in .pass }
        #expect(router.routes.map(\.valueType) == ["Book", "Book"])
        #expect(router.routes.map(\.pattern) == ["app://books/:id<int>", "app://books/:id<int>"])
        #expect(router.routes.map(\.kind) == [.proxy, .map])
    }

    @Test func scopesListTheirs() {
        router.map("/none") { _ in }
        router.map("/a", tags: ["A"]) { _ in }
        router.map("/b", tags: ["B"]) { _ in }
        router["A"]["B"].map("/both") { _ in }
        #expect(router["A"].routes.map(\.pattern) == ["/both", "/a"])
        #expect(router["A", "B"].routes.map(\.pattern) == ["/both", "/b", "/a"])
        #expect(router["A"]["B"].routes.map(\.pattern) == ["/both"])
        #expect(router["C"].routes.isEmpty)
        #expect(router.routes.map(\.pattern) == ["/both", "/b", "/a", "/none"])
    }

    @Test func groupsListNothingButWhatTheyRegistered() {
        router.group("app://shop", tags: ["Shop"], queue: DispatchQueue(label: "shop")) { shop in
            shop.map("books/:id") { _, _, _, completed in completed() }
            shop.map("/") { _ in }
        }
        #expect(router.routes.map(\.pattern) == ["app://shop", "app://shop/books/:id"])
        #expect(router.routes.map(\.tags) == [["Shop"], ["Shop"]])
        #expect(router.routes.map(\.queue) == [nil, "shop"])
        #expect(router["Shop"].routes == router.routes)
    }

    @Test func anEntryWhoseOwnerIsGoneSaysSo() {
        var owner: PlainOwner? = PlainOwner()
        withExtendedLifetime(owner) {
            router.map("/owned", owner: owner) { _ in }
            #expect(router.routes.map(\.isOwnerAlive) == [true])
        }
        owner = nil
        #expect(router.routes.map(\.isOwnerAlive) == [false])
        // A look that comes across it lets it go.
        #expect(!router.canOpen("/owned"))
        #expect(router.routes.isEmpty)
    }

    @Test func disposedEntriesAndFallbacksAreNotListed() {
        let uuid = router.map("/a") { _ in }
        router.fallback { _ in }
        router.dispose(of: uuid)
        #expect(router.routes.isEmpty)
    }

    @Test func routesSurviveEncoding() throws {
        let owner = PlainOwner()
        router.map("/a", name: "é \"1\"", summary: "s", tags: ["B", "A"], owner: owner) { _ in }
        router.map(Book.self) { _, _ in }
        router.map(try RoutePattern(regularExpression: #"/b/\d+"#)) { _ in }
        let routes = router.routes
        let saved = try JSONEncoder().encode(routes)
        #expect(try JSONDecoder().decode([RegisteredRoute].self, from: saved) == routes)
        withExtendedLifetime(owner) {}
    }
}
