import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

/// A login beside the root of a tree, in a window.
@MainActor
@Suite struct FloatingModalTests {
    @MainActor
    private final class Session {
        var isOpen = false
    }

    private let window = Window()
    private let router = Routing()
    private let session = Session()
    private let navigator: Navigator

    init() {
        let screen = EndpointPresenter.viewController { place in
            let controller = ViewController()
            controller.title = place.url
            return controller
        }
        let tree = NavigationTree {
            Fork(.tabBarController()) {
                Stack(.navigationController()) { Endpoint("today", screen) }
                Stack(.navigationController()) {
                    Endpoint("orders", screen) { Endpoint("orders/:id", screen) }
                }
            }
            Modal { Endpoint("login", screen) }
        }
        let renderer = PresenterRenderer(tree, in: window)
        navigator = Navigator(tree, renderer: renderer, in: router)
        navigator.followUser(in: window, of: renderer)
        router.protect("orders/:id") { @MainActor [session] _ in
            session.isOpen ? .pass : .redirect(to: "login")
        }
    }

    private var top: String? { window.topViewController?.title }

    @Test func aGuardShowsTheLoginOverWhateverShows() async throws {
        try await router.dispatch("today")
        let today = window.topViewController
        try await router.dispatch("orders/7")
        #expect(top == "login" && window.topViewController?.presentingViewController != nil)
        session.isOpen = true
        try await router.dispatch("orders/7")
        #expect(top == "orders/7" && today?.presentedViewController == nil)
    }

    @Test func itIsPresentedOverTheFirstRootOnAColdStart() async throws {
        try await router.dispatch("orders/7")
        #expect(top == "login" && navigator.state.activePath.map(\.destination.url).contains("today"))
    }

    @Test func theUserPullsItDown() async throws {
        try await router.dispatch("today")
        try await router.dispatch("orders/7")
        window.user.pullDown()
        await window.settled()
        await navigator.idle()
        #expect(top == "today" && navigator.state.url == "today")
    }
}
