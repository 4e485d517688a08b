import Foundation
import Routing
import Samples
import Testing

@testable import Support

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
}
