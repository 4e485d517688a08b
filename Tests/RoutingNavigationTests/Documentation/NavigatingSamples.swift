import Foundation
import Routing
import RoutingDiagnostics
import RoutingNavigation
import RoutingTesting
import Samples
import Testing

/// The samples of the article *Navigation trees* that are about navigators.
@MainActor
@Suite struct NavigatingSamples {
    private let paper = Paper()
    private let tree = NavigationTreeSamples().tree

    private func print(_ items: Any...) { paper.print(items) }

    @Test func anyObjectMayBePresented() async throws {
        final class Panel {
            var text = ""
            var content: [Panel] = []
        }
        let screen = EndpointPresenter<Panel>.endpoint(
            make: { _ in Panel() },
            update: { panel, place in panel.text = place.url ?? "" }
        )
        let navigation = StackPresenter<Panel>.stack(
            make: { _ in Panel() },
            setStack: { stack, screens in stack.content = screens }
        )
        let tree = NavigationTree {
            Stack(navigation) {
                Endpoint("books", screen) { Endpoint("books/:id", screen) }
            }
        }
        var shown: Panel?
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree) { shown = $0 })
        try await navigator.open("books/7")
        try await navigator.open("books/7?page=2")
        print(shown?.content.map(\.text) ?? [])
        #expect(
            paper.text == """
                ["", "books/7?page=2"]
                """
        )
    }

    @Test func whatFailsIsUndone() async throws {
        struct NoNetwork: Error {}
        let renderer = RecordingRenderer()
        let navigator = Navigator(tree, renderer: renderer, timeout: .seconds(5))
        try await navigator.open("books/7")
        renderer.clear()

        renderer.before = { change in
            if case .activate = change { throw NoNetwork() }
        }
        do {
            try await navigator.open("today/story/news/1")
        } catch {
            print(error, "at", navigator.state.url ?? "nothing")
        }
        #expect(
            paper.text == """
                NoNetwork() at books/7
                """
        )
        for line in renderer.log { print(line) }
        #expect(
            paper.text == """
                begin 2
                present endpoint today/story/news/1 #8 at 0 over #4
                dismiss #8 from #4
                settle on books/7
                """
        )
    }

    @Test func thereIsAHistory() async throws {
        let navigator = Navigator(tree, renderer: RecordingRenderer())
        try await navigator.open("books/7")
        try await navigator.open("today")
        try await navigator.back()
        print(navigator.history.map { $0.url ?? "" }, navigator.historyIndex, navigator.canGoForward)
        #expect(
            paper.text == """
                ["books/7", "today"] 0 true
                """
        )

        if let book = navigator.state.activeLeaf?.destination.id {
            navigator.didPop(book)  // the user swiped back
        }
        print(navigator.state.url ?? "", navigator.history.map { $0.url ?? "" })
        #expect(
            paper.text == """
                books ["books/7", "books"]
                """
        )
    }

    @Test func aSessionIsRestored() async throws {
        let navigator = Navigator(tree, renderer: RecordingRenderer())
        try await navigator.open("books/7")
        let json = try navigator.snapshot().json()

        // In the next version the app has no books, but a profile.
        let nextTree = NavigationTree<String> {
            Switcher {
                Endpoint("login")
                Fork(name: "tabs") {
                    Stack { Endpoint("today") }
                    Endpoint("profile")
                }
            }
        }
        let next = Navigator(nextTree, renderer: RecordingRenderer())
        let saved = try NavigationState(json: json)
        let dropped = try await next.restore(saved)
        print("dropped", dropped)
        print(next.state)
        #expect(
            paper.text == """
                dropped [(books) #5, books #6, books/7 #7]
                switcher (login) #1
                └─ * fork tabs #2
                   ├─ * stack (today) #3
                   │  └─ * endpoint today #4
                   └─   endpoint profile #8
                """
        )
    }

    @Test func aRouterHasASay() async throws {
        let router = Routing()
        let navigator = Navigator(tree, renderer: RecordingRenderer(), in: router)
        router.protect("books/:id") { _ in
            .redirect(to: "login")
        }
        try await navigator.open("books/7")
        assert(navigator.state.url == "login")
        #expect(navigator.state.url == "login")
    }

    @Test func theLoginLeavesTheHistory() async throws {
        actor Session {
            private(set) var isActive = false
            func logIn() { isActive = true }
        }
        let session = Session()
        let router = Routing()
        let tree = NavigationTree<String> {
            Switcher {
                Endpoint("login")
                Endpoint("books")
                Endpoint("account/:page")
            }
        }
        let navigator = Navigator(tree, renderer: RecordingRenderer(), in: router)

        router.protect("login") { _ in
            await session.isActive ? .reject("the user is signed in") : .pass
        }
        router.protect("account/:page") { _ in
            await session.isActive ? .pass : .redirect(to: "login")
        }
        try await navigator.open("books")
        try await navigator.open("account/orders")
        assert(navigator.state.url == "login")

        await session.logIn()
        try await navigator.open("account/orders")
        try await navigator.revalidate()

        try await navigator.back()
        assert(navigator.state.url == "books")
        #expect(navigator.state.url == "books" && !navigator.canGoBack)
    }

    /// The options of a request apply to its own URL, those of the navigator to a redirect.
    @Test(arguments: [OpeningOptions.junctionsOnly, []])
    func aRedirectIsOpenedWithTheOptionsOfTheNavigator(_ options: OpeningOptions) async throws {
        let router = Routing()
        let tree = NavigationTree<String> {
            Fork {
                Endpoint("today")
                Endpoint("cart")
            }
            Modal { Endpoint("login") }
        }
        let navigator = Navigator(tree, renderer: RecordingRenderer(), in: router, options: options)
        router.protect("cart") { _ in .redirect(to: "login") }
        try await navigator.open("today")
        try await navigator.open("cart", options: .junctionsOnly)
        #expect(navigator.state.url == (options.isEmpty ? "login" : "today"))
        try await navigator.open("login", options: .junctionsOnly)
        #expect(navigator.state.url == (options.isEmpty ? "login" : "today"))
    }

    @Test func theRoutesEndTogetherWithTheNavigator() {
        let router = Routing()
        do {
            let navigator = Navigator(tree, renderer: RecordingRenderer(), in: router)
            #expect(withExtendedLifetime(navigator) { router.canOpen("books/7") })
        }
        #expect(!router.canOpen("books/7"))
    }

    @Test func aViewFollowsAValue() async throws {
        let navigator = Navigator(tree)
        try await navigator.open("books/7")
        guard case .tabs(let tabs)? = navigator.projection.root else { return }
        navigator.projection[selectionIn: tabs.id] = tabs.options[0]
        assert(navigator.state.url == "today")
        #expect(navigator.projection[selectionIn: tabs.id] == tabs.options[0])
    }

    @Test func aPartIsBoundTo() async throws {
        let navigator = Navigator(tree)
        try await navigator.open("books/7")
        var projection = navigator.projection
        guard case .tabs(let tabs) = projection.root else { return }
        projection[selectionIn: tabs.id] = tabs.options[1]
        navigator.projection = projection
        #expect(navigator.state.url == "books/7")
    }

    @Test func aTreeIsAsked() {
        print(tree.explain("boks/7"))
        print(tree.routeTable(as: .markdown))
        #expect(tree.explain("boks/7").others.first?.suggestion == "books/7")
    }

    @Test func anAppHasSeveralWindows() async throws {
        let router = Routing()
        let left = Navigator(tree, renderer: RecordingRenderer(), in: router)
        let right = Navigator(tree, renderer: RecordingRenderer(), in: router)
        try await left.open("books/7")
        try await router.dispatch("today")
        router.open("login", in: left)
        await left.idle()
        #expect(left.state.url == "login" && right.state.url == "today")
    }

    @Test func aTypedRouteIsAnEndpoint() async throws {
        struct Book: Route {
            static let pattern: RoutePattern = "books/:id<int>"
            var id: Int
        }
        let tree = NavigationTree<String> {
            Endpoint("books", .endpoint(make: { _ in "books" })) {
                Endpoint(Book.self) { book in "book \(book.id)" }
            }
        }
        let renderer = PresenterRenderer(tree)
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open(Book(id: 7))
        let shown = navigator.state.activeLeaf.flatMap { renderer.presentable(for: $0.destination.id) }
        assert(shown == "book 7")
        #expect(shown == "book 7")
    }
}
