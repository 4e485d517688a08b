import Routing
import Samples
import Testing

@testable import Support

/// The samples of the article "Typed routes", and what they print.
@Suite struct TypedRouteArticleSamples {
    struct Book: Route {
        enum Tab: String, Codable { case notes, quotes }

        static let pattern: RoutePattern = "app://books/:id<int>"
        var id: Int
        var tab: Tab?
        var tags: [String] = []
    }

    struct Shelf: Route {
        static let pattern: RoutePattern = "app://shelves/:name"
        var name: String
        var page = 1

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            name = try values.decode(String.self, forKey: .name)
            page = try values.decodeIfPresent(Int.self, forKey: .page) ?? 1
        }
    }

    private let printed = Recorder<String>()
    private let article: Article

    init() throws {
        article = try Article("TypedRoutes")
    }

    @Test func valuesAreURLs() async throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }

        let router = Routing()
        router.map(Book.self) { book, request in
            "book \(book.id), \(book.tags.count) tags"
        }
        router.protect(Book.self) { book, request in
            book.id < 0 ? .reject("there is no such book") : .pass
        }

        print(try await router.dispatch(Book(id: 7, tags: ["new"]), returning: String.self))
        print(try await router.dispatch("app://books/8?tab=notes", returning: String.self))
        print(try Book(id: 7, tab: .notes, tags: ["new", "sale"]).url)
        #expect(printed.elements.joined(separator: "\n") == article.outputs[0])
        printed.removeAll()

        do {
            try await router.dispatch("app://books/7?tab=index")
        } catch let error as RoutingError where error.code == .noRoute {
            print(error.underlying ?? error)
        }
        #expect(printed.elements.joined(separator: "\n") == article.outputs[1])
    }

    @Test func oldURLsOpenTheNewOnes() async throws {
        let (router, opened) = (Routing(), Recorder<Int>())
        router.map(Book.self) { book, _ in opened.record(book.id) }
        router.map("app://volumes/:id<int>") { request in
            request.open(Book(id: try request.require("id", as: Int.self)))
        }
        #expect(router.open("app://volumes/7"))
        await router.idle()
        #expect(opened.elements == [7])
    }

    @Test func aPatternIsAName() async throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }
        let router = Routing()

        enum AppRoute: String {
            case film = "app://films/:id<int>"
            case search = "app://search"
        }
        router.map(AppRoute.film) { request in
            print("film", request.parameters["id"] ?? "", "in", request.parameters["language"] ?? "any")
        }
        try await router.dispatch(AppRoute.film, with: ["id": "7", "language": "fr"])

        let pattern = try RoutePattern(AppRoute.film.rawValue)
        print(try pattern.url(with: ["id": "7", "language": "fr"]))
        #expect(printed.elements.joined(separator: "\n") == article.outputs[2])

        #expect(!router.open(AppRoute.film) && !router.open(AppRoute.film, with: ["id": "seven"]))
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch(AppRoute.film) }
        #expect(error?.code == .malformedURL)
        #expect(!router.canOpen(AppRoute.search))
    }

    @Test func aPropertyHasADefaultValue() async throws {
        let router = Routing()
        router.map(Shelf.self) { shelf, _ in "\(shelf.name) \(shelf.page)" }
        #expect(try await router.dispatch("app://shelves/new", returning: String.self) == "new 1")
        #expect(try await router.dispatch("app://shelves/new?page=2", returning: String.self) == "new 2")
    }
}
