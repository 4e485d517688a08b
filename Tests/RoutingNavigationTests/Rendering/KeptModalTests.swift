import Testing

@testable import RoutingNavigation

/// Presenters whose screens keep their modals when they do not show, or when the program replaces the root.
@MainActor @Suite struct KeptModalTests {
    @MainActor
    private final class Screen {
        var root: Pane?
    }

    @MainActor
    private final class App {
        let screen = Screen()
        let renderer: PresenterRenderer<Pane>
        let navigator: Navigator

        init(foreign: ForeignScreens = .dismissForeign) {
            let screen = screen
            let endpoint = EndpointPresenter<Pane>.endpoint(
                make: { Pane($0.url ?? "?") },
                present: { modal, presenting in presenting.modal = modal },
                dismiss: { modal, presenting in
                    if presenting.modal === modal { presenting.modal = nil }
                },
                presented: { $0.modal }
            )
            let stack = StackPresenter<Pane>.stack(
                make: { _ in Pane("stack") }, setStack: { $0.content = $1 }, content: { $0.content })
            let tree = NavigationTree<Pane> {
                Fork(.panes) {
                    Stack(stack) {
                        Endpoint("home", endpoint) {
                            Endpoint("home/notes", endpoint)
                            Modal { Endpoint("story", endpoint) }
                        }
                    }
                    Endpoint("profile", endpoint)
                }
            }
            renderer = PresenterRenderer(
                tree, foreign: foreign, showRoot: { screen.root = $0 }, shownRoot: { screen.root })
            navigator = Navigator(tree, renderer: renderer)
        }

        /// Presents an alert over a place of the state.
        @discardableResult
        func presentAlert(over url: String) -> Pane? {
            let place = navigator.state.nodes.first { $0.destination.url == url }
            let pane = place.flatMap { renderer.presentable(for: $0.id) }
            pane?.modal = Pane("alert")
            return pane
        }

        /// Whether an alert shows anywhere.
        var hasAlert: Bool { screen.root?.outline.contains("alert") ?? false }
    }

    @Test(arguments: [true, false])
    func aModalIsDismissedFromThePlaceThatPresentsIt(isRemoved: Bool) async throws {
        let app = App()
        try await app.navigator.open("home/notes")
        try await app.navigator.open("story")
        app.screen.root = isRemoved ? nil : Pane("lock")
        try await app.navigator.open("home/notes")
        #expect(app.screen.root?.outline == "tabs[*stack[home home/notes] profile]")
    }

    @Test func anAlertOverAPlaceThatDoesNotShowGoesOnceThePlaceShows() async throws {
        let app = App()
        try await app.navigator.open("home")
        try await app.navigator.open("profile")
        app.presentAlert(over: "home")
        try await app.navigator.open("profile")
        #expect(app.hasAlert)
        try await app.navigator.open("home")
        #expect(!app.hasAlert)
    }

    @Test func aRequestWaitsForAnAlertOverAPlaceThatDidNotShow() async throws {
        let app = App(foreign: .waitForForeign)
        try await app.navigator.open("home")
        try await app.navigator.open("profile")
        let home = app.presentAlert(over: "home")
        let request = Task { try await app.navigator.open("home") }
        while app.renderer.screenChanges.followerCount == 0 && app.navigator.state.url == "profile" {
            await Task.yield()
        }
        #expect(app.navigator.state.url == "profile")
        #expect(app.screen.root?.selected?.name == "stack")
        home?.modal = nil
        app.renderer.screenDidChange()
        _ = try await request.value
        #expect(app.navigator.state.url == "home")
    }

    @Test(arguments: ["home", "story"], [true, false])
    func anAlertUnderAReplacedRootGoesWithTheNextRequest(url: String, isRemoved: Bool) async throws {
        let app = App()
        try await app.navigator.open(url)
        app.presentAlert(over: url)
        let root = app.screen.root
        app.screen.root = isRemoved ? nil : Pane("lock")
        try await app.navigator.open(url)
        #expect(app.screen.root === root)
        #expect(app.screen.root?.outline.contains(url) ?? false)
        #expect(!app.hasAlert)
    }
}
