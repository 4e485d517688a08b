import RoutingNavigation

/// A navigation state of a known size, and its tree: tabs, each with a stack of screens.
struct NavigationScene {
    let layout: NavigationLayout
    /// The number of nodes: the stacks and screens of all tabs, the fork, and the switcher around it.
    let nodes: Int
    let tree: NavigationTree<String>
    /// The state; its last tab is selected.
    let state: NavigationState
    /// The number of tabs.
    var tabs: Int { layout.tabs(for: nodes) }

    /// Makes a state with navigation actions.
    ///
    /// - Parameters:
    ///   - layout: The distribution of the nodes.
    ///   - nodes: The number of nodes.
    /// - Throws: A `NavigationError` when there are too few nodes.
    init(_ layout: NavigationLayout, nodes: Int) throws {
        let tabs = layout.tabs(for: nodes)
        self.layout = layout
        self.nodes = nodes
        tree = NavigationTree {
            Switcher {
                Endpoint("login")
                Endpoint("screen/:number")
                Fork {
                    for tab in 0..<tabs {
                        Stack { Endpoint("tab\(tab)") { Endpoint("tab\(tab)/:item") } }
                    }
                }
            }
            Modal { Stack { Endpoint("sheet") } }
        }
        let empty = try NavigationState().applying(.open("tab0"), on: tree)
        state = try Self.filling(empty, on: tree, with: Self.screens(nodes: nodes, tabs: tabs))
    }
}

extension NavigationScene {
    /// Makes the state with a name, such as `tall100`.
    ///
    /// - Parameter name: A layout and a number of nodes.
    /// - Returns: The scene.
    /// - Throws: An ``UnknownScene``.
    static func named(_ name: String) throws -> NavigationScene {
        for layout in NavigationLayout.allCases where name.hasPrefix(layout.rawValue) {
            guard let nodes = Int(name.dropFirst(layout.rawValue.count)), nodes >= 100 else { break }
            return try NavigationScene(layout, nodes: nodes)
        }
        throw UnknownScene(name: name)
    }

    /// Makes a state with the same tabs, in which all screens but the first of each tab are new.
    ///
    /// - Returns: The state.
    /// - Throws: A `NavigationError`.
    func stateWithOtherScreens() throws -> NavigationState {
        let bare = try (0..<tabs).reduce(state) { try $0.applying(.open("tab\($1)"), on: tree) }
        return try Self.filling(bare, on: tree, with: Self.screens(nodes: nodes, tabs: tabs))
    }

    /// Makes a state of the same shape whose identities begin with the next number: so each identity belongs to the
    /// screen below the one with this identity in the other state.
    ///
    /// No action leads from one state to the other. Two restored states may differ like this.
    ///
    /// - Returns: The state.
    /// - Throws: A `NavigationError`.
    func stateWithMovedScreens() throws -> NavigationState {
        let empty = try NavigationState()
            .applying(.open("tab0"), on: tree)
            .applying(.push("screen/gone"), on: tree)
            .applying(.removeCurrent, on: tree)
        return try Self.filling(empty, on: tree, with: Self.screens(nodes: nodes, tabs: tabs))
    }
}

extension NavigationScene {
    /// The tab of each screen to push, in the order of the tabs.
    ///
    /// Each tab has a stack and a first screen already.
    private static func screens(nodes: Int, tabs: Int) -> [Int] {
        let count = nodes - 2 - 2 * tabs
        return (0..<max(0, count)).map { $0 * tabs / count }
    }

    private static func filling(
        _ empty: NavigationState,
        on tree: NavigationTree<String>,
        with screens: [Int]
    ) throws -> NavigationState {
        var state = empty
        var selected: Int?
        for (number, tab) in screens.enumerated() {
            if tab != selected {
                state = try state.applying(.open("tab\(tab)", options: .junctionsOnly), on: tree)
                selected = tab
            }
            state = try state.applying(.push("screen/\(number)"), on: tree)
        }
        return state
    }
}

/// The error for an unknown name of a scene.
struct UnknownScene: Error, CustomStringConvertible {
    let name: String

    /// The name, and the form of valid names.
    var description: String {
        let layouts = NavigationLayout.allCases.map(\.rawValue).joined(separator: ", ")
        return "There is no state '\(name)'. A name is one of \(layouts) and a number of nodes, 100 at least."
    }
}
