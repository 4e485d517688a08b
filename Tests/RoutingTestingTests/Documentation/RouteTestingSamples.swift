import Routing
import RoutingDiagnostics
import RoutingNavigation
import RoutingPresentation
import RoutingTesting
import Samples
import Testing

/// The samples of the article *Testing one's routes*.
@MainActor
@Suite struct RouteTestingSamples {
    private let paper = Paper()

    private func print(_ items: Any...) { paper.print(items) }

    // The search never sleeps to its end: the timeout, which the clock drives, cancels it.
    /// The routes of an app, on a clock of one's choice, which cancels the search by its timeout.
    func makeRouter(clock: any Clock<Duration> = ContinuousClock()) -> Routing {
        let router = Routing(configuration: .init(handlerTimeout: .seconds(5), clock: clock))
        router.map("books/:id") { _ in }
        router.map("login") { _ in }
        router.map("account/:page") { _ in }
        router.map("search") { _ in try await Task.sleep(for: .seconds(3600)) }
        router.protect("account/**") { request in
            .redirect(to: "app://login?callback=\(RouteURL.escapingQueryValue(request.url.string))")
        }
        return router
    }

    @Test func booksOpen() async throws {
        let router = makeRouter()
        try await expectOpens(router, "app://books/7", "books/:id")
        try await expectOpens(router, "app://books/7?page=2", "books/:id", ["page": "2", "id": "7"])
        try await expectRefuses(router, "app://films/7", .noRoute)
    }

    @Test func theAccountWantsALogin() async throws {
        let router = makeRouter()
        let outcome = try await expectOpens(router, "app://account/orders", "login")
        #expect(outcome.parameters["callback"] == "app://account/orders")
    }

    @Test func anExpectationSaysWhatWasInstead() async throws {
        let router = makeRouter()
        let line = #line + 2
        do {
            try await expectOpens(router, "app://account/orders", "account/:page")
        } catch {
            print(error)
        }
        // What it says is the same wherever it stands, but for the places.
        let here = "RoutingTestingTests/RouteTestingSamples.swift"
        let text = paper.text
            .replacing("\(here):\(line)", with: "MyAppTests/RouteTests.swift:43")
            .replacing(try Regex("\(here):[0-9]+"), with: "MyAppTests/RouteTests.swift:21")
        #expect(
            text == """
                MyAppTests/RouteTests.swift:43: 'app://account/orders' was to be handled by 'account/:page', but 'login' did
                  the guard 'account/**' at MyAppTests/RouteTests.swift:21 decided: redirect to app://login?callback=app%3A%2F%2Faccount%2Forders
                """
        )
    }

    @Test func theRoutesHangTogether() {
        let findings = makeRouter().audit()
        #expect(findings.isEmpty)
    }

    @Test func aSearchThatHangsIsGivenUp() async throws {
        let clock = DrivenClock()
        let router = makeRouter(clock: clock)
        async let refusal: Void = expectRefuses(router, "app://search", .timedOut)
        await clock.sleepers(1)  // the limit of the search is running
        clock.advance(by: .seconds(5))
        try await refusal
    }

    @Test func noSpellingGetsPastTheLogin() async {
        let router = makeRouter()
        for link in TrickyLinks.around("app://account/orders") + TrickyLinks.all {
            let outcome = try? await router.dispatch(link.url)
            #expect(outcome?.pattern.description != "account/:page", "\(link)")
        }
    }

    @Test func aPlanIsWrittenDown() async throws {
        let tree = NavigationTree<String> {
            Stack {
                Endpoint("books") { Endpoint("books/:id") }
            }
        }
        let renderer = RecordingRenderer()
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("books/7")
        try await navigator.open("books/8")
        for line in renderer.log { print(line) }
        #expect(
            paper.text == """
                begin 3
                replace root none with stack (books) #1 at 0
                push endpoint books #2 at 0 onto #1
                push endpoint books/7 #3 at 0 onto #2
                settle on books/7
                begin 1
                change #2, popped [#3], pushed [endpoint books/8 #4 at 0]
                settle on books/8
                """
        )
    }

    @Test func aFullDiskChangesNothing() async throws {
        struct DiskIsFull: Error {}
        let tree = NavigationTree<String> { Stack { Endpoint("books") { Endpoint("books/:id") } } }
        let renderer = RecordingRenderer()
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("books")
        renderer.before = { _ in throw DiskIsFull() }
        await #expect(throws: DiskIsFull.self) { try await navigator.open("books/7") }
        #expect(navigator.state.url == "books")
        #expect(renderer.shown == navigator.state)
    }

    final class LibraryController: ViewController {}
    final class BookController: ViewController {}

    @Test func aWindowIsDrawn() {
        let books = NavigationController(rootViewController: LibraryController())
        books.pushViewController(BookController(), animated: false)
        print(Window(rootViewController: books).snapshot.mermaid)
        #expect(
            paper.text == """
                flowchart TD
                    window(["Window"])
                    window ==> n1["NavigationController"]
                    n1 -.-> n2("LibraryController")
                    n1 ==> n3("BookController")
                    classDef visible fill:#0b62d0,stroke:#073f87,color:#ffffff
                    class n3 visible
                """
        )
    }
}
