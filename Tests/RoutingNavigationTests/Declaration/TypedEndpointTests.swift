import Routing
import RoutingNavigation
import Testing

/// Endpoints that are declared by a typed route.
@MainActor @Suite struct TypedEndpointTests {
    private struct Book: Route {
        static let pattern: RoutePattern = "books/:id<int>"
        var id: Int
        var page: Int?
    }

    private let tree = NavigationTree<String> {
        Endpoint(Book.self, name: "book") { book in
            "book \(book.id), page \(book.page ?? 1)"
        } content: {
            Endpoint("books/:id<int>/notes", .endpoint(make: { _ in "notes" }))
        }
    }
    private let renderer: PresenterRenderer<String>
    private let navigator: Navigator

    init() {
        renderer = PresenterRenderer(tree)
        navigator = Navigator(tree, renderer: renderer)
    }

    private func shown(_ name: String) -> String? {
        navigator.state.find(name: name).flatMap { renderer.presentable(for: $0.destination.id) }
    }

    @Test func theScreenIsMadeOfTheValue() async throws {
        try await navigator.open(Book(id: 7, page: 3))
        #expect(shown("book") == "book 7, page 3")
        try await navigator.open("books/8/notes")
        #expect(navigator.state.activePath.count == 2)
        try await navigator.dispatch(.removeCurrent)
        #expect(shown("book") == "book 8, page 1")
    }

    @Test func aURLThatIsNoValueChangesNothing() async throws {
        try await navigator.open("books/7")
        let error = await #expect(throws: RouteValueError.self) { try await navigator.open("books/8?page=x") }
        #expect(error?.code == .invalid)
        #expect(navigator.state.url == "books/7")
    }

    /// With another query, the URL leads to the same place, which would only be updated.
    @Test func aURLOfThePlaceThatShowsIsDecodedToo() async throws {
        try await navigator.open("books/7?page=3")
        await #expect(throws: RouteValueError.self) { try await navigator.open("books/7?page=x") }
        #expect(navigator.state.url == "books/7?page=3")
        #expect(shown("book") == "book 7, page 3")
    }

    @Test func aURLIsDecodedWithoutAnyPresenterToo() async throws {
        let navigator = Navigator(tree)
        try await navigator.open("books/7?page=3")
        await #expect(throws: RouteValueError.self) { try await navigator.open("books/7?page=x") }
        await #expect(throws: RouteValueError.self) { try await navigator.open("books/8?page=x") }
        #expect(navigator.state.url == "books/7?page=3")
    }

    /// The page was a text in an earlier version of the app.
    @Test func aRestoredPlaceThatDoesNotDecodeIsDropped() async throws {
        let older = NavigationTree<String> {
            Endpoint("books/:id<int>", name: "book") { Endpoint("books/:id<int>/notes") }
        }
        let saved = try NavigationState().applying(.open("books/7?page=x"), on: older)
        let dropped = try await navigator.restore(saved)
        #expect(dropped.map(\.url) == ["books/7?page=x"])
        #expect(navigator.state.root == nil)
        try await navigator.restore(try NavigationState().applying(.open("books/7?page=3"), on: older))
        #expect(shown("book") == "book 7, page 3")
    }

    @Test func withoutAPresenterThatPresentsAModalFails() async throws {
        let cover = EndpointPresenter<String>.endpoint(make: { _ in "cover" })
        let tree = NavigationTree<String> {
            Endpoint(Book.self) {
                "book \($0.id)"
            } content: {
                Modal { Endpoint("books/:id<int>/cover", cover) }
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
        try await navigator.open("books/7")
        let error = await #expect(throws: NavigationError.self) { try await navigator.open("books/7/cover") }
        #expect(error?.code == .noPresenter)
        #expect(error?.message.contains("'present' and 'dismiss'") == true)
        #expect(navigator.state.url == "books/7")
    }

    @Test func aPresenterMayTakeTheMakingOn() async throws {
        var presented: [String] = []
        let present = { @MainActor (modal: String, screen: String) in
            presented.append("\(modal) on \(screen)")
        }
        let tree = NavigationTree<String> {
            Endpoint(Book.self, by: { .endpoint(make: $0, present: present, dismiss: { _, _ in }) }) {
                "book \($0.id)"
            } content: {
                Modal { Endpoint("books/:id<int>/cover", .endpoint(make: { _ in "cover" })) }
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
        try await navigator.open("books/7/cover")
        #expect(presented == ["cover on book 7"])
    }
}
