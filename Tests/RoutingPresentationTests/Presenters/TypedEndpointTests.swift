import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

/// Endpoints that make their controllers from the values of typed routes.
///
/// A closure of any form selects the initializer for controllers, which present modals, although
/// `RoutingNavigation` has one for presentables of any type.
@MainActor
struct TypedEndpointTests {
    private struct Book: Route {
        static let pattern: RoutePattern = "books/:id<int>"
        var id: Int
    }

    private static func screen(for book: Book) -> ViewController {
        let screen = ViewController()
        screen.title = "book \(book.id)"
        return screen
    }

    private let cover = EndpointPresenter<ViewController>.viewController { _ in ViewController() }

    private func expectCover(in tree: NavigationTree<ViewController>) async throws {
        let window = Window()
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree, in: window))
        try await navigator.open("books/7/cover")
        let root = try #require(window.rootViewController)
        #expect(root.title == "book 7" && root.presentedViewController != nil)
    }

    @Test func aClosureOfSeveralStatements() async throws {
        try await expectCover(
            in: NavigationTree {
                Endpoint(Book.self) { book in
                    let screen = ViewController()
                    screen.title = "book \(book.id)"
                    return screen
                } content: {
                    Modal { Endpoint("books/:id<int>/cover", cover) }
                }
            })
    }

    @Test func aClosureThatCallsAFunction() async throws {
        try await expectCover(
            in: NavigationTree {
                Endpoint(Book.self) { book in
                    Self.screen(for: book)
                } content: {
                    Modal { Endpoint("books/:id<int>/cover", cover) }
                }
            })
    }

    @Test func aFunction() async throws {
        try await expectCover(
            in: NavigationTree {
                Endpoint(Book.self, make: Self.screen) {
                    Modal { Endpoint("books/:id<int>/cover", cover) }
                }
            })
    }
}
