import Routing
import RoutingNavigation
import Testing

/// The samples of the documentation comments, with public names only.
@Suite struct CommentSamples {
    @Test func aPartOfATreeMayHaveAName() throws {
        struct Shop: NavigationElement {
            var declaration: NavigationDeclaration<String> {
                Stack { Endpoint("shop") { Endpoint("shop/:item") } }.declaration
            }
        }
        let tree = NavigationTree { Shop() }
        let state = try NavigationState().applying(.open("shop/pen"), on: tree)
        #expect(state.activePath.count == 3)
    }

    @Test func aTypedRouteHasAnEndpoint() throws {
        struct Book: Route {
            static let pattern: RoutePattern = "books/:id<int>"
            var id: Int
        }
        let tree = NavigationTree<String> {
            Endpoint(Book.self) { book in
                "book \(book.id)"
            }
        }
        #expect(try NavigationState().applying(.open("books/7"), on: tree).url == "books/7")
    }

    @MainActor
    @Test func theUserIsFollowedByWhatShows() async throws {
        let tree = NavigationTree {
            Endpoint("today", EndpointPresenter<String>.endpoint(make: { _ in "today" }))
        }
        let renderer = PresenterRenderer(tree)
        let navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(of: renderer)
        try await navigator.open("today")
        #expect(navigator.state.url == "today")
    }

    @Test func aStateIsAPureValue() throws {
        let tree = NavigationTree<String> {
            Fork {
                Stack { Endpoint("today") }
                Stack { Endpoint("books") { Endpoint("books/:id") } }
            }
        }
        let state = try NavigationState().applying(.open("books/7"), on: tree)
        assert(state.activePath.compactMap(\.destination.pattern) == ["books", "books/:id"])
        assert(state.url == "books/7")
        #expect(state.url == "books/7")
    }

    @Test func anActionGivesAnotherState() throws {
        let tree = NavigationTree<String> { Stack { Endpoint("books") { Endpoint("books/:id") } } }
        let state = try NavigationState().applying(.open("books/7"), on: tree)
        let next = try state.applying(.removeCurrent, on: tree)
        #expect(next.url == "books")
        #expect(state.changes(to: next).count == 1)
    }

    @Test func aWholeAppIsDeclaredOnce() throws {
        let book = EndpointPresenter<String>.endpoint(make: { "book \($0.parameters["id"] ?? "")" })
        let (login, today, archive, story, books) = (book, book, book, book, book)
        let sections = SwitcherPresenter<String>.switcher(select: { _ in })
        let tabs = ForkPresenter<String>.fork(make: { _ in "" }, setOptions: { _, _ in }, select: { _, _ in })
        let navigation = StackPresenter<String>.stack(make: { _ in "" }, setStack: { _, _ in })
        let tree = NavigationTree {
            Switcher(sections) {
                Endpoint("login", login)
                Fork(tabs) {
                    Stack(navigation) {
                        Endpoint("today", today) {
                            Modal { Endpoint("story/:type/:id", story) }
                        }
                    }
                    Stack(navigation) {
                        Endpoint("books", books) { Endpoint("books/:id", book) }
                    }
                }
            }
        }
        let state = try NavigationState().applying(.open("story/news/1"), on: tree)
        #expect(state.activeLeaf?.destination.parameters["id"] == "1")

        let small = NavigationTree {
            Endpoint("today", today) {
                Endpoint("today/archive", archive)
                Modal { Endpoint("story/:type/:id", story) }
            }
        }
        #expect(try NavigationState().applying(.open("today/archive"), on: small).activePath.count == 2)
    }
}
