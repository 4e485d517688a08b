/// What the changes of a plan have in common: it is found once, and not for each change.
struct PlanOutline {
    /// Whether the plan leads to the state that the renderer shows.
    let leadsToSettled: Bool
    private let old: NavigationState
    private let new: NavigationState
    /// The nodes of the new state, by their identities.
    private let nodes: [Destination.ID: NavigationNode]
    /// The parent of each of these nodes.
    private let holders: [Destination.ID: Destination.ID]

    /// - Complexity: O(*n*) in the number of nodes.
    init(_ plan: NavigationPlan, settled: NavigationState) {
        (old, new) = (plan.old, plan.new)
        // Equal states may differ in what was passed to their places; others need no list of changes here.
        leadsToSettled = plan.new == settled && settled.changes(to: plan.new).isEmpty
        var nodes: [Destination.ID: NavigationNode] = [:]
        var holders: [Destination.ID: Destination.ID] = [:]
        for node in plan.new.nodes {
            nodes[node.id] = node
            for child in node.children { holders[child.id] = node.id }
            if let modal = node.modal { holders[modal.id] = node.id }
        }
        self.nodes = nodes
        self.holders = holders
    }

    /// Whether it is the outline of a plan.
    func isOutline(of plan: NavigationPlan) -> Bool {
        old.isIdentical(to: plan.old) && new.isIdentical(to: plan.new)
    }

    /// The node with an identity in the new state.
    func node(_ id: Destination.ID) -> NavigationNode? { nodes[id] }

    /// The nodes from the root of the new state to the one with an identity; `nil` if there is none.
    ///
    /// - Complexity: O(depth).
    func path(to id: Destination.ID) -> [NavigationNode]? {
        guard nodes[id] != nil else { return nil }
        return sequence(first: id) { holders[$0] }.compactMap { nodes[$0] }.reversed()
    }
}

extension PresenterRenderer {
    /// Returns the outline of a plan, which stays the same until the plan has ended.
    func outline(of plan: NavigationPlan) -> PlanOutline {
        if let outline, outline.isOutline(of: plan) { return outline }
        let new = PlanOutline(plan, settled: settled)
        outline = new
        given.hasModalsOfPlan = false
        return new
    }
}
