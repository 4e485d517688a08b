import RoutingNavigation
import RoutingPresentation
import Testing

/// A renderer must show the root of its tree somewhere before its navigator can follow the user.
@MainActor @Suite struct FollowingUserTests {
    private let scene = Scene()

    @Test func aRendererThatShowsItsRootNowhereIsReported() {
        let tree = NavigationTree { Stack(.navigationController()) { Endpoint("a", screen) } }
        let renderer = PresenterRenderer(tree)
        Navigator(tree, renderer: renderer).followUser(in: scene.window, of: renderer)
        #expect(scene.codes == [.notInWindow])
    }

    @Test func aRendererOfAWindowIsNotReported() {
        let tree = NavigationTree { Stack(.navigationController()) { Endpoint("a", screen) } }
        let renderer = PresenterRenderer(tree, in: scene.window)
        Navigator(tree, renderer: renderer).followUser(in: scene.window, of: renderer)
        #expect(scene.codes.isEmpty)
    }

    @Test func aRendererOfASwitcherIsNotReported() {
        let tree = NavigationTree { Switcher(.window(scene.window)) { Endpoint("a", screen) } }
        let renderer = PresenterRenderer(tree)
        Navigator(tree, renderer: renderer).followUser(in: scene.window, of: renderer)
        #expect(scene.codes.isEmpty)
    }

    @Test func whatAnotherNavigatorChangesWhileItRendersIsFollowed() async throws {
        let list = NavigationTree {
            Stack(.navigationController()) { Endpoint("books", screen) { Endpoint("books/:id", screen) } }
        }
        let listRenderer = PresenterRenderer(list, in: scene.window)
        let listNavigator = Navigator(list, renderer: listRenderer)
        listNavigator.followUser(in: scene.window, of: listRenderer)
        try await listNavigator.open("books/7")

        let detail = Window()
        detail.animator = .immediate
        let stack = try #require(scene.window.rootViewController as? NavigationController)
        let closing = EndpointPresenter<ViewController>.viewController { _ in
            stack.popViewController(animated: false)
            return ViewController()
        }
        let tree = NavigationTree { Stack(.navigationController()) { Endpoint("detail", closing) } }
        let renderer = PresenterRenderer(tree, in: detail)
        let navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(in: detail, of: renderer)
        try await navigator.open("detail")
        await listNavigator.idle()
        #expect(stack.viewControllers.count == 1)
        #expect(listNavigator.state.url == "books")
    }

    private var screen: EndpointPresenter<ViewController> { .viewController { _ in ViewController() } }
}
