/// What presenters were given, by the identities of the nodes; what is unknown was never given, or may have
/// been.
struct GivenContent {
    /// What shows at the root.
    struct Root: Equatable {
        /// The node whose presentable shows; `nil` for none.
        var face: Destination.ID?
        /// The switcher that was given it, if the root is one.
        var switcher: Destination.ID?

        init(of root: NavigationNode?) {
            face = root?.face.id
            switcher = root?.kind == .switcher ? root?.id : nil
        }
    }

    /// What shows at the root; `nil` when it is unknown.
    var root: Root? = Root(of: nil)
    /// What a stack or a fork shows.
    var contents: [Destination.ID: [Destination.ID]] = [:]
    /// The stacks and forks that are there as options of a lazy fork, and have none of their content yet.
    var unopened: Set<Destination.ID> = []
    /// What is selected in a fork, or in a switcher that is not the root.
    var selections: [Destination.ID: Destination.ID] = [:]
    /// What is presented over an endpoint, or may be; nothing is unknown here.
    var modals: [Destination.ID: Destination.ID] = [:]
    /// The roots of stacks that were prepared, and for which stack.
    var prepared: [Destination.ID: Destination.ID] = [:]
    /// Whether something that was given is gone and was made again, for those who were given it.
    var isIncomplete = false
}

extension GivenContent {
    /// Takes over what a state says of those who were given something.
    mutating func follow(_ state: NavigationState) {
        let nodes = Dictionary(uniqueKeysWithValues: state.nodes.map { ($0.id, $0) })
        if root?.face != nil { root = Root(of: state.root) }
        contents = contents.keys.reduce(into: [:]) { $0[$1] = nodes[$1]?.content.map(\.id) }
        selections = selections.keys.reduce(into: [:]) { $0[$1] = nodes[$1]?.activeChild?.face.id }
        modals = modals.keys.reduce(into: [:]) { $0[$1] = nodes[$1]?.modal?.face.id }
    }

    /// Forgets what nodes were given that are gone.
    mutating func forgetHolders(_ gone: Set<Destination.ID>) {
        for id in gone {
            contents[id] = nil
            unopened.remove(id)
            selections[id] = nil
            modals[id] = nil
            prepared[id] = nil
        }
    }

    /// Forgets what a node was given, and that others were given it, since it was made again.
    mutating func forget(_ id: Destination.ID) {
        let holders = contents.filter { $0.value.contains(id) }.keys
        let selectors = selections.filter { $0.value == id }.keys
        for holder in holders { contents[holder] = nil }
        for selector in selectors { selections[selector] = nil }
        modals = modals.filter { $0.value != id }
        prepared = prepared.filter { $0.key != id && $0.value != id }
        forgetHolders([id])
        if root?.face == id { root = nil }
        isIncomplete = true
    }
}
