extension Navigator {
    /// Returns the state of the app, to be encoded and restored in another session.
    ///
    /// - Returns: The state.
    public func snapshot() -> NavigationState { state }

    /// Restores the state of an earlier session, and starts the history with it.
    ///
    /// The tree may have changed since. The navigator drops destinations that the tree no longer declares, with
    /// their descendants, and adds fork options that are new in the tree. It checks the state like a URL: it also
    /// drops a destination whose pattern refuses its captures, or whose URL does not lead to it. A restored
    /// destination gets a new identity if the current state uses its identity for another destination or at another
    /// place. If nothing is left of the state, the screen becomes empty.
    ///
    /// - Parameter saved: The state to restore.
    /// - Returns: The dropped destinations, each before its descendants.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/tooDeep``; the error of a guard, of a
    ///   place that stays, or of the renderer.
    @discardableResult
    public func restore(_ saved: NavigationState) async throws -> [Destination] {
        var dropped: [Destination] = []
        try await request {
            let restored = try saved.restored(on: self.blueprint)
            dropped = restored.dropped
            let new = restored.state.apart(from: self.state, on: self.blueprint)
            return (
                new,
                { history, shown in
                    history = NavigationHistory()
                    if shown.root != nil { history.visit(shown) }
                }
            )
        }
        return dropped
    }
}
