import RoutingNavigation
import Testing

/// Presenters whose screens keep their modals when the program replaces the root.
@MainActor @Suite struct KeptModalTests {
    @MainActor
    private final class Screen {
        var root: Pane?
    }

    @Test(arguments: [true, false])
    func aModalIsDismissedFromThePlaceThatPresentsIt(isRemoved: Bool) async throws {
        let screen = Screen()
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
            Stack(stack) {
                Endpoint("home", endpoint) {
                    Endpoint("home/notes", endpoint)
                    Modal { Endpoint("story", endpoint) }
                }
            }
        }
        let renderer = PresenterRenderer(tree, showRoot: { screen.root = $0 }, shownRoot: { screen.root })
        let navigator = Navigator(tree, renderer: renderer)
        try await navigator.open("home/notes")
        try await navigator.open("story")
        screen.root = isRemoved ? nil : Pane("lock")
        try await navigator.open("home/notes")
        #expect(screen.root?.outline == "stack[home home/notes]")
    }
}
