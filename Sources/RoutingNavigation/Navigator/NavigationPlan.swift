/// The plan of a navigator: the state that shows, the state that must show, and the changes between them.
public struct NavigationPlan: Equatable, Sendable {
    /// The state that shows.
    public let old: NavigationState
    /// The state that must show.
    public let new: NavigationState
    /// The changes, in order.
    public let changes: [NavigationChange]

    /// Creates a plan to get from one state to another.
    ///
    /// - Parameters:
    ///   - old: The state that shows.
    ///   - new: The state that must show.
    ///   - isGuarded: Whether no place may show on the way that neither state shows.
    /// - Complexity: O(*n* log *n*) in the number of nodes that the two do not share; of all nodes, if it is guarded
    ///   and another tab is selected.
    package init(from old: NavigationState, to new: NavigationState, isGuarded: Bool = false) {
        self.old = old
        self.new = new
        let stops = (isGuarded ? old.waypoints(to: new) : []) + [new]
        changes = zip([old] + stops, stops).flatMap { $0.changes(to: $1) }
    }

    /// Creates a plan to show a state after a divergence, when it is unknown what shows.
    ///
    /// Nothing would have to change for an empty state, so the plan says that there is no root.
    init(anew new: NavigationState) {
        let old = NavigationState()
        self.init(old, new, new.root == nil ? [.replaceRoot(nil, with: nil)] : old.changes(to: new))
    }

    private init(_ old: NavigationState, _ new: NavigationState, _ changes: [NavigationChange]) {
        self.old = old
        self.new = new
        self.changes = changes
    }

    /// Returns a plan that undoes the first changes of this plan, the last of them first.
    ///
    /// - Parameter count: The number of changes that were made.
    /// - Returns: The plan.
    /// - Throws: A ``NavigationError`` if the changes do not belong to the plan, which does not happen.
    /// - Complexity: O(*n* × `count`) in the number of nodes.
    func undoing(_ count: Int) throws -> NavigationPlan {
        var back: [[NavigationChange]] = []
        var state = old
        for change in changes.prefix(count) {
            let next = try state.applying([change])
            let inverse = next.changes(to: state)
            back.append(inverse.isEmpty ? state.updates(undoing: change) : inverse)
            state = next
        }
        return NavigationPlan(new, old, back.reversed().flatMap(\.self))
    }
}

extension NavigationState {
    /// The change that undoes an update that passed only data, between equal states: a renderer may have done more for
    /// the update than to pass the data.
    fileprivate func updates(undoing change: NavigationChange) -> [NavigationChange] {
        guard case .update(let destination) = change else { return [] }
        return [find(destination.id)].compactMap { $0.map { .update($0.destination) } }
    }
}
