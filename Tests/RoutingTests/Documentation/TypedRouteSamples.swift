import Routing
import Testing

/// The samples of the documentation of typed routes and of names.
@Suite struct TypedRouteSamples {
    enum Tab: String, Codable { case notes }

    private let router = Routing()
    private let library = Library()

    @Test func aTypeIsMappedAndOpened() async throws {
        struct Book: Route {
            static let pattern: RoutePattern = "app://books/:id<int>"
            var id: Int
            var tab: Tab?
            var tags: [String] = []
        }

        router.map(Book.self) { book, request in
            show(book.id, tab: book.tab)
        }
        router.open(Book(id: 7, tab: .notes))  // app://books/7?tab=notes
        #expect(try Book(id: 7, tab: .notes).url == "app://books/7?tab=notes")

        router.map(Book.self) { book, request in
            try await library.book(book.id)
        }
        router.proxy(Book.self) { book, request in
            book.id < 0 ? .reject("there is no such book") : .pass
        }
        let outcome = try await router.dispatch(Book(id: 7))
        #expect(outcome.value(as: String.self) == "book 7")
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch(Book(id: -1)) }
        #expect(error?.code == .rejected)
    }

    @Test func aCallerAsksForTheValue() async throws {
        typealias Book = String

        router.map("books/:id") { request in
            try await library.book(request.require("id", as: Int.self))
        }
        let book = try await router.dispatch("books/7", returning: Book.self)
        #expect(book == "book 7")
    }

    @Test func namesAreMappedAndOpened() async {
        enum AppRoute: String {
            case book = "books/:id"
            case shelf = "shelf"
        }

        router.map(AppRoute.shelf) { route, parameters, data, completed in
            showShelf()
            completed()
        }
        router.map(AppRoute.book) { request in
            try await library.book(request.parameters["id"])
        }
        router.open(AppRoute.book, with: ["id": "7"])
        await router.idle()
        #expect(router.canOpen(AppRoute.shelf))
    }

    private struct Library {
        func book(_ id: Int) async throws -> String { "book \(id)" }
        func book(_ id: String?) async throws -> String { "book \(id ?? "")" }
    }
}

private func show(_ id: Int, tab: TypedRouteSamples.Tab?) {}
private func showShelf() {}
