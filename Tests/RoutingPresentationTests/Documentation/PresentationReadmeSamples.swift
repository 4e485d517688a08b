import Routing
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

    final class LoginController: ViewController {
        override func viewDidLoad() { title = "Log in" }
    }
}
