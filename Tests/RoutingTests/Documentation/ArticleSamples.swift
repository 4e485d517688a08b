import Foundation
import Routing
import Samples
import Testing

/// The samples of the articles that show what is printed.
@Suite struct ArticleSamples {
    private let printed = Recorder<String>()

    @Test func aDispatchHasAnEnd() async throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }

        let router = Routing(
            configuration: .init(handlerTimeout: .seconds(10), maximumPendingOpens: 100)
        )
        router.map("app://books/:id<int>") { request in
            "book \(request.parameters["id"] ?? "")"
        }
        router.proxy("/**") { _ in .pass }

        let outcome = try await router.dispatch("app://books/7")
        print(outcome.value(as: String.self) ?? "nothing")
        print("after", outcome.proxies.map(\.decision))

        do {
            try await router.dispatch("app://films/7")
        } catch let error as RoutingError where error.code == .noRoute {
            print(error.message)
        }

        #expect(printed.elements.joined(separator: "\n") == (try Article("DispatchPromises").outputs[0]))
    }

    @Test func expressionsAndPatternsStandTogether() async throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }

        let router = Routing()
        let old = try RoutePattern(regularExpression: "^app://books/:id(/notes)?$")
        router.map(old) { request in
            print("book", request.parameters["id"] ?? "")
        }
        router.map("app://books/:id<int>(/notes)") { request in
            print("the book", request.parameters["id"] ?? "")
        }
        for url in ["app://books/7", "app://books/seven/notes"] { router.open(url) }
        await router.idle()

        #expect(
            printed.elements.joined(separator: "\n") == (try Article("ComingFromARegexRouter").outputs[0]))
    }

    @Test func aPatternPrints() throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }

        let pattern: RoutePattern = "app://books/:id<int>"
        print(try pattern.url(with: ["id": "7", "page": "12"]))

        #expect(printed.elements.joined(separator: "\n") == (try Article("Patterns").outputs[0]))
    }

    @Test func aPatternHasAConditionInCode() throws {
        let isbn = try RoutePattern(
            "/books/:isbn",
            where: ["isbn": .satisfying { $0.utf8.count == 13 }]
        )
        let router = Routing()
        router.map(isbn) { _ in }
        #expect(router.canOpen("/books/9780141439518"))
        #expect(!router.canOpen("/books/7"))
    }

    @Test func aSiteAgreesWithItsApp() async throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }

        let router = Routing()
        let links = router["Universal"]
        links.map("https://shop.example/books/:id<int>") { request in
            print("book", request.parameters["id"] ?? "")
        }
        links.map("https://shop.example/search") { request in
            print("search for", request.parameters["q"] ?? "")
        }

        links.open("https://shop.example/books/7")
        await router.idle()
        #expect(printed.elements == ["book 7"])
        printed.removeAll()

        let site = AppSiteAssociation(
            appIDs: ["ABCDE12345.com.example.shop"],
            routes: links.routes,
            host: "shop.example"
        )
        print(site.json)
        for note in site.unexpressed { print(note) }

        let place = #/RoutingTests/ArticleSamples.swift:\d+/#
        let shown = printed.elements.joined(separator: "\n").replacing(place, with: "Shop/main.swift:6")
        #expect(shown == (try Article("UniversalLinks").outputs[0]))
    }

    @Test func aSiteIsChecked() throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }

        let router = Routing()
        let links = router["Universal"]
        links.map("https://shop.example/books/:id<int>") { _ in }
        let data = Data(AppSiteAssociation(appIDs: ["A.b"], routes: router.routes).json.utf8)

        let site = try AppSiteAssociation(data)
        for finding in site.check(links, host: "shop.example") { print(finding) }
        #expect(printed.elements.joined(separator: "\n") == (try Article("UniversalLinks").outputs[1]))

        let older = Routing()
        older.map("https://shop.example/books/:_", tags: ["Universal"]) { _ in }
        older.map("https://shop.example/books/:id<int>", tags: ["Universal"]) { _ in }
        #expect(site.check(older["Universal"], host: "shop.example").isEmpty)
    }
}
