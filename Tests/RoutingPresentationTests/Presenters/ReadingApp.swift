import Routing
import RoutingPresentation
import Testing

@testable import RoutingNavigation

/// The app of the tests on the view stack: sections, tabs, a story over today, books, and a profile whose
/// modal has tabs of its own.
@MainActor
final class ReadingApp {
    let scene = Scene()
    let tree: NavigationTree<ViewController>
    let navigator: Navigator
    let failing: FailingRenderer
    private let renderer: PresenterRenderer<ViewController>
    private let farewells = Farewells()

    static let urls = [
        "login", "today", "today/story/news/1", "today/story/news/2", "books", "books/7", "books/8",
        "books/7/notes", "profile", "settings", "settings/font", "about",
    ]

    /// What the titles of screens begin with that no navigator made.
    static let byHand = "by hand:"

    /// The same app in another window.
    static func parts(
        in window: Window
    ) -> (NavigationTree<ViewController>, PresenterRenderer<ViewController>, Navigator) {
        let tree = tree(in: window, Farewells())
        let renderer = PresenterRenderer(tree)
        let navigator = Navigator(tree, renderer: renderer)
        navigator.followUser(in: window, of: renderer)
        return (tree, renderer, navigator)
    }

    /// - Parameters:
    ///   - lazy: Whether the tabs are made when they are first selected.
    ///   - router: The router that the navigator opens through, if any.
    init(lazy: Bool = false, in router: Routing? = nil) {
        scene.window.animator = .immediate
        tree = Self.tree(in: scene.window, farewells, lazy: lazy)
        renderer = PresenterRenderer(tree)
        failing = FailingRenderer(renderer)
        let (tree, failing) = (tree, failing)
        navigator =
            router.map { Navigator(tree, renderer: failing, in: $0) }
            ?? Navigator(tree, renderer: failing)
        navigator.followUser(in: scene.window, of: renderer)
    }

    /// Selects a tab of the root, as a tap does.
    func selectTab(_ index: Int) throws {
        let tabs = try #require(window.rootViewController as? TabBarController)
        tabs.selectedIndex = index
    }

    /// The endpoints that were unwound, in order.
    var unwound: [String] { farewells.titles }

    /// The screens that left the state and were never unwound, and those that were unwound more than once.
    var wronglyUnwound: [String] {
        let state = navigator.state
        return farewells.awaited.filter { state.find($0.key) == nil }.map(\.value) + farewells.repeated
    }

    @MainActor
    private final class Farewells {
        var titles: [String] = []
        /// The URLs of the places whose screens were made and not unwound since.
        var awaited: [Destination.ID: String] = [:]
        var repeated: [String] = []

        func note(_ screen: ViewController) {
            titles.append(screen.title ?? "?")
            guard let screen = screen as? PlaceScreen, awaited.removeValue(forKey: screen.place) == nil else {
                return
            }
            repeated.append(screen.title ?? "?")
        }
    }

    private final class PlaceScreen: ViewController {
        var place = Destination.ID(-1)
    }

    private static func tree(
        in window: Window,
        _ farewells: Farewells,
        lazy: Bool = false
    ) -> NavigationTree<ViewController> {
        let screen = EndpointPresenter.viewController(
            update: { $0.title = $1.url },
            unwind: { farewells.note($0) },
            { destination in
                let screen = PlaceScreen()
                screen.place = destination.id
                farewells.awaited[destination.id] = destination.url
                screen.title = destination.url
                return screen
            }
        )
        return NavigationTree {
            Switcher(.window(window)) {
                Endpoint("login", screen)
                Fork(.tabBarController(), lazy: lazy) {
                    Stack(.navigationController()) {
                        Endpoint("today", screen) {
                            Modal { Endpoint("today/story/:type/:id", screen) }
                        }
                    }
                    Stack(.navigationController()) {
                        Endpoint("books", screen) {
                            Endpoint("books/:id", screen) { Endpoint("books/:id/notes", screen) }
                        }
                    }
                    Endpoint("profile", screen) {
                        Modal {
                            Fork(.tabBarController(), lazy: lazy) {
                                Stack(.navigationController()) {
                                    Endpoint("settings", screen) { Endpoint("settings/:key", screen) }
                                }
                                Endpoint("about", screen)
                            }
                        }
                    }
                }
            }
        }
    }

    var window: Window { scene.window }

    /// The stack of a tab.
    func stack(_ index: Int) throws -> NavigationController {
        let tabs = try #require(window.rootViewController as? TabBarController)
        return try #require(tabs.viewControllers[index] as? NavigationController)
    }

    /// A screen that no navigator made.
    static func foreign(_ title: String = "alert") -> ViewController {
        let controller = ViewController()
        controller.title = title
        return controller
    }

    /// The titles of what shows: layers, tabs in brackets with the selected one marked, stacks joined by `>`.
    var shown: [String] { window.snapshot.layers.map(Self.outline) }

    /// The same without what the program put there by hand.
    var ownShown: [String] {
        window.snapshot.layers.filter { !Self.isByHand($0) }.map { Self.outline($0, onlyOwn: true) }
    }

    private static func isByHand(_ controller: ControllerSnapshot) -> Bool {
        if controller.kind == .navigation { return controller.children.first.map(isByHand) ?? false }
        return controller.title?.hasPrefix(byHand) ?? false
    }

    /// The same, as the state says.
    var said: [String] {
        let state = navigator.state
        let layers = (state.root.map { [$0] } ?? []) + state.activePath.compactMap(\.modal)
        return layers.map { outline($0.face) }
    }

    private static func outline(_ controller: ControllerSnapshot) -> String {
        outline(controller, onlyOwn: false)
    }

    private static func outline(_ controller: ControllerSnapshot, onlyOwn: Bool) -> String {
        let own = controller.children.filter { !onlyOwn || !isByHand($0) }
        let children = own.map { outline($0, onlyOwn: onlyOwn) }
        switch controller.kind {
        case .screen: return controller.title ?? "?"
        case .navigation: return children.joined(separator: " > ")
        case .tabBar:
            let selected = controller.selectedIndex.map { controller.children[$0].id }
            return tabs(children, selected: own.firstIndex { $0.id == selected })
        case .split: return children.joined(separator: " + ")
        }
    }

    private func outline(_ node: NavigationNode) -> String {
        if renderer.given.unopened.contains(node.id) { return "" }
        let items = node.content.map(outline)
        switch node.kind {
        case .endpoint, .switcher: return node.destination.url ?? "?"
        case .stack: return items.joined(separator: " > ")
        case .fork:
            return Self.tabs(items, selected: node.children.firstIndex { $0.id == node.activeChild?.id })
        }
    }

    private static func tabs(_ options: [String], selected: Int?) -> String {
        "[" + options.enumerated().map { ($0 == selected ? "*" : "") + $1 }.joined(separator: " | ") + "]"
    }
}
