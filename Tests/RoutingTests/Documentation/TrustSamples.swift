import Foundation
import Routing
import RoutingDiagnostics
import Testing

@testable import Support

/// The samples of trust.
@Suite struct TrustSamples {
    private let router = Routing()
    private let seen = Recorder<String>()

    private actor Account {
        private(set) var isDeleted = false

        func delete() {
            isDeleted = true
        }
    }

    private actor Session {
        func signIn() throws {}
    }

    @Test func onlyTheProgramDeletes() async throws {
        let account = Account()
        let url = "app://account/delete"
        router.map("app://account/delete", accepting: [.internal]) { _ in await account.delete() }
        router.open(url, from: .external(source: "com.example.mail"))
        await router.idle()
        #expect(await !account.isDeleted)
        try await router.dispatch(url)
        #expect(await account.isDeleted)
    }

    @Test func aClosureTakesTheOriginAlong() async {
        @Sendable func search(_ words: String?, _ found: @escaping @Sendable (String) -> Void) {
            DispatchQueue.global().async { found("app://account/delete") }
        }
        let router = router
        let log = EventLog(router)
        router.map("app://account/delete", accepting: [.internal]) { _ in }
        router.map("app://search/:words") { route, parameters, data, completed in
            let origin = RouteOrigin.current
            search(parameters["words"]) { result in
                router.open(result, from: origin)
                completed()
            }
        }
        router.open("app://search/x", from: .external())
        #expect(await log.first(.untrusted).route == "app://account/delete")
    }

    @Test func aCallbackIsChecked() async {
        let session = Session()
        router.map("app://books/:id") { [seen] request in seen.record(request.route) }
        router.map("app://login") { request in
            try await session.signIn()
            let next = try request.url("next", allowing: ["app://books/**", "https://example.com/**"])
            request.open(next.string)
        }
        router.open("app://login?next=app://books/7", from: .external())
        router.open("app://login?next=app://films/7", from: .external())
        await router.idle()
        #expect(seen.elements == ["app://books/7"])
    }

    @Test func anAllowList() async throws {
        let seen = seen
        let router = Routing(configuration: Routing.Configuration(externalDefault: .deny))

        router.map("app://books/:id", accepting: [.internal, .external]) { request in
            seen.record("book \(request.parameters["id"] ?? "")")
        }
        router.map("app://login", accepting: [.internal, .external]) { _ in seen.record("login") }
        router.map("app://account/:page") { _ in seen.record("account") }
        router.proxy("app://books/:id") { request in
            let isDraft = request.parameters["id"] == "0"
            return isDraft && request.origin.isExternal ? .redirect(to: "app://login") : .pass
        }

        // where the system hands a link over
        func application(open url: URL, sourceApplication: String?) -> Bool {
            router.open(url, from: .external(source: sourceApplication))
        }

        let book = try #require(URL(string: "app://books/7"))
        let account = try #require(URL(string: "app://account/close"))
        #expect(application(open: book, sourceApplication: "com.example.mail"))
        #expect(!application(open: account, sourceApplication: nil))
        router.open("app://books/0", from: .external())
        await router.idle()
        #expect(seen.elements == ["book 7", "login"])
    }

    @Test func onlyRequestsCount() async {
        let account = Account()
        let router = Routing(configuration: Routing.Configuration(externalDefault: .denyUnknown))
        router.map("app://account/delete") { _ in await account.delete() }
        router.map("app://account/goodbye") { $0.open("app://account/delete") }

        router.open("app://account/delete")  // refused
        router.open("app://account/goodbye", from: .internal)  // the request knows its origin
        await router.idle()
        #expect(await account.isDeleted)
        #expect(!router.canOpen("app://account/delete"))
    }

    @Test func aTestOfTheAllowList() {
        let router = Routing(configuration: Routing.Configuration(externalDefault: .deny))
        router.map("app://books/:id", accepting: [.internal, .external]) { _ in }
        router.map("app://login", accepting: [.internal, .external]) { _ in }
        router.map("app://account/:page") { _ in }
        let open = router.routes.filter { $0.kind == .map && $0.accepting.contains(.external) }
        #expect(Set(open.map(\.pattern)) == ["app://books/:id", "app://login"])
    }
}
