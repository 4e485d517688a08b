/// What a navigator is about to do: the state that is shown, the one that is wanted, and what is between
/// them.
public struct NavigationPlan: Equatable, Sendable {
    /// The state that is shown.
    public let old: NavigationState
    /// The state that is wanted.
    public let new: NavigationState
    /// What has to change, in order.
    public let changes: [NavigationChange]

    /// Plans to get from one state to another.
    ///
    /// - Parameters:
    ///   - old: The state that is shown.
    ///   - new: The state that is wanted.
    /// - Complexity: O(*n* log *n*) in the number of nodes that the two do not share.
    public init(from old: NavigationState, to new: NavigationState) {
        self.old = old
        self.new = new
        changes = old.changes(to: new)
    }

    private init(_ old: NavigationState, _ new: NavigationState, _ changes: [NavigationChange]) {
        self.old = old
        self.new = new
        self.changes = changes
    }

    /// Plans to take back the first changes of this plan, the last of them first.
    ///
    /// - Parameter count: How many changes have been made.
    /// - Returns: The plan.
    /// - Throws: A ``NavigationError`` if the changes are not those of the plan, which does not happen.
    /// - Complexity: O(*n* × `count`) in the number of nodes.
    func undoing(_ count: Int) throws -> NavigationPlan {
        var back: [[NavigationChange]] = []
        var state = old
        for change in changes.prefix(count) {
            let next = try state.applying([change])
            back.append(next.changes(to: state))
            state = next
        }
        return NavigationPlan(new, old, back.reversed().flatMap(\.self))
    }
}
