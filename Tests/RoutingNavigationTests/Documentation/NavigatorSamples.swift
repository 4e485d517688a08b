import Routing
import RoutingNavigation
import Testing

/// The samples of the documentation comments that are about navigators.
@MainActor
struct NavigatorSamples {
    private static let screen = EndpointPresenter<String>.endpoint(
        make: { $0.url ?? "" }, present: { _, _ in }, dismiss: { _, _ in })
    private let tree = NavigationTree {
        Fork(.fork(make: { _ in "tabs" }, setOptions: { _, _ in }, select: { _, _ in })) {
            Endpoint("today", screen) {
                Modal { Endpoint("today/story/:type/:id", screen) }
            }
            Endpoint("books/:id", screen)
        }
    }

    @Test func aNavigatorGoesBack() async throws {
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
        try await navigator.open("books/7")
        try await navigator.open("today/story/news/1")
        try await navigator.back()
        assert(navigator.state.url == "books/7")
        #expect(navigator.canGoForward)
    }

    @Test func objectsMayShowAState() async throws {
        final class Panel: NodeRenderer {
            private(set) var panels: [Destination.ID: Panel] = [:]
            private(set) var shown: Destination.ID?

            func push(_ insertion: NavigationChange.Insertion) -> any NodeRenderer {
                let panel = Panel()
                panels[insertion.destination.id] = panel
                return panel
            }

            func pop(_ destination: Destination) {
                panels[destination.id] = nil
            }

            func change(
                popping: [Destination],
                pushing: [NavigationChange.Insertion]
            ) -> [Destination.ID: any NodeRenderer] {
                for destination in popping { pop(destination) }
                return Dictionary(uniqueKeysWithValues: pushing.map { ($0.destination.id, push($0)) })
            }

            func activate(_ destination: Destination) {
                shown = destination.id
            }
        }

        let desk = Panel()
        let navigator = Navigator(tree, renderer: NodeTreeRenderer(root: desk))
        try await navigator.open("books/7")
        let tabs = try #require(desk.panels.values.first)
        #expect(tabs.panels.count == 2)
        #expect(tabs.shown == navigator.state.activeLeaf?.destination.id)
    }

    @Test func aNavigatorOpensThroughARouter() async throws {
        struct Session { var isActive = false }
        let (router, session) = (Routing(), Session())
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree), in: router)
        router.protect("account/**") { _ in session.isActive ? .pass : .redirect(to: "login") }
        try await navigator.open("books/7")
        router.open("books/7")
        await router.idle()
        #expect(navigator.state.url == "books/7" && navigator.history.count == 1)
    }

    @Test func aURLIsForAWindow() async {
        let router = Routing()
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree), in: router)
        router.open("books/7", in: navigator, from: .external())
        await navigator.idle()
        #expect(navigator.state.url == "books/7")
    }

    @Test func aPlaceGivesABookBack() async throws {
        struct Book: Equatable { var id: Int }
        final class Picker {
            let pick: @MainActor (Book) -> Void
            init(_ pick: @escaping @MainActor (Book) -> Void) { self.pick = pick }
        }
        let tree = NavigationTree<Picker> {
            Endpoint("books", .endpoint(make: { _ in Picker { _ in } })) {
                Endpoint("books/pick", .endpoint(make: { place in Picker { place.finish(with: $0) } }))
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
        let task = Task {
            let book = try await navigator.result(of: "books/pick", as: Book.self)
            return book
        }
        var states = navigator.states().makeAsyncIterator()
        while await states.next()?.url != "books/pick" {}
        navigator.state.activeLeaf?.destination.finish(with: Book(id: 7))
        #expect(try await task.value == Book(id: 7))
    }

    @Test func aPlaceIsAskedBeforeItLeaves() async throws {
        actor Drafts {
            func isSaved(_ id: String?) -> Bool { id == "1" }
        }
        let drafts = Drafts()
        let screen = Self.screen
        let tree = NavigationTree {
            Endpoint("drafts/:id", screen).leaving { place in
                await drafts.isSaved(place.captures["id"]) ? .leave : .stay
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
        try await navigator.open("drafts/1")
        try await navigator.open("drafts/2")
        let error = await #expect(throws: NavigationError.self) { try await navigator.open("drafts/3") }
        #expect(error?.code == .stayed)
    }

    @Test func aRouterGovernsTheNavigation() async {
        let router = Routing()
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
        let routes = navigator.register(in: router)
        router.open("books/7")
        router.dispose(of: routes)
        #expect(!router.canOpen("books/7"))
        await router.idle()
    }
}
