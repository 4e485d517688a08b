import Foundation
import Routing
import Testing

@testable import Support

@Suite struct TypedRouteTests {
    private enum Tab: String, Codable { case notes, quotes }

    private struct Book: Route, Equatable {
        static let pattern: RoutePattern = "app://books/:id"
        var id: Int
        var tab: Tab?
        var tags: [String] = []
    }

    private struct Page: Route, Equatable {
        static let pattern: RoutePattern = "/books/:id/:page"
        var id: Int
        var page: Int
    }

    private let router = Routing()

    @Test func aValueIsPrinted() throws {
        #expect(try Book(id: 7).url == "app://books/7")
        #expect(
            try Book(id: -7, tab: .notes, tags: ["a b", "c"]).url
                == "app://books/-7?tab=notes&tags=a%20b&tags=c")
    }

    @Test func aDispatchSaysWhichMapDoesNotDecode() async throws {
        router.map("app://books/:id/:page") { _ in }
        router.map(Book.self) { _, _ in }
        router.map(Page.self) { _, _ in }
        let error = await #expect(throws: RoutingError.self) {
            try await router.dispatch("app://books/seven?tab=index")
        }
        #expect(error?.code == .noRoute)
        #expect(error?.message.contains("'app://books/:id'") ?? false)
        #expect((error?.underlying as? RouteValueError)?.name == "id")
        #expect(error?.localizedDescription == error?.description)
        // The map that does match is called, and the next URL has an error of its own.
        try await router.dispatch("app://books/seven/1")
        let other = await #expect(throws: RoutingError.self) { try await router.dispatch("app://films") }
        #expect(other?.underlying == nil)
    }

    @Test func aRedirectForgetsWhatDidNotDecodeBefore() async throws {
        router.map(Book.self) { _, _ in }
        router.proxy("app://books/**") { _ in .redirect(to: "app://nowhere") }
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch("app://books/x") }
        #expect(error?.code == .noRoute && error?.underlying == nil)
    }

    @Test func aHeldURLForgetsWhatDidNotDecodeBefore() async throws {
        let (gate, log) = (Gate("shop"), EventLog(router))
        let map = router.map(Book.self) { _, _ in }
        router.proxy("app://books/*") { [gate] _ in gate.isOpen ? .pass : .hold(at: gate) }
        let task = Task { [router] in try await router.dispatch("app://books/x") }
        _ = await log.first(.held)
        router.dispose(of: map)
        gate.open()
        let error = await #expect(throws: RoutingError.self) { try await task.value }
        #expect(error?.code == .noRoute && error?.underlying == nil)
    }

    @Test func aHandlerIsGivenTheValue() async throws {
        router.map(Book.self) { book, request in
            #expect(request.parameters["id"] == "7")
            return book
        }
        let book = Book(id: 7, tab: .quotes, tags: ["new", "sale"])
        let url = "app://books/7?tags=new&tab=quotes&tags=sale"
        #expect(try await router.dispatch(url).value(as: Book.self) == book)
        let outcome = try await router.dispatch(book)
        #expect(outcome.value(as: Book.self) == book)
        #expect(outcome.route == "app://books/7")
    }

    @Test func aCaptureIsStrongerThanTheQuery() async throws {
        router.map(Book.self) { book, _ in book }
        #expect(try await router.dispatch("app://books/7?id=8").value(as: Book.self) == Book(id: 7))
    }

    @Test func whatDoesNotDecodeIsHandledByTheNextMap() async throws {
        router.map("app://books/:id") { request in "text \(request.parameters["id"] ?? "")" }
        router.map(Book.self) { book, _ in "book \(book.id)" }
        #expect(try await router.dispatch("app://books/7").value(as: String.self) == "book 7")
        #expect(try await router.dispatch("app://books/seven").value(as: String.self) == "text seven")
        #expect(try await router.dispatch("app://books/7?tab=x").value(as: String.self) == "text 7")
    }

    @Test func whatDoesNotDecodeDoesNotMatch() async {
        router.map(Book.self) { _, _ in }
        #expect(router.canOpen("app://books/7") && router.open("app://books/7"))
        #expect(!router.canOpen("app://books/seven") && !router.open("app://books/seven"))
        let error = await #expect(throws: RoutingError.self) {
            try await router.dispatch("app://books/seven")
        }
        #expect(error?.code == .noRoute)
        #expect(router.canOpen(Book(id: 7)) && router.open(Book(id: 7)))
        await router.idle()
    }

    @Test func aFallbackTakesWhatDoesNotDecode() async throws {
        router.map(Book.self) { _, _ in "book" }
        router.fallback { _ in "fallback" }
        #expect(try await router.dispatch("app://books/seven").value(as: String.self) == "fallback")
    }

    @Test func aProxyIsAskedAboutValuesOnly() async throws {
        router.map("app://books/:id") { request in request.parameters["id"] }
        router.proxy(Book.self) { book, _ in book.id == 1 ? .redirect(to: "app://books/one") : .pass }
        let proxied = try await router.dispatch("app://books/1")
        #expect(proxied.value(as: String.self) == "one" && proxied.proxies.count == 1)
        #expect(try await router.dispatch("app://books/2").proxies.count == 1)
        #expect(try await router.dispatch("app://books/two").proxies.isEmpty)
    }

    @Test func aRedirectGivesTheValueOfTheNewURL() async throws {
        router.map(Book.self) { book, _ in book }
        router.proxy("/old/:id") { request in
            var parameters = request.parameters
            parameters["tab"] = "notes"
            return .redirect(
                to: "app://books/\(request.parameters["id"] ?? "")?tags=x", parameters: parameters)
        }
        let outcome = try await router.dispatch("/old/7?tags=y&tab=quotes")
        #expect(outcome.value(as: Book.self) == Book(id: 7, tab: .notes, tags: ["x"]))
    }

    @Test func whatAProxyChangedMayMakeTheRouteNotMatch() async throws {
        router.map("app://books/:id") { _ in "text" }
        router.map(Book.self) { _, _ in "book" }
        router.proxy("/old") { _ in .redirect(to: "app://books/7", parameters: ["tab": "x"]) }
        #expect(try await router.dispatch("/old").value(as: String.self) == "text")
    }

    @Test func scopesHoldTypedRoutes() async throws {
        router.map(Book.self, tags: ["Views"]) { book, request in
            #expect(request.tags == ["Views"])
            return try await request.dispatchLater(Page(id: book.id, page: 1))
        }
        router["Views"].map(Page.self) { page, _ in page }
        #expect(try await router["Views"].dispatch(Book(id: 7)).value(as: Bool.self) == true)
        #expect(!router["Logic"].canOpen(Book(id: 7)))
        #expect(router["Views"].canOpen(Page(id: 1, page: 2)))
        await router.idle()
    }

    @Test func anOwnersEntriesGoWithIt() {
        final class Owner: RouteOwner {}
        var owner: Owner? = Owner()
        router.map(Book.self, owner: owner) { _, _ in }
        #expect(router.canOpen(Book(id: 7)))
        owner = nil
        #expect(!router.canOpen(Book(id: 7)))
    }

    @Test func aRouteIsDisposedOf() {
        let uuid = router.map(Book.self) { _, _ in }
        router.dispose(of: uuid)
        #expect(!router.canOpen(Book(id: 7)))
    }

    @MainActor
    @Test func aHandlerRunsWhereItIsWritten() async throws {
        var seen: [Int] = []
        router.map(Book.self) { book, _ in
            MainActor.assertIsolated()
            seen.append(book.id)
        }
        router.proxy(Book.self) { _, _ in
            MainActor.assertIsolated()
            return .pass
        }
        #expect(try await router.dispatch(Book(id: 7)).value == nil)
        #expect(seen == [7])
    }

    @Test func reportsNameTheRoute() async throws {
        router.map(
            Book.self,
            name: "book",
            perform: { _, _ in throw CocoaError(.featureUnsupported) },
            line: 7)
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch(Book(id: 7)) }
        #expect(error?.code == .handlerFailed)
        #expect(error?.message.contains(#"the map "book" 'app://books/:id'"#) == true)
    }

    private struct Name: Route {
        static let pattern: RoutePattern = "/names/:text"
        var text: String
    }

    @Test func whatCannotBePrintedIsNotOpened() async {
        router.map("/*") { _ in }
        let log = EventLog(router)
        #expect(!router.canOpen(Name(text: "..")) && !router.open(Name(text: "..")))
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch(Name(text: "")) }
        #expect(error?.code == .malformedURL)
        #expect((error?.underlying as? RouteValueError)?.code == .empty)
        #expect(log.events.map(\.kind) == [.malformed, .malformed])
        #expect(log.events.first?.error?.underlying is RouteValueError)
    }

    private struct Link: Route, Equatable {
        static let pattern: RoutePattern = "/links/:url"
        var url: URL
    }

    @Test func aPropertyMayBeCalledAsThePrintedURL() async throws {
        let link = Link(url: try #require(URL(string: "app://x/y?z")))
        router.map(Link.self) { link, _ in link }
        #expect(try await router.dispatch(link).value(as: Link.self) == link)
    }

    private struct Wide: Route, Equatable {
        static let pattern: RoutePattern = "web://Shelf/:id"
        var id: String
    }

    @Test func aRouteIsPrintedAsItsRouterReadsIt() async throws {
        let configuration = Routing.Configuration(
            caseSensitive: true,
            decodesPlusAsSpace: true,
            webSchemes: ["web"],
            maximumURLLength: 9000
        )
        let router = Routing(configuration: configuration)
        router.map(Wide.self) { wide, _ in wide }
        for id in ["A+b c", String(repeating: "x", count: 8500)] {
            #expect(try await router.dispatch(Wide(id: id)).value(as: Wide.self) == Wide(id: id))
        }
        #expect(throws: RouteValueError.self) { try Wide(id: String(repeating: "x", count: 8500)).url }
    }
}

extension RouteRequest {
    /// Opens a route from within a handler, where waiting for it would be a deadlock.
    fileprivate func dispatchLater(_ route: some Route) async throws -> Bool { open(route) }
}
