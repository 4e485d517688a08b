import Routing
import RoutingNavigation
import RoutingPresentation
import Samples
import Testing

/// The sample and the rules of the article *Coming from URLNavigator*.
@MainActor
@Suite struct URLNavigatorSamples {
    private let paper = Paper()

    private func print(_ items: Any...) { paper.print(items) }

    @Test func anAppIsMoved() async throws {
        let window = Window(rootViewController: NavigationController(rootViewController: ViewController()))

        final class BookController: ViewController, DestinationPresentable {
            func configure(for place: Destination) {
                title = "Book \(place.parameters["id"] ?? ""), page \(place.parameters["page"] ?? "1")"
            }
        }
        final class CartController: ViewController {}

        let router = Routing(configuration: Routing.Configuration(caseSensitive: true))
        // The catch-all comes first, because the most recently registered match wins.
        router.map("shop://:_...") { request in
            print("nothing at", request.url.string)
        }
        router.map("shop://hello/:name") { request in
            print("hello", request.parameters["name"] ?? "", request.data as? String ?? "")
        }
        let book = ControllerSource.provided { BookController() as ViewController }
        router.map("shop://books/:id<int>", source: book, style: .push(animated: true), in: window)
        let cart = ControllerSource.provided { CartController() as ViewController }
        router.map(
            "shop://cart", source: cart, style: .inNavigationController(.present(animated: true)), in: window)

        try await router.dispatch("shop://books/7?page=12")
        try await router.dispatch("shop://cart")
        router.open("shop://hello/Ada", passing: "from mail")
        router.open("shop://films/7")
        await router.idle()

        #expect(
            paper.text == """
                hello Ada from mail
                nothing at shop://films/7
                """
        )
        #expect(
            window.snapshot.description == """
                Window
                ├── NavigationController
                │   ├── ViewController
                │   └─▸ BookController "Book 7, page 12"
                ╘═▸ presented NavigationController
                    └─▸ CartController  ● visible
                """
        )
        #expect(router["Views"].canOpen("shop://cart") && !router["Views"].canOpen("shop://hello/Ada"))
    }

    @Test func aControllerIsMadeWithoutBeingShown() async throws {
        final class CoverController: ViewController {}
        let router = Routing()
        router.map("shop://covers/:id<int>") { _ in CoverController() }
        let cover = try await router.dispatch("shop://covers/7", returning: CoverController.self)
        #expect(cover.parent == nil)
    }

    @Test(arguments: [
        ("/:id<int>", "/+7", false), ("/:id<int>", "/-7", true),
        ("/:x<double>", "/.5", false), ("/:x<double>", "/inf", false), ("/:x<double>", "/nan", false),
        ("/:x<double>", "/0x1p3", false), ("/:x<double>", "/0.5", true),
        ("/books/:id", "shop://books/7", true), ("/books/:id", "https://example.com/books/7", true),
        ("https://*/**", "https://example.com/a/b", true), ("https://*/**", "https://example.com", true),
        ("shop://:_...", "shop://a/b", true), ("shop://books", "SHOP://Books", true),
    ])
    func patternsMatchAsTheArticleSays(_ pattern: String, _ url: String, _ matches: Bool) throws {
        let router = Routing()
        router.map(try RoutePattern(pattern)) { _ in }
        #expect(router.canOpen(url) == matches)
    }

    @Test func anotherNotationIsRefusedWithItsReplacement() {
        let notations = [
            "shop://books/<int:id>": ":id<int>", "shop://hello/<name>": ":name", "shop://<path:_>": ":_...",
            "shop://<uuid:id>": ":id<uuid>", "shop://<float:x>": ":x<double>",
            "shop://<string:name>": ":name",
        ]
        for (old, new) in notations {
            let error = #expect(throws: RoutePatternError.self) { try RoutePattern(old as String) }
            #expect(error?.message.contains("'\(new)'") == true, "\(old): \(error?.message ?? "")")
        }
    }

    @Test func queriesAreReadAsTheArticleSays() async throws {
        let router = Routing()
        router.map("/:id") { _ in }
        let parameters = try await router.dispatch("/a%20b?id=7&x=1=2&flag&t=1&t=2").parameters
        #expect(parameters["id"] == "a b" && parameters["x"] == "1=2" && parameters["flag"] == "")
        #expect(parameters["t"] == "2" && parameters.values(for: "t") == ["1", "2"])
    }
}
