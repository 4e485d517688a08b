extension Navigator {
    /// The visited states, the oldest first; at most a hundred.
    ///
    /// Opening the place that already shows does not add a visit, even with another URL: places are compared by
    /// ``Destination/canonicalURL``, and those without one by their URLs.
    public var history: [NavigationState] { past.visits }

    /// The index of the current visit; meaningless while the history is empty.
    ///
    /// If ``revalidate()`` removes everything that shows, the visit before becomes the current one, but does not show.
    public var historyIndex: Int { past.index }

    /// Whether there is a visit before the current one.
    public var canGoBack: Bool { past.canGoBack }

    /// Whether there is a visit after the current one.
    public var canGoForward: Bool { past.canGoForward }

    /// Goes back to the state of the previous visit.
    ///
    /// The visit is chosen before guards and places are asked. While they are asked, another call leads to the same
    /// visit.
    ///
    /// - Returns: The resulting state.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/noVisit`` if there is no such visit; the
    ///   error of a guard, of a place that stays, or of the renderer.
    @discardableResult
    public func back() async throws -> NavigationState {
        try await move(by: -1)
    }

    /// Goes forward to the state of the next visit, which is chosen like that of ``back()``.
    ///
    /// - Returns: The resulting state.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/noVisit`` if there is no such visit; the
    ///   error of a guard, of a place that stays, or of the renderer.
    @discardableResult
    public func forward() async throws -> NavigationState {
        try await move(by: 1)
    }

    /// Discards all visits except the current one.
    public func clearHistory() {
        note { $0.clear() }
    }

    private func move(by offset: Int) async throws -> NavigationState {
        var (chosen, left): (NavigationHistory.Visit?, Destination?)
        try await request(numbered: Starts.nextNumber()) {
            // The visit is chosen once. While guards and places are asked, the user may make the same move.
            let visit = chosen.flatMap(self.past.present)
            if visit == nil, let left, self.state.find(left.id) == nil { return (self.state, { _, _ in }) }
            guard let visit = visit ?? self.past.visit(at: offset) else {
                throw NavigationError.noVisit(offset < 0 ? "before" : "after")
            }
            (chosen, left) = (visit, self.state.activeLeaf?.destination)
            let new = visit.state.counting(from: self.state).passing(asIn: self.state)
            return (new, { history, _ in history.move(to: visit) })
        }
        return state
    }
}
