/// The content that presenters have received, by the identities of the nodes.
///
/// A missing entry stands for unknown content: the presenter never received any, or may have received some.
struct PresenterContent {
    /// The root that shows.
    struct Root: Equatable {
        /// The node whose presentable shows; `nil` for no root.
        var face: Destination.ID?
        /// The switcher that received it, if the root is a switcher.
        var switcher: Destination.ID?

        init(of root: NavigationNode?) {
            face = root?.face.id
            switcher = root?.kind == .switcher ? root?.id : nil
        }
    }

    /// The root that shows; `nil` if it is unknown.
    var root: Root? = Root(of: nil)
    /// The content of each stack or fork.
    var contents: [Destination.ID: [Destination.ID]] = [:]
    /// The stacks and forks that do not have their content yet: options of a lazy fork, and those whose first
    /// content belonged to a request that failed.
    var unopened: Set<Destination.ID> = []
    /// The selected child of each fork, and of each switcher that is not the root.
    var selections: [Destination.ID: Destination.ID] = [:]
    /// The modal over each endpoint, certain or possible; a missing entry means that there is none.
    var modals: [Destination.ID: Destination.ID] = [:] { didSet { hasModalsOfPlan = false } }
    /// Whether the modals are known to be those of the plan, so that its other changes need not compare them.
    var hasModalsOfPlan = false
    /// The stack for which each prepared root was prepared.
    var prepared: [Destination.ID: Destination.ID] = [:]
    /// Whether a presentable was released and made again, so that presenters must receive the new one.
    var isIncomplete = false
}

extension PresenterContent {
    /// Adopts the content of a state for all presenters that have received any.
    mutating func follow(_ state: NavigationState) {
        let nodes = Dictionary(uniqueKeysWithValues: state.nodes.map { ($0.id, $0) })
        if root?.face != nil { root = Root(of: state.root) }
        contents = contents.keys.reduce(into: [:]) { $0[$1] = nodes[$1]?.content.map(\.id) }
        selections = selections.keys.reduce(into: [:]) { $0[$1] = nodes[$1]?.activeChild?.face.id }
        modals = modals.keys.reduce(into: [:]) { $0[$1] = nodes[$1]?.modal?.face.id }
    }

    /// Forgets the content that removed nodes received.
    mutating func forgetHolders(_ gone: Set<Destination.ID>) {
        for id in gone {
            contents[id] = nil
            unopened.remove(id)
            selections[id] = nil
            modals[id] = nil
            prepared[id] = nil
        }
    }

    /// Forgets the content of a node that was made again, and the content of others that includes it.
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
