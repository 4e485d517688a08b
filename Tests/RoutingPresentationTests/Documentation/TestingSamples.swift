import Routing
import RoutingNavigation
import RoutingPresentation
import Samples
import Testing

/// The samples of the article *Testing navigation without a screen*.
@MainActor
@Suite struct TestingSamples {
    private let paper = Paper()

    private func print(_ items: Any...) { paper.print(items) }

    final class BookController: ViewController, DestinationPresentable {
        func configure(for place: Destination) {
            title = "Book \(place.parameters["id"] ?? "")"
        }
    }

    @MainActor
    struct App {
        let window: Window
        let navigator: Navigator

        init() {
            let window = Window()
            let screen = EndpointPresenter.viewController { place in
                let controller = ViewController()
                controller.title = place.url
                return controller
            }
            let tree = NavigationTree {
                Switcher(.window(window)) {
                    Endpoint("login", screen)
                    Fork(.tabBarController()) {
                        Stack(.navigationController()) {
                            Endpoint("today", screen) {
                                Modal { Endpoint("today/story/:id", screen) }
                            }
                        }
                        Stack(.navigationController()) {
                            Endpoint("books", screen) {
                                Endpoint("books/:id", .viewController { _ in BookController() })
                            }
                        }
                    }
                }
            }
            let renderer = PresenterRenderer(tree)
            navigator = Navigator(tree, renderer: renderer)
            navigator.followUser(in: window, of: renderer)
            self.window = window
        }
    }

    @Test func aBookLiesOnTheBooks() async throws {
        let app = App()
        try await app.navigator.open("books/7")
        #expect(
            app.window.snapshot.description == """
                Window
                └─▸ TabBarController
                    ├── NavigationController
                    │   └─▸ ViewController "today"
                    └─▸ NavigationController
                        ├── ViewController "books"
                        └─▸ BookController "Book 7"  ● visible
                """
        )
    }

    @Test func swipingBackIsFollowed() async throws {
        let app = App()
        try await app.navigator.open("books/7")
        try await app.window.transition { app.window.user.swipeBack() }
        #expect(app.navigator.state.url == "books")
        #expect(app.window.topViewController?.title == "books")
    }

    @Test func tappingATabIsFollowed() async throws {
        let app = App()
        try await app.navigator.open("books/7")
        try await app.window.transition { app.window.user.tapTab(at: 0) }
        #expect(app.navigator.state.url == "today")
        try await app.navigator.open("books", options: .junctionsOnly)
        #expect(app.window.topViewController is BookController)
    }

    @Test func aBookAppearsWhenTheAnimationEnds() {
        final class Diary: ViewController {
            var entries: [String] = []
            override func viewWillAppear(_ animated: Bool) { entries.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { entries.append("did appear") }
        }
        let navigation = NavigationController(rootViewController: ViewController())
        let window = Window(rootViewController: navigation)
        let animator = DrivenAnimator()
        window.animator = animator

        let book = Diary()
        navigation.pushViewController(book, animated: true)
        #expect(book.entries == ["will appear"])
        animator.advance()
        #expect(book.entries == ["will appear", "did appear"])
    }

    @Test func whatCannotBeDoneIsReported() async {
        let navigation = NavigationController(rootViewController: ViewController())
        let window = Window(rootViewController: navigation)
        var faults: [PresentationError] = []
        window.onFault = { faults.append($0) }

        navigation.popViewController(animated: true)
        #expect(faults.map(\.code) == [.rootCannotBePopped])
        await #expect(throws: PresentationError.self) {
            try await window.transition { navigation.popViewController(animated: true) }
        }
    }

    @Test func aFailureIsUndone() async throws {
        struct OutOfPrint: Error {}
        let window = Window()
        let tree = NavigationTree {
            Stack(.navigationController()) {
                Endpoint("books", .viewController { _ in ViewController() }) {
                    Endpoint("books/:id", .viewController { _ in throw OutOfPrint() })
                }
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree, in: window))
        try await navigator.open("books")
        let before = window.snapshot
        await #expect(throws: OutOfPrint.self) { try await navigator.open("books/7") }
        #expect(window.snapshot == before)
        #expect(navigator.state.url == "books")
    }

    @Test func aRouterOpensScreens() async throws {
        let window = Window(rootViewController: ViewController())
        let router = Routing()
        router.map(
            "app://books/:id",
            source: .provided { ViewController() },
            style: .push(animated: true),
            in: window
        )
        let error = await #expect(throws: RoutingError.self) {
            try await router["Views"].dispatch("app://books/7")
        }
        let reason = error?.underlying as? PresentationError
        #expect(reason?.code == .noNavigationController)
    }

    @Test func aFollowerShowsTheSame() async {
        let window = Window(rootViewController: NavigationController(rootViewController: ViewController()))
        var transitions = window.transitions().makeAsyncIterator()
        var shown = WindowSnapshot()
        window.rootViewController?.present(ViewController(), animated: true)
        while shown != window.snapshot, let transition = await transitions.next() {
            shown.follow(transition)
            print(transition.operation, transition.phase)
        }
        #expect(
            paper.text == """
                observe ended
                present began
                """
        )
        #expect(shown == window.snapshot)
    }
}
