import Foundation
import Routing
import Testing

@testable import Support

/// The samples of gates.
@Suite struct GateSamples {
    private let router = Routing()
    private let seen = Recorder<String>()

    @Test func aGateHoldsUntilItIsOpened() async {
        let session = SampleSession()
        let signedIn = Gate("signed in")
        router.proxy("/account/**") { _ in await session.isActive ? .pass : .hold(at: signedIn) }
        router.open("/account/orders")  // held
        signedIn.open()  // goes on
        await router.idle()
        #expect(signedIn.isOpen)
    }

    @Test func intentsAreSaved() async throws {
        let signedIn = Gate("signed in")
        router.map("app://books/:id") { [seen] request in
            seen.record("\(request.data as? Bookmark ?? Bookmark())")
        }
        let proxy = router.proxy("app://books/*") { _ in .hold(at: signedIn) }
        router.open("app://books/7", passing: Bookmark(page: 12))
        await router.idle()
        router.dispose(of: proxy)
        let saved = try signedIn.pending.json()
        // in the next run of the program
        for intent in try [HeldIntent](json: saved) {
            router.open(intent.url, passing: try intent.data(as: Bookmark.self), from: intent.origin)
        }
        await router.idle()
        #expect(seen.elements == ["page 12"])
    }

    private struct Bookmark: Codable, Sendable, CustomStringConvertible {
        var page = 0
        var description: String { "page \(page)" }
    }

    @Test func loginComesFirst() async throws {
        let session = LoginSession()
        let router = Routing()
        router.map("app://account/:page") { request in "account: \(request.parameters["page"] ?? "")" }

        let signedIn = Gate("signed in", capacity: 8, timeToLive: .seconds(3_600))
        router.map("app://login") { _ in
            do {
                try await session.logIn()
                signedIn.open()
            } catch {
                signedIn.discard(with: error)
            }
        }
        router.protect("app://account/**") { request in
            if await session.isActive { return .pass }
            if signedIn.pending.isEmpty, !request.open("app://login") {
                return .reject("no login can be shown")
            }
            return .hold(at: signedIn)
        }

        let outcome = try await router.dispatch("app://account/orders")  // after the login
        #expect(outcome.value(as: String.self) == "account: orders")
        #expect(outcome.proxies.map(\.decision.description) == ["hold at signed in", "pass"])
    }

    /// A button of the login screen opens the URL long after the guard has redirected it.
    @Test func aLoginScreenOpensTheRefusedURLWithItsOrigin() async throws {
        let router = Routing()
        let session = LoginSession()
        let origins = Recorder<RouteOrigin>()
        router.map("app://account/:page") { _ in }
        router.map("app://login") { $0.data as? RouteRequest }
        router.protect("app://account/**") { request in
            origins.record(request.origin)
            if await session.isActive { return .pass }
            return .redirect(to: "app://login", data: request)
        }
        let mail = RouteOrigin.external(source: "mail")
        let outcome = try await router.dispatch("app://account/orders?page=2", from: mail)
        let refused = try #require(outcome.value(as: RouteRequest?.self) ?? nil)
        try await session.logIn()
        #expect(refused.open(refused.url.string, passing: refused.data))
        await router.idle()
        #expect(origins.elements == [mail, mail])
    }

    @Test func aRedirectCarriesTheParametersOfTheRefusedURL() async throws {
        let router = Routing()
        router.map("app://login") { _ in }
        router.protect("app://account/:page") { _ in .redirect(to: "app://login") }
        router.protect("app://orders/:page") { _ in .redirect(to: "app://login", parameters: Parameters()) }
        #expect(try await router.dispatch("app://account/orders").parameters["page"] == "orders")
        #expect(try await router.dispatch("app://orders/7").parameters["page"] == nil)
    }

    private actor LoginSession {
        private(set) var isActive = false

        func logIn() throws {
            isActive = true
        }
    }
}
