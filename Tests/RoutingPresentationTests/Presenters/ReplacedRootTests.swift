import RoutingNavigation
import RoutingPresentation
import Testing

/// A program that replaces the root of the window while modals show.
@MainActor @Suite struct ReplacedRootTests {
    /// What the program sets as the root.
    enum Root: CaseIterable {
        case nothing, foreign

        @MainActor var controller: ViewController? {
            switch self {
            case .nothing: nil
            case .foreign: ViewController()
            }
        }
    }

    /// What the program retains.
    @MainActor
    private final class Shelf {
        let isUsed: Bool
        private var screens: [ViewController] = []

        init(isUsed: Bool) {
            self.isUsed = isUsed
        }

        func keep<Controller: ViewController>(_ controller: Controller) -> Controller {
            if isUsed { screens.append(controller) }
            return controller
        }
    }

    /// An app whose program may keep its screens.
    @MainActor
    private final class App {
        let window = Window()
        let navigator: Navigator
        private(set) var faults: [PresentationError.Code] = []

        init(hasSwitcher: Bool, keepsScreens: Bool, follows: Bool) {
            let window = window
            let shelf = Shelf(isUsed: keepsScreens)
            let screen = EndpointPresenter.viewController { destination in
                let controller = shelf.keep(ViewController())
                controller.title = destination.url
                return controller
            }
            let stack = StackPresenter<ViewController>.navigationController { _ in
                shelf.keep(NavigationController())
            }
            @MainActor @NavigationBuilder<ViewController>
            func content() -> [NavigationDeclaration<ViewController>] {
                Endpoint("home", screen) {
                    Modal { Stack(stack) { Endpoint("a", screen) { Modal { Endpoint("b", screen) } } } }
                    Modal {
                        Fork(.tabBarController()) {
                            Endpoint("c", screen)
                            Endpoint("d", screen)
                        }
                    }
                }
            }
            let tree =
                hasSwitcher
                ? NavigationTree { Switcher(.window(window)) { content() } } : NavigationTree { content() }
            let renderer = hasSwitcher ? PresenterRenderer(tree) : PresenterRenderer(tree, in: window)
            navigator = Navigator(tree, renderer: renderer)
            if follows { navigator.followUser(in: window, of: renderer) }
            window.onFault = { [unowned self] in faults.append($0.code) }
        }

        func setRoot(_ root: Root) async {
            window.rootViewController = root.controller
            await window.settled()
            await navigator.idle()
        }
    }

    @Test(arguments: Root.allCases, [true, false])
    func theNextRequestShowsItsPlace(root: Root, hasSwitcher: Bool) async throws {
        for follows in [true, false] {
            for keepsScreens in [true, false] {
                let app = App(hasSwitcher: hasSwitcher, keepsScreens: keepsScreens, follows: follows)
                for before in ["home", "a", "b", "c"] {
                    for after in ["home", "a", "b", "c", "d"] {
                        try await app.navigator.open(before)
                        await app.setRoot(root)
                        try await app.navigator.open(after)
                        await app.window.settled()
                        let what = "\(before) to \(after), following \(follows), keeping \(keepsScreens)"
                        #expect(app.navigator.state.url == after, "\(what)")
                        #expect(app.window.topViewController?.title == after, "\(what)")
                    }
                }
            }
        }
    }

    @Test(arguments: ["home", "a", "b"])
    func aForeignRootStaysUntilTheNextRequest(url: String) async throws {
        let app = App(hasSwitcher: true, keepsScreens: false, follows: true)
        try await app.navigator.open(url)
        await app.setRoot(.foreign)
        #expect(app.window.topViewController?.title == nil)
        #expect(app.faults == [.notFollowed])
    }
}
