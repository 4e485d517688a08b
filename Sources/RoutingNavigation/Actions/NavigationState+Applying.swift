extension NavigationState {
    /// Gives the state after an action.
    ///
    /// It is a pure function: the same action on the same state and tree gives the same state, identities
    /// included. What is not changed is shared with this state.
    ///
    /// ```swift
    /// let state = try NavigationState().applying(.open("books/7"), on: tree)
    /// let next = try state.applying(.removeCurrent, on: tree)
    /// ```
    ///
    /// - Parameters:
    ///   - action: What is done.
    ///   - tree: The tree that the state is of.
    ///   - context: What the destination that the action's URL leads to is given.
    /// - Returns: The new state; this one if the action changes nothing.
    /// - Throws: A ``NavigationError`` that says what is impossible and why.
    /// - Complexity: O(depth × children on the way); for targets and identities O(*n*) in the number of
    ///   nodes.
    public func applying<Presentable>(
        _ action: NavigationAction,
        on tree: NavigationTree<Presentable>,
        passing context: (any Sendable)? = nil
    ) throws -> NavigationState {
        try applying(action, on: tree.blueprint, passing: context)
    }

    func applying(
        _ action: NavigationAction,
        on blueprint: Blueprint,
        passing context: (any Sendable)?
    ) throws(NavigationError) -> NavigationState {
        var editor = NavigationEditor(self, blueprint: blueprint, context: context)
        try editor.apply(action)
        return try editor.finish()
    }

    /// Gives the state after something that the user or the program did to what shows.
    ///
    /// A tab that is selected where it does not show selects nothing around it.
    func following(
        _ move: NavigationAction,
        on blueprint: Blueprint
    ) throws(NavigationError) -> NavigationState {
        var editor = NavigationEditor(self, blueprint: blueprint)
        if case .select(let target) = move {
            let steps = try editor.steps(to: target)
            editor.select(at: steps, from: steps.count - 1)
        } else {
            try editor.apply(move)
        }
        return try editor.finish()
    }
}
