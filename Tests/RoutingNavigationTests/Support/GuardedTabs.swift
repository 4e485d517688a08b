import Routing
import RoutingTesting
import Testing

@testable import RoutingNavigation

/// An app of tabs whose guards ask at a desk; it shows `today`.
@MainActor
class GuardedTabs {
    let tree: NavigationTree<String>
    let router = Routing()
    let renderer = RecordingRenderer()
    let navigator: Navigator
    let desk = Desk()

    init(_ tree: NavigationTree<String>) async throws {
        self.tree = tree
        navigator = Navigator(tree, renderer: renderer, in: router)
        try await navigator.open("today")
    }

    /// Makes the guard of a place ask at the desk.
    func ask(about url: String) {
        router.protect(RoutePattern(stringLiteral: url)) { [desk] in await desk.decision(on: $0.url.string) }
    }

    /// Selects a tab as the user does.
    func tap(_ tab: String) throws {
        navigator.didSelect(try #require(navigator.state.find(name: tab)).id)
    }

    /// Selects a tab, and returns when its guard waits for an answer.
    func tap(_ tab: String, askingAbout url: String) async throws {
        try tap(tab)
        await desk.question(about: url)
    }

    /// Checks which places show, from the lowest one up.
    func expect(_ places: String..., location: SourceLocation = #_sourceLocation) {
        let shown = navigator.state.activePath.filter { $0.kind == .endpoint }
        #expect(shown.map(\.destination.url) == places, sourceLocation: location)
        #expect(renderer.shown == navigator.state, sourceLocation: location)
    }
}
