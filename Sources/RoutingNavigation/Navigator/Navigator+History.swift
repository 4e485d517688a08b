extension Navigator {
    /// Where the app was and has been before, the oldest first; a hundred visits at most.
    ///
    /// Opening the place that shows is no visit of its own, however its URL is written: places are compared by
    /// their ``Destination/canonicalURL``.
    public var history: [NavigationVisit] { past.visits }

    /// Which visit of the history is the present one; meaningless while that is empty.
    public var historyIndex: Int { past.index }

    /// Whether there is a visit before the present one.
    public var canGoBack: Bool { past.canGoBack }

    /// Whether there is a visit after the present one.
    public var canGoForward: Bool { past.canGoForward }

    /// Goes to the state of the visit before the present one.
    ///
    /// - Returns: The state that shows then.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/noVisit`` when there is none; what
    ///   the renderer throws.
    @discardableResult
    public func back() async throws -> NavigationState {
        try await move(by: -1)
    }

    /// Goes to the state of the visit after the present one.
    ///
    /// - Returns: The state that shows then.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/noVisit`` when there is none; what
    ///   the renderer throws.
    @discardableResult
    public func forward() async throws -> NavigationState {
        try await move(by: 1)
    }

    /// Forgets all visits but the present one.
    public func clearHistory() {
        note { $0.clear() }
    }

    private func move(by offset: Int) async throws -> NavigationState {
        try await request {
            guard let visit = self.past.visit(at: offset) else {
                throw NavigationError.noVisit(offset < 0 ? "before" : "after")
            }
            return (visit.state.counting(from: self.state), { history, _ in history.move(by: offset) })
        }
        return state
    }
}
