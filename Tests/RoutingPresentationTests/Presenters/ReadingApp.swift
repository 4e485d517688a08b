import RoutingNavigation
import RoutingPresentation

/// The app of the tests on the view stack: sections, tabs, a story over today, books, and a profile whose
/// modal has tabs of its own.
@MainActor
final class ReadingApp {
    let scene = Scene()
    let tree: NavigationTree<ViewController>
    let navigator: Navigator
    let failing: FailingRenderer
    private let farewells = Farewells()

    init() {
        scene.window.animator = .immediate
        tree = Self.tree(in: scene.window, farewells)
        let renderer = PresenterRenderer(tree)
        failing = FailingRenderer(renderer)
        navigator = Navigator(tree: tree, renderer: failing)
        navigator.followUser(in: scene.window, of: renderer)
    }

    /// The endpoints that were unwound, in order.
    var unwound: [String] { farewells.titles }

    private final class Farewells {
        var titles: [String] = []
    }

    private static func tree(in window: Window, _ farewells: Farewells) -> NavigationTree<ViewController> {
        let screen = Presenter.viewController(
            update: { $0.title = $1.url },
            unwind: { farewells.titles.append($0.title ?? "?") },
            { destination in
                let screen = ViewController()
                screen.title = destination.url
                return screen
            }
        )
        return NavigationTree {
            Switcher(.window(window)) {
                Endpoint("login", screen)
                Fork(.tabBarController()) {
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
                            Fork(.tabBarController()) {
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

    /// The titles of what shows: layers, tabs in brackets with the selected one marked, stacks joined by `>`.
    var shown: [String] { window.snapshot.layers.map(Self.outline) }

    /// The same, as the state says.
    var said: [String] {
        let state = navigator.state
        let layers = (state.root.map { [$0] } ?? []) + state.activePath.compactMap(\.modal)
        return layers.map { Self.outline($0.face) }
    }

    private static func outline(_ controller: ControllerSnapshot) -> String {
        let children = controller.children.map(outline)
        switch controller.kind {
        case .screen: return controller.title ?? "?"
        case .navigation: return children.joined(separator: " > ")
        case .tabBar: return tabs(children, selected: controller.selectedIndex)
        case .split: return children.joined(separator: " + ")
        }
    }

    private static func outline(_ node: NavigationNode) -> String {
        let items = node.content.map(outline)
        switch node.kind {
        case .endpoint, .switcher: return node.destination.url ?? "?"
        case .stack: return items.joined(separator: " > ")
        case .fork: return tabs(items, selected: node.children.firstIndex { $0.id == node.activeChild?.id })
        }
    }

    private static func tabs(_ options: [String], selected: Int?) -> String {
        "[" + options.enumerated().map { ($0 == selected ? "*" : "") + $1 }.joined(separator: " | ") + "]"
    }
}
