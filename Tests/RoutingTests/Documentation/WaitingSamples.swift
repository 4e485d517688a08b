import Routing
import Samples
import Testing

@testable import Support

/// The samples of the article about links that wait.
@Suite struct WaitingSamples {
    private let router = Routing()
    private let printed = Recorder<String>()

    @Test func linksWaitForTheFirstScreen() async {
        router.map("app://books/:id") { [printed] request in printed.record(request.route) }
        router["Views"].map("app://films/:id") { [printed] request in printed.record(request.route) }

        let ready = Gate("first screen", capacity: 8, policy: .dropOldest)
        let coldStart = router.proxy("/**", tags: ["Views"]) { _ in
            ready.isOpen ? .pass : .hold(at: ready)
        }

        router.open("app://books/7")  // the link that started the program
        router["Views"].open("app://films/7")

        await showFirstScreen()
        ready.open()  // all go on, in order
        router.dispose(of: coldStart)

        await router.idle()
        #expect(printed.elements == ["app://books/7", "app://films/7"])
    }

    /// Takes until both links wait.
    private func showFirstScreen() async { await router.idle() }

    @Test func aLoginComesFirst() async throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }
        let session = Session()
        router.map("app://account/:page") { _ in }

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

        let outcome = try await router.dispatch("app://account/orders")
        print("proxies:", outcome.proxies.map(\.decision))

        #expect(printed.elements == (try Article("ColdStartsAndLogins").outputs))
    }

    private actor Session {
        private(set) var isActive = false

        func logIn() throws {
            isActive = true
        }
    }
}
