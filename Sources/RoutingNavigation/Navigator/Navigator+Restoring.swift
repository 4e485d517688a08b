extension Navigator {
    /// Where the app is, to be encoded and restored in another session.
    ///
    /// - Returns: The state.
    public func snapshot() -> NavigationState { state }

    /// Goes to a state of an earlier session; the history begins there.
    ///
    /// The tree may have changed since: what it does not declare any more is dropped, with all that it held,
    /// and the options of forks that are new in it are added. The state is checked like a URL: a destination
    /// whose captures its pattern refuses, or whose URL does not lead to it, is dropped as well. Where something
    /// else that is there has the identity of a restored destination, or has it somewhere else, that destination
    /// gets a new one.
    ///
    /// - Parameter saved: The state.
    /// - Returns: The destinations that were dropped, each before what it held.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/tooDeep``; what the renderer
    ///   throws.
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
