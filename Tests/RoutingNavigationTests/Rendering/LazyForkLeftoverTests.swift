import Testing

@testable import RoutingNavigation

/// What a failed request leaves in a tab that was never selected makes way for the screens of the state.
@MainActor @Suite struct LazyForkLeftoverTests {
    /// What shows.
    @MainActor
    private final class Shown {
        var root: Pane?
        /// The option whose selection fails.
        var failing = ""
    }

    /// An app of tabs in a lazy fork; the first option of the inner fork is a switcher.
    @MainActor
    private struct App {
        private let shown = Shown()
        let navigator: Navigator

        init() {
            let shown = shown
            let fork = ForkPresenter<Pane>.fork(
                make: { _ in Pane("tabs") },
                setOptions: { $0.content = $1 },
                select: { tabs, option in
                    if option.name == shown.failing { throw Fault(number: 0) }
                    tabs.selected = option
                },
                options: { $0.content },
                selected: { $0.selected }
            )
            let screen = EndpointPresenter<Pane>.endpoint(make: { Pane($0.url ?? $0.origin.text) })
            let tree = NavigationTree<Pane> {
                Fork(fork, name: "outer", lazy: true) {
                    Fork(fork, name: "inner") {
                        Switcher(.switcher(select: { _ in }), name: "section") {
                            Endpoint("a", screen)
                            Endpoint("b", screen)
                        }
                        Endpoint("c", screen)
                    }
                    Endpoint("d", screen)
                }
            }
            let renderer = PresenterRenderer(tree, showRoot: { shown.root = $0 }, shownRoot: { shown.root })
            navigator = Navigator(tree, renderer: renderer)
        }

        var outline: String { shown.root?.outline ?? "" }

        /// Opens a place whose selection fails.
        func fail(opening url: String) async throws {
            shown.failing = url
            await #expect(throws: Fault.self) { try await navigator.open(url) }
            shown.failing = ""
        }
    }

    private let app = App()

    @Test func aSectionThatIsReplacedMakesWay() async throws {
        let other = App()
        for url in ["b", "d"] { try await other.navigator.open(url) }
        try await app.navigator.open("d")
        try await app.fail(opening: "c")
        try await app.navigator.restore(other.navigator.snapshot())
        try await app.navigator.open("c")
        #expect(app.outline == "tabs[*tabs[b *c] d]")
        for url in ["d", "a"] { try await app.navigator.open(url) }
        #expect(app.outline == "tabs[*tabs[*a c] d]")
    }

    @Test func aPlaceThatIsTakenAwayMakesWay() async throws {
        try await app.navigator.open("d")
        let place = try #require(app.navigator.state.nodes.first { $0.destination.url == "a" }).id
        try await app.navigator.dispatch(.add(["d"], to: .id(place), active: nil))
        try await app.fail(opening: "c")
        let top = try #require(app.navigator.state.find(place)?.children.first).id
        try await app.navigator.dispatch(.remove(.id(top)))
        try await app.navigator.open("c")
        #expect(app.outline == "tabs[*tabs[a *c] d]")
    }
}
