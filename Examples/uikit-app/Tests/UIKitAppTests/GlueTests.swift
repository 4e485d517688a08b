import Routing
import RoutingNavigation
import RoutingPresentation
import Testing
import UIKit

@testable import UIKitRouting

/// The presenters keep to what the screens of an app do themselves.
@MainActor
struct GlueTests {
    private struct Book: Route {
        static let pattern: RoutePattern = "books/:id"
        var id: String
    }

    private final class OwnDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var dismissals = 0

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            dismissals += 1
        }
    }

    /// A screen that decides on its style late, and has a delegate of its own.
    private final class Share: UIViewController {
        let own = OwnDelegate()

        override func viewDidLoad() {
            presentationController?.delegate = own
        }
    }

    private let window = UIWindow()
    private let delegate = ScreenDelegate()
    private let navigator: Navigator
    private let renderer: PresenterRenderer<UIViewController>

    init() {
        let delegate = delegate
        let tree = NavigationTree<UIViewController> {
            Stack(.navigationController(telling: delegate)) {
                Endpoint(Book.self, telling: delegate) { book in
                    let screen = UIViewController()
                    screen.title = "book \(book.id)"
                    return screen
                } content: {
                    Modal {
                        Endpoint("books/:id/share", .viewController(telling: delegate) { _ in Share() })
                    }
                    Modal {
                        Endpoint(
                            "books/:id/cover", .viewController(telling: delegate) { _ in UIViewController() })
                    }
                }
            }
        }
        renderer = PresenterRenderer(tree, in: window, telling: delegate)
        navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(of: renderer)
    }

    private var presented: UIViewController? { window.rootViewController?.presentedViewController }

    @Test func anEndpointOfATypedRoutePresents() async throws {
        try await navigator.open("books/7/cover")
        #expect(window.outline.first == "book 7")
        #expect(presented?.presentationController?.delegate === delegate)
        window.headless.user.pullDown()
        await window.headless.settled()
        #expect(navigator.state.url == "books/7")
    }

    @Test func theDelegateOfAScreenStays() async throws {
        try await navigator.open("books/7/share")
        let share = try #require(presented as? Share)
        window.headless.user.pullDown()
        await window.headless.settled()
        #expect(share.own.dismissals == 1)
        #expect(navigator.state.url == "books/7/share")
        delegate.screenDidChange()
        #expect(navigator.state.url == "books/7")
    }

    @Test func aScreenThatDismissesItselfIsFollowedWhenItTells() async throws {
        try await navigator.open("books/7/cover")
        let delegate = delegate
        presented?.dismiss(animated: true) { delegate.screenDidChange() }
        await window.headless.settled()
        #expect(navigator.state.url == "books/7")
    }

    /// UIKit presents an active search; see Apple's page *UISearchController*.
    @Test func anActiveSearchIsNoModal() async throws {
        try await navigator.open("books/7")
        window.rootViewController?.present(UISearchController(searchResultsController: nil), animated: false)
        try await navigator.open("books/7/cover")
        #expect(presented is UISearchController)
        #expect(presented?.presentedViewController != nil)
        delegate.screenDidChange()
        #expect(navigator.state.url == "books/7/cover")
        try await navigator.open("books/7")
        #expect(presented is UISearchController)
        #expect(presented?.presentedViewController == nil)
    }

    /// Apple's page *transitionCoordinator* names only the controller and its ancestors.
    @Test func aTransitionInsideAContainerIsAwaited() async throws {
        try await navigator.open("books/7")
        let stack = try #require(window.rootViewController as? UINavigationController)
        let tabs = UITabBarController()
        window.rootViewController = nil
        tabs.viewControllers = [stack]
        window.rootViewController = tabs
        stack.pushViewController(UIViewController(), animated: false)
        let swipe = try #require(window.beginSwipeBack())
        #expect(tabs.transitionCoordinator == nil)
        var isSettled = false
        let waiting = Task {
            await tabs.settled()
            isSettled = true
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(!isSettled)
        swipe.finish()
        await waiting.value
    }
}
