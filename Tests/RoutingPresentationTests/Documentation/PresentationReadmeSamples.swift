import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

/// The samples of the README that are about screens.
@MainActor
struct PresentationReadmeSamples {
    @Test func booksArePushedAndTheLoginIsPresented() async throws {
        let library = ViewController()
        library.title = "Library"
        let window = Window(rootViewController: NavigationController(rootViewController: library))

        let router = Routing()
        router.map(
            "app://books/:id",
            source: .provided { ViewController() },
            style: .push(animated: true),
            in: window,
            setup: { book, parameters, _ in book.title = "Book \(parameters["id"] ?? "")" }
        )
        router.map(
            "app://login",
            source: .nib(controller: LoginController.self, name: nil, bundle: nil),
            style: .inNavigationController(.present(animated: true)),
            in: window
        )

        try await router["Views"].dispatch("app://books/7")
        try await router["Views"].dispatch("app://login")
        print(window.snapshot)
        #expect(
            window.snapshot.description == """
                Window
                ├── NavigationController
                │   ├── ViewController "Library"
                │   └─▸ ViewController "Book 7"
                ╘═▸ presented NavigationController
                    └─▸ LoginController "Log in"  ● visible
                """
        )
    }

    @Test func aTreeOfPlacesIsNavigated() async throws {
        let screen = Presenter.viewController { place in
            let controller = ViewController()
            controller.title = place.url
            return controller
        }
        let window = Window()
        let tree = NavigationTree {
            Switcher(.window(window)) {
                Endpoint("login", screen)
                Fork(.tabBarController()) {
                    Stack(.navigationController()) {
                        Endpoint("today", screen) {
                            Modal { Endpoint("story/:type/:id", screen) }
                        }
                    }
                    Stack(.navigationController()) {
                        Endpoint("books", screen) { Endpoint("books/:id", screen) }
                    }
                }
            }
        }
        let navigator = Navigator(tree: tree, renderer: PresenterRenderer(tree))

        try await navigator.open("books/7")
        try await navigator.open("story/news/1")
        try await navigator.back()
        print(window.snapshot)
        #expect(
            window.snapshot.description == """
                Window
                └─▸ TabBarController
                    ├── NavigationController
                    │   └─▸ ViewController "today"
                    └─▸ NavigationController
                        ├── ViewController "books"
                        └─▸ ViewController "books/7"  ● visible
                """
        )
    }

    final class LoginController: ViewController {
        override func viewDidLoad() { title = "Log in" }
    }
}
