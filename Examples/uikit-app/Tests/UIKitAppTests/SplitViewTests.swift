import RoutingNavigation
import RoutingPresentation
import Testing
import UIKit
import UIKitRouting

/// A stack in the two columns of a split view; see Apple's pages *setViewController(_:for:)* and
/// *viewController(for:)*.
@MainActor
struct SplitViewTests {
    private let window = UIWindow()
    private let navigator: Navigator

    init() {
        let delegate = ScreenDelegate()
        let screen = EndpointPresenter<UIViewController>.viewController(telling: delegate) { place in
            let screen = UIViewController()
            screen.title = place.url
            return screen
        }
        let tree = NavigationTree<UIViewController> {
            Stack(.splitViewController(telling: delegate), name: "mail") {
                Endpoint("mail", screen) {
                    Endpoint("mail/:id", screen) { Endpoint("mail/:id/sender", screen) }
                }
            }
        }
        let renderer = PresenterRenderer(tree, in: window, telling: delegate)
        navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(of: renderer)
    }

    /// The titles in the columns.
    private var columns: [[String]] {
        let split = window.rootViewController as? UISplitViewController
        return [UISplitViewController.Column.primary, .secondary].map { column in
            let navigation = split?.viewController(for: column) as? UINavigationController
            return navigation?.viewControllers.map { $0.title ?? "" } ?? []
        }
    }

    @Test func theRootShowsInTheFirstColumnAndTheRestInTheSecond() async throws {
        for (url, shown) in [
            ("mail", [["mail"], []]),
            ("mail/3/sender", [["mail"], ["mail/3", "mail/3/sender"]]),
            ("mail/4", [["mail"], ["mail/4"]]),
            ("mail", [["mail"], []]),
        ] {
            try await navigator.open(url)
            #expect(columns == shown)
        }
    }

    @Test func aScreenThatBecomesTheRootMovesToTheFirstColumn() async throws {
        try await navigator.open("mail/3/sender")
        let mail = try #require(navigator.state.nodes.first { $0.destination.url == "mail" })
        try await navigator.dispatch(.takeOut(.id(mail.destination.id)))
        #expect(columns == [["mail/3"], ["mail/3/sender"]])
    }

    @Test func aSwipeInTheSecondColumnIsFollowed() async throws {
        try await navigator.open("mail/3/sender")
        window.headless.user.swipeBack()
        await window.headless.settled()
        await navigator.idle()
        #expect(columns == [["mail"], ["mail/3"]] && navigator.state.url == "mail/3")
    }
}
