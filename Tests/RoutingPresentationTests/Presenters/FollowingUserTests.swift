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

    private var screen: EndpointPresenter<ViewController> { .viewController { _ in ViewController() } }
}
