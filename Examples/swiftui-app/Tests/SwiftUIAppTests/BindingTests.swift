import Routing
import RoutingNavigation
import SwiftUI
import Testing

@testable import SwiftUIApp

/// Tests the views' bindings in random states: reading them gives the state, and setting them acts as the user
/// does.
@MainActor
@Suite struct BindingTests {
    private let navigator = Navigator(Reader.tree)

    private static let urls = [
        "today", "stories/1", "stories/2", "books", "books/1", "books/2", "books/1/reviews", "account",
        "account/orders", "login", "pick",
    ]

    @Test func bindingsReadTheStateAndSettingThemIsTheUsersMove() async throws {
        var numbers = SeededNumbers(seed: SeededNumbers.seed)
        var moves = 0
        for step in 0..<600 {
            let url = try #require(Self.urls.randomElement(using: &numbers))
            try await navigator.open(url)
            let comment: Comment = "ROUTING_SEED=\(SeededNumbers.seed) step \(step)\n\(navigator.state)"
            let nodes = Array(navigator.state.nodes)
            for node in nodes { try expectBindings(toRead: node, comment) }
            let node = try #require(nodes.randomElement(using: &numbers))
            guard let move = try move(at: node, &numbers) else { continue }
            moves += 1
            let expected = try navigator.state.applying(move.action, on: Reader.tree)
            move.set()
            await navigator.idle()
            #expect(navigator.state == expected, comment)
        }
        #expect(moves > 150, "too little happens: \(moves)")
    }

    /// A part, with the view that binds to it.
    private enum Bound {
        case tabs(TabsView)
        case stack(StackView)
        case place(PlaceView)
    }

    private func bound(_ node: NavigationNode) throws -> Bound {
        switch try #require(navigator.projection[node.destination.id]) {
        case .tabs(let tabs):
            .tabs(TabsView(navigator: navigator, tabs: tabs, projection: navigator.projection))
        case .stack(let stack): .stack(StackView(navigator: navigator, stack: stack))
        case .place(let place): .place(PlaceView(navigator: navigator, place: place))
        }
    }

    private func expectBindings(toRead node: NavigationNode, _ comment: Comment) throws {
        switch try bound(node) {
        case .tabs(let view):
            #expect(node.kind == .fork && view.tabs.options == node.children.map(\.destination.id), comment)
            #expect(view.selection.wrappedValue == node.activeChild?.destination.id, comment)
        case .stack(let view):
            let lying = screens(of: node)
            #expect(node.kind == .stack && view.stack.root == lying.first, comment)
            #expect(view.path.wrappedValue == Array(lying.dropFirst()), comment)
        case .place(let view):
            let isCover = node.modal?.destination.name == "login"
            #expect(node.kind == .endpoint, comment)
            #expect(view.cover.wrappedValue?.id == (isCover ? node.modal?.destination.id : nil), comment)
            #expect(view.sheet.wrappedValue?.id == (isCover ? nil : node.modal?.destination.id), comment)
        }
    }

    /// The screens of a stack, its root first.
    private func screens(of stack: NavigationNode) -> [Destination.ID] {
        sequence(first: stack) { $0.activeChild }.dropFirst().map(\.destination.id)
    }

    /// A random user action on a node: the closure sets a binding, and the action is what the state has to do.
    private func move(
        at node: NavigationNode,
        _ numbers: inout SeededNumbers
    ) throws -> (action: NavigationAction, set: () -> Void)? {
        switch try bound(node) {
        case .tabs(let view):
            let other = view.tabs.options.filter { $0 != view.selection.wrappedValue }
            guard let option = other.randomElement(using: &numbers) else { return nil }
            return (.select(.id(option)), { view.selection.wrappedValue = option })
        case .stack(let view):
            let path = view.path.wrappedValue
            guard let lowest = path.indices.randomElement(using: &numbers) else { return nil }
            let shorter = Array(path[..<lowest])
            return (.remove(.id(path[lowest])), { view.path.wrappedValue = shorter })
        case .place(let view):
            guard let modal = node.modal?.destination.id else { return nil }
            let binding = view.cover.wrappedValue == nil ? view.sheet : view.cover
            return (.remove(.id(modal)), { binding.wrappedValue = nil })
        }
    }

    @Test func aSheetThatIsSetToNilLeavesTheCoverThere() async throws {
        try await navigator.open("login")
        let place = try #require(navigator.state.nodes.first { $0.modal != nil })
        guard case .place(let view) = try bound(place) else { return }
        view.sheet.wrappedValue = nil
        #expect(view.cover.wrappedValue != nil && navigator.state.url == "login")
    }

    /// When the user taps a `NavigationLink(value:)`, SwiftUI appends its value to the path.
    @Test func aPathThatIsMadeLongerStaysAsItIs() async throws {
        try await navigator.open("books")
        let stack = try #require(navigator.state.find(name: "Books"))
        guard case .stack(let view) = try bound(stack) else { return }
        view.path.wrappedValue.append(stack.destination.id)
        #expect(view.path.wrappedValue.isEmpty && navigator.state.url == "books")
    }

    /// A dismissed modal slides down with what was in it: neither its stack pops to the root, nor do its tabs lose
    /// their titles.
    @Test func whatLeavesKeepsItsLastPathSelectionAndTitles() async throws {
        let tree = NavigationTree<Never> {
            Endpoint("home") {
                Modal { Stack(name: "Settings") { Endpoint("settings") { Endpoint("settings/:key") } } }
                Modal {
                    Fork(name: "Help") {
                        Endpoint("faq", name: "FAQ")
                        Endpoint("chat", name: "Chat")
                    }
                }
            }
        }
        let navigator = Navigator(tree)
        try await navigator.open("settings/font")
        let settings = try #require(navigator.state.find(name: "Settings")).destination.id
        guard case .stack(let stack)? = navigator.projection[settings] else { return }
        let stackView = StackView(navigator: navigator, stack: stack)
        try await navigator.open("chat")
        #expect(navigator.projection[settings] == nil)
        #expect(stack.path.count == 1 && stackView.path.wrappedValue == stack.path)

        let help = try #require(navigator.state.find(name: "Help")).destination.id
        guard case .tabs(let tabs)? = navigator.projection[help] else { return }
        let tabsView = TabsView(navigator: navigator, tabs: tabs, projection: navigator.projection)
        try await navigator.open("home")
        #expect(navigator.projection[help] == nil)
        #expect(tabsView.selection.wrappedValue == tabs.options[1])
        #expect(tabs.options.map(tabsView.title) == ["FAQ", "Chat"])

        // A late setting by SwiftUI has no effect.
        stackView.path.wrappedValue = []
        tabsView.selection.wrappedValue = tabs.options[0]
        await navigator.idle()
        #expect(navigator.state.url == "home")
    }

    /// The body of every view can be made in every state.
    @Test func theBodiesOfTheViewsAreMade() async throws {
        for url in Self.urls {
            try await navigator.open(url)
            _ = NavigatorView(navigator: navigator).body
            for node in navigator.state.nodes {
                _ = PartView(navigator: navigator, id: node.destination.id).body
                switch try bound(node) {
                case .tabs(let view): _ = view.body
                case .stack(let view): _ = view.body
                case .place(let view): _ = view.body
                }
            }
        }
    }
}
