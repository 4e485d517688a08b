import Routing
import RoutingNavigation
import RoutingTesting
import Testing

/// The samples of the documentation comments.
@MainActor
@Suite struct KitSamples {
    // The handler never sleeps to its end: the timeout, which the clock drives, cancels it.
    @Test func aTimeoutIsDriven() async throws {
        let clock = DrivenClock()
        let router = Routing(configuration: .init(handlerTimeout: .seconds(5), clock: clock))
        router.map("books/:id") { _ in try await Task.sleep(for: .seconds(3600)) }

        async let outcome = router.dispatch("books/7")
        await clock.sleepers(1)  // the timeout is running
        clock.advance(by: .seconds(5))  // `outcome` throws `timedOut`, at once
        do {
            _ = try await outcome
            Issue.record("the handler was not timed")
        } catch let error as RoutingError {
            #expect(error.code == .timedOut)
        }
    }

    @Test func aRendererWritesDown() async throws {
        let tree = NavigationTree<String> {
            Stack { Endpoint("books") { Endpoint("books/:id") } }
        }
        let renderer = RecordingRenderer()
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("books/7")
        assert(renderer.shown.url == "books/7")
        assert(renderer.log.last == "settle on books/7")
        #expect(renderer.shown.url == "books/7")
        #expect(renderer.log.last == "settle on books/7")
    }

    private var router: Routing {
        let router = Routing()
        router.map("books/:id") { _ in }
        router.map("account/:tab") { _ in }
        router.proxy("app://old/**") { request in
            .redirect(to: request.route.replacing("old/", with: ""))
        }
        return router
    }

    @Test func booksOpen() async throws {
        try await expectOpens(router, "app://books/7", "books/:id")
        try await expectOpens(router, "app://old/books/7", "books/:id", ["id": "7"])  // by a redirect
    }

    @Test func nowhereIsRefused() async throws {
        try await expectRefuses(router, "app://nowhere", .noRoute)
    }

    @Test func linksAreTricky() {
        for link in TrickyLinks.around("app://account/orders") {
            let isHandled = router.canOpen(link.url)
            print(isHandled ? "handled:" : "refused:", link)
        }
        #expect(TrickyLinks.around("app://account/orders").contains { router.canOpen($0.url) })
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func schedulesAreExplored() async throws {
        try await Simulation.explore(schedules: 200) { simulation in
            let router = simulation.router()
            router.map("books/:id") { _ in await simulation.pause() }
            simulation.start("reader") { try await router.dispatch("books/7") }
            simulation.start("another") { try await router.dispatch("books/8") }
            try await simulation.run()
        }
    }
}
