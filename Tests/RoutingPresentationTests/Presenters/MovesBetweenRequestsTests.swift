import RoutingNavigation
import RoutingPresentation
import Testing

/// A request hands its turn to the next one; the user may move before that one begins.
@MainActor @Suite struct MovesBetweenRequestsTests {
    private static let screen = EndpointPresenter<ViewController>.viewController { _ in ViewController() }
    private let window = Window()
    private let tree = NavigationTree {
        Fork(.tabBarController()) {
            Stack(.navigationController()) {
                Endpoint("books", screen) {
                    Endpoint("books/:id", screen) { Modal { Endpoint("books/:id/cover", screen) } }
                }
            }
            Stack(.navigationController()) {
                Endpoint("orders", screen) {
                    Endpoint("orders/:id", screen) { Endpoint("orders/:id/items", screen) }
                }
            }
            Endpoint("profile", screen)
        }
    }

    enum Move: CaseIterable { case swipe, tap, pullDown, programPop }

    /// Both requests concern a tab that does not show.
    @Test(arguments: Move.allCases, 0..<16)
    func aMoveBetweenTwoRequestsIsFollowed(_ move: Move, afterYields count: Int) async throws {
        let renderer = PresenterRenderer(tree, in: window)
        let navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(in: window, of: renderer)
        let items = try await navigator.open("orders/1/items").activeLeaf
        let order = navigator.state.nodes.first { $0.destination.url == "orders/1" }
        try await navigator.open("books/1")
        if move == .pullDown { try await navigator.open("books/1/cover") }
        let ids = try [#require(items).destination.id, #require(order).destination.id]
        let requests = ids.map { id in
            Task { @MainActor in _ = try await navigator.dispatch(.remove(.id(id))) }
        }
        for _ in 0..<count { await Task.yield() }
        switch move {
        case .swipe: window.user.swipeBack()
        case .tap: window.user.tapTab(at: 2)
        case .pullDown: window.user.pullDown()
        case .programPop: window.topViewController?.navigationController?.popViewController(animated: true)
        }
        for request in requests { try await request.value }
        await navigator.idle()
        let expected = [Move.tap: "profile", .pullDown: "books/1"][move] ?? "books"
        #expect(navigator.state.url == expected)
        let top = try #require(window.topViewController)
        #expect(renderer.presentable(for: try #require(navigator.state.activeLeaf).destination.id) === top)
        #expect(!navigator.state.nodes.contains { $0.destination.url?.hasPrefix("orders/") ?? false })
    }
}
