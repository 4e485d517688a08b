extension NavigationState {
    /// Lists the changes that turn this state into another one.
    ///
    /// The order is: removals, deepest first and the active branch last; then insertions, parents first; then
    /// updates; then activations, deepest first.
    ///
    /// The children of one parent change together. One insertion alone is a push, and one removal alone is a pop.
    /// Several of them, or both, are one change, which stands among the removals if it removes any child. The
    /// descendants of a removed node are removed by changes of their own.
    ///
    /// A node may be in both states at different places, for example after a place beneath it was taken out. It is then
    /// removed and inserted again, and updated if its properties differ. All removals then precede all insertions, even
    /// under one parent.
    ///
    /// ``applying(_:)`` of the changes to this state gives the other state. Between equal states there are no
    /// changes but updates that pass new data.
    ///
    /// - Parameter other: The other state.
    /// - Returns: The changes, in order.
    /// - Complexity: O(*n* log *n*) in the number of nodes that the two do not share, and their children.
    public func changes(to other: NavigationState) -> [NavigationChange] {
        ChangeOrder.changes(from: self, to: other)
    }

    /// Returns the state after some changes.
    ///
    /// After only some changes of a list, the state may be inconsistent, for example with a stack that has no root.
    ///
    /// - Parameter changes: The changes, in order.
    /// - Returns: The state after them.
    /// - Throws: A ``NavigationError`` with the code ``NavigationError/Code/wrongChange`` if a change refers to a
    ///   node that is not there.
    /// - Complexity: O(*n*) in the number of nodes and the children of changed nodes.
    public func applying(_ changes: [NavigationChange]) throws -> NavigationState {
        var editing = ChangeEditing(self)
        for change in changes { try editing.apply(change) }
        return try editing.finish()
    }
}
