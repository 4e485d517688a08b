import RoutingNavigation
import RoutingPresentation
import Samples
import Testing

/// The sample of the article *Coming from a presenter tree*.
@MainActor
@Suite struct PresenterTreeSamples {
    private let paper = Paper()

    private func print(_ items: Any...) { paper.print(items) }

    @Test func aPresenterIsAStructOfClosures() async throws {
        let window = Window()
        let shelf = EndpointPresenter.viewController(
            update: { controller, place in controller.title = place.url },
            unwind: { controller in print("left", controller.title ?? "") },
            { place in
                let controller = ViewController()
                controller.title = place.url
                return controller
            }
        )
        let tree = NavigationTree {
            Switcher(.window(window)) {
                Endpoint("login", shelf)
                Stack(.navigationController()) {
                    Endpoint("books", shelf) { Endpoint("books/:id", shelf) }
                }
            }
        }
        let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
        try await navigator.open("books/7")
        try await navigator.open("books/7?page=2")
        try await navigator.open("login")
        #expect(
            paper.text == """
                left books/7?page=2
                left books
                """
        )
    }
}
