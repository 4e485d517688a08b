import Routing
import Testing

@testable import Support

/// Patterns that are the raw values of an enumeration.
@Suite struct NamedRouteTests {
    private enum AppRoute: String {
        case book = "app://books/:id"
        case shelf = "/shelf"
        case broken = "/a(/"
    }

    private let router = Routing()

    @Test func aNameIsMappedAndOpened() async throws {
        router.map(AppRoute.book) { request in request.parameters["id"] }
        router.map(AppRoute.shelf) { _, _, _, completed in completed() }
        #expect(router.canOpen("app://books/7") && router.canOpen("/shelf"))
        #expect(router.canOpen(AppRoute.shelf) && router.open(AppRoute.shelf))
        let outcome = try await router.dispatch(AppRoute.book, with: ["id": "a/b", "page": "2"])
        #expect(outcome.value(as: String.self) == "a/b")
        #expect(outcome.parameters == ["id": "a/b", "page": "2"])
    }

    @Test func aProxyIsAskedAboutANameInEitherStyle() async throws {
        router.map(AppRoute.book) { _ in }
        router.proxy(AppRoute.book) { _, _, _, next in next(nil) }
        router.proxy(AppRoute.book) { request in request.parameters["id"] == "0" ? .reject("none") : .pass }
        #expect(try await router.dispatch("app://books/7").proxies.count == 2)
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch("app://books/0") }
        #expect(error?.code == .rejected)
    }

    @Test func aNameIsRegisteredInAScopeWithItsPlace() async throws {
        router["Views"].map(AppRoute.shelf, name: "shelf", tags: ["More"]) { $0.tags }
        let outcome = try await router["More"].dispatch(AppRoute.shelf)
        #expect(outcome.value(as: Set<String>.self) == ["Views", "More"])
    }

    @Test func whatIsNoURLIsNotOpened() async {
        router.map("/*") { _ in }
        #expect(!router.canOpen(AppRoute.book) && !router.open(AppRoute.book))
        let missing = await #expect(throws: RoutingError.self) { try await router.dispatch(AppRoute.book) }
        #expect(missing?.code == .malformedURL)
        #expect((missing?.underlying as? RouteValueError)?.name == "id")
        let broken = await #expect(throws: RoutingError.self) { try await router.dispatch(AppRoute.broken) }
        #expect(broken?.underlying is RoutePatternError)
    }
}
