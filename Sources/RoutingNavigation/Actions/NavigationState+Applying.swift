extension NavigationState {
    /// Returns the state after an action.
    ///
    /// The method is a pure function: the same action on the same state and tree gives the same state, identities
    /// included. Unchanged nodes are shared with this state.
    ///
    /// ```swift
    /// let state = try NavigationState().applying(.open("books/7"), on: tree)
    /// let next = try state.applying(.removeCurrent, on: tree)
    /// ```
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - tree: The tree of the state.
    ///   - context: The data passed to the destination of the action's URL.
    /// - Returns: The new state, or this state if the action changes nothing.
    /// - Throws: A ``NavigationError`` that says what is impossible and why.
    /// - Complexity: O(depth × children on the path); O(*n*) in the number of nodes to find a target.
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

    /// Returns the state after a move that the user or the program made on the screen.
    ///
    /// Selecting a tab inside a hidden option does not select that option. Removing what is gone changes nothing.
    func following(
        _ move: NavigationAction,
        on blueprint: Blueprint
    ) throws(NavigationError) -> NavigationState {
        if case .remove(.id(let id)) = move, find(id) == nil { return self }
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
