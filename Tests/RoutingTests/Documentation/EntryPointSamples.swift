import Foundation
import Routing
import Testing

@testable import Support

/// The samples of the article on entry points.
@Suite struct EntryPointSamples {
    private let router = Routing(configuration: Routing.Configuration(externalDefault: .deny))
    private let seen = Recorder<String>()

    private struct Book: Route {
        static let pattern: RoutePattern = "app://books/:id<int>"
        var id: Int
    }

    init() {
        router.map(Book.self, accepting: [.internal, .external]) { [seen] book, request in
            seen.record("book \(book.id) by \(request.origin)")
            return "book \(book.id)"
        }
        router.map("/today", accepting: [.internal, .external]) { _ in "today" }
        router.map("app://account") { [seen] _ in seen.record("account") }
    }

    /// Opens what comes from outside.
    func opened(_ url: URL, by source: String?) -> Bool {
        router.open(url, from: .external(source: source))
    }

    /// Opens what a notification carries: a server wrote it, so it is checked like any other URL.
    func tapped(_ payload: [AnyHashable: Any]) -> Bool {
        guard let url = payload["url"] as? String else { return false }
        return router.open(url, from: .external(source: "notification"))
    }

    /// Does what a shortcut asks for, and ends when it is done.
    func perform(openingBook id: Int) async throws {
        try await router.dispatch(Book(id: id), from: .external(source: "shortcut"))
    }

    /// Opens the first argument, and gives the exit status.
    func run(_ arguments: [String]) async -> Int32 {
        guard let url = arguments.dropFirst().first else { return 64 }
        do {
            try await router.dispatch(url, from: .external(source: "command line"))
            return 0
        } catch {
            print(error)
            return 1
        }
    }

    /// Answers a request that no route of the server's own takes.
    func respond(to path: String) async -> (status: Int, body: String) {
        do {
            let outcome = try await router.dispatch(path, from: .external(source: "http"))
            return (200, outcome.value(as: String.self) ?? "")
        } catch let error as RoutingError {
            switch error.code {
            case .noRoute, .untrusted, .malformedURL: return (404, "not found")
            case .rejected: return (403, "forbidden")
            case .overloaded: return (503, "try again")
            default: return (500, "failed")
            }
        } catch {
            return (500, "failed")
        }
    }

    @Test func theSystemHandsALinkOver() async throws {
        #expect(opened(try #require(URL(string: "app://books/7")), by: "com.example.mail"))
        #expect(!opened(try #require(URL(string: "app://account")), by: "com.example.mail"))
        await router.idle()
        #expect(seen.elements == ["book 7 by external (com.example.mail)"])
    }

    @Test func aNotificationIsTapped() async {
        #expect(tapped(["url": "app://books/7"]))
        #expect(!tapped(["url": "app://account"]))
        #expect(!tapped(["url": 7]))
        #expect(!tapped([:]))
        await router.idle()
        #expect(seen.elements == ["book 7 by external (notification)"])
    }

    @Test func aShortcutWaitsForTheEnd() async throws {
        try await perform(openingBook: 7)
        #expect(seen.elements == ["book 7 by external (shortcut)"])
    }

    @Test func aCommandHasAnExitStatus() async {
        #expect(await run(["reader"]) == 64)
        #expect(await run(["reader", "app://books/7"]) == 0)
        #expect(await run(["reader", "app://account"]) == 1)
    }

    @Test func aServerAnswers() async {
        #expect(await respond(to: "/today") == (200, "today"))
        #expect(await respond(to: "/tomorrow") == (404, "not found"))
        #expect(await respond(to: "app://account") == (404, "not found"))
        router.protect("/today") { _ in .reject("closed") }
        #expect(await respond(to: "/today") == (403, "forbidden"))
    }

    @Test func aLinkWaitsForTheFirstScreen() async throws {
        let ready = Gate("first screen", capacity: 8, policy: .dropOldest)
        router.proxy("/**", tags: ["Views"]) { request in
            ready.isOpen || !request.canOpen(request.url.string) ? .pass : .hold(at: ready)
        }
        router.open("app://books/1")  // where the app begins

        _ = opened(try #require(URL(string: "app://books/7")), by: "link")
        _ = opened(try #require(URL(string: "app://nothing")), by: "link")
        await router.idle()
        #expect(seen.elements.isEmpty)
        ready.open(keeping: .latest)
        await router.idle()
        #expect(seen.elements == ["book 7 by external (link)"])
    }
}
