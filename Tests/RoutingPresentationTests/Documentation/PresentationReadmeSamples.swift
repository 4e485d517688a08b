import RoutingNavigation
import RoutingPresentation
import Testing

/// The sample of the README that is about screens.
@MainActor
struct PresentationReadmeSamples {
    @Test func aTreeOfPlacesIsNavigated() async throws {
        let screen = EndpointPresenter.viewController { place in
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
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))

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
}
