extension NavigationState {
    /// Lists what has to change for this state to become another one.
    ///
    /// First come the pops, deepest first and the active branch last; then the insertions, parents first;
    /// then the updates; then the activations, deepest first. The children of one parent change together: one
    /// that comes is a push, one that goes a pop, and several, or both, are one change, which stands among
    /// the pops if any of them goes. A node that goes takes what it holds along, by pops of its own. If an
    /// identity is in both states, but in different places, which actions never bring about, all pops stand
    /// apart from all insertions.
    ///
    /// ``applying(_:)`` of the changes to this state gives the other one; from a state to itself there are
    /// none.
    ///
    /// - Parameter other: The other state.
    /// - Returns: The changes, in order.
    /// - Complexity: O(*n* log *n*) in the number of nodes that the two do not share, and the children of
    ///   these.
    public func changes(to other: NavigationState) -> [NavigationChange] {
        ChangeList.changes(from: root, to: other.root)
    }

    /// Gives the state after some changes.
    ///
    /// Part of a list of changes may lead to a state that is none by itself, such as a stack without a root.
    ///
    /// - Parameter changes: The changes, in order.
    /// - Returns: The state after them.
    /// - Throws: A ``NavigationError`` with the code ``NavigationError/Code/wrongChange`` for a change of
    ///   something that is not there.
    /// - Complexity: O(*n*) in the number of nodes, and the children of those that change.
    public func applying(_ changes: [NavigationChange]) throws -> NavigationState {
        var editing = ChangeEditing(self)
        for change in changes { try editing.apply(change) }
        return try editing.finish()
    }
}
