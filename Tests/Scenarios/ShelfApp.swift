import RoutingNavigation
import RoutingPresentation
import RoutingTesting

/// What places say that are asked whether they leave.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class Hesitation {
    /// Whether all leave from now on.
    var isOver = false
    private let simulation: Simulation

    init(_ simulation: Simulation) {
        self.simulation = simulation
    }

    func decide(_ place: Destination) async -> Leaving {
        await simulation.pause()
        let answer = !isOver && simulation.chance(25) ? Leaving.stay : .leave
        simulation.note("\(place) says \(answer)")
        return answer
    }
}

/// An app on the view stack: sections, tabs, stacks, modals, and a modal with tabs of its own.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class ShelfApp {
    let window = Window()
    let navigator: Navigator
    let renderer: WatchedRenderer
    /// Whether the books let themselves be taken away.
    let hesitation: Hesitation

    /// Whether the program changed by hand what shows.
    private(set) var wasMeddledWith = false

    static let urls = [
        "login", "today", "today/story/news/1", "today/story/news/2", "books", "books/7", "books/8",
        "books/7/notes", "profile", "settings", "settings/font", "about", "nowhere",
    ]

    init(in simulation: Simulation) {
        window.onFault = { _ in }
        hesitation = Hesitation(simulation)
        window.animator = WatchedAnimator(simulation.animator(withFaults: true), in: simulation)
        let tree = Self.tree(in: window, asking: hesitation)
        let renderer = PresenterRenderer(tree)
        let tarries = simulation.chance(30)
        self.renderer = WatchedRenderer(renderer, in: simulation, tarries: tarries)
        let timeout: Duration? = tarries ? .seconds(4) : nil
        navigator = simulation.navigator(tree, renderer: self.renderer, timeout: timeout)
        self.renderer.navigator = navigator
        navigator.followUser(in: window, of: renderer)
    }

    private static func tree(
        in window: Window,
        asking hesitation: Hesitation
    ) -> NavigationTree<ViewController> {
        let screen = EndpointPresenter.viewController(
            update: { $0.title = $1.url },
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
                                .leaving { await hesitation.decide($0) }
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
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ShelfApp {
    /// The titles of what shows: layers, tabs in brackets with the selected one marked, stacks joined by `>`.
    ///
    /// What the program put below something of the navigator's may stay, and is left out.
    var shown: [String] {
        let layers = window.snapshot.layers
        let isByHand = window.topViewController.map { $0.title == Self.byHand } ?? false
        return layers.filter { $0.title != Self.byHand }.map(Self.outline) + (isByHand ? [Self.byHand] : [])
    }

    /// The title of a screen that no navigator made.
    private static let byHand = "by hand"

    /// The same, as the state says.
    var said: [String] {
        var layers: [String] = []
        var next = navigator.state.root
        while let node = next {
            layers.append(Self.outline(node))
            next = Self.modal(in: node)
        }
        return layers
    }

    private static func modal(in node: NavigationNode) -> NavigationNode? {
        node.modal ?? node.activeChild.flatMap(modal)
    }

    private static func outline(_ controller: ControllerSnapshot) -> String {
        let own = controller.children.filter { $0.title != byHand }
        let children = own.map(outline)
        switch controller.kind {
        case .screen: return controller.title ?? "?"
        case .navigation: return children.joined(separator: " > ")
        case .tabBar:
            let selected = controller.selectedIndex.map { controller.children[$0].id }
            return tabs(children, selected: own.firstIndex { $0.id == selected })
        case .split: return children.joined(separator: " + ")
        }
    }

    private static func outline(_ node: NavigationNode) -> String {
        let children = node.children.map(outline)
        switch node.kind {
        case .endpoint: return ([node.destination.url ?? "?"] + children).joined(separator: " > ")
        case .stack, .switcher: return children[0]
        case .fork:
            let active = node.children.firstIndex { $0.destination.id == node.activeChild?.destination.id }
            return tabs(children, selected: active)
        }
    }

    private static func tabs(_ options: [String], selected: Int?) -> String {
        let texts = options.enumerated().map { ($0 == selected ? "*" : "") + $1 }
        return "[\(texts.joined(separator: ", "))]"
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ShelfApp {
    /// Something that the user does to the screen.
    func move(_ simulation: Simulation) {
        guard let top = window.topViewController else { return }
        switch simulation.draw(below: 3) {
        case 0:
            guard let navigation = top.navigationController, navigation.viewControllers.count > 1 else {
                return
            }
            if simulation.chance(40), let swipe = window.user.beginSwipeBack() {
                simulation.note("the user begins to swipe back")
                let finishes = simulation.chance(50)
                let end = finishes ? "finish the swipe" : "cancel the swipe"
                simulation.start(end) { @MainActor in
                    await simulation.pause()
                    finishes ? swipe.finish() : swipe.cancel()
                }
                return
            }
            simulation.note("the user swipes back")
            window.user.swipeBack(on: navigation)
        case 1:
            guard let tabs = top.tabBarController, top.presentedViewController == nil else { return }
            let index = simulation.draw(below: tabs.viewControllers.count)
            simulation.note("the user taps tab \(index)")
            window.user.tapTab(at: index, of: tabs)
        default:
            guard top.presentingViewController != nil else { return }
            simulation.note("the user pulls a sheet down")
            window.user.pullDown()
        }
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ShelfApp {
    /// Something that the program does to the screen, past the navigator.
    func meddle(_ simulation: Simulation) {
        guard let top = window.topViewController else { return }
        wasMeddledWith = true
        let screen = ViewController()
        screen.title = Self.byHand
        let isAnimated = simulation.chance(50)
        switch simulation.draw(below: 5) {
        case 0:
            simulation.note("the program presents an alert")
            top.present(screen, animated: isAnimated)
        case 1:
            simulation.note("the program pushes a screen")
            top.navigationController?.pushViewController(screen, animated: isAnimated)
        case 2:
            simulation.note("the program replaces the root of a stack")
            top.navigationController?.setViewControllers([screen], animated: isAnimated)
        case 3:
            guard let navigation = top.navigationController, navigation.viewControllers.count > 1 else {
                return
            }
            simulation.note("the program takes a screen off")
            var stack = navigation.viewControllers
            stack.remove(at: simulation.draw(below: stack.count))
            navigation.setViewControllers(stack, animated: isAnimated)
        default:
            simulation.note("the program replaces the root of the window")
            window.setRootViewController(screen, animated: isAnimated)
        }
    }
}
