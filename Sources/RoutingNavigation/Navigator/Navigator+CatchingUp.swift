internal import Routing

/// Requests that perform or render moves of the user.
extension Navigator {
    /// Renders what the user's actions require; the removed places are told, as after any move of the user.
    ///
    /// A request that had its turn before may have removed the places that the actions need.
    ///
    /// - Parameters:
    ///   - number: The number of the move, if there is one.
    ///   - urls: The URLs whose guards have already passed them.
    ///   - actions: Returns the actions at the turn of the request.
    /// - Returns: Whether the state has followed; `false` if an action was impossible, or if the redirect of a guard was
    ///   opened instead.
    /// - Throws: The error of the renderer, or of a guard of another place that the actions show.
    @discardableResult
    func complete(
        numbered number: Int? = nil,
        cleared urls: Set<String> = [],
        _ actions: () -> [NavigationAction]
    ) async throws -> Bool {
        var hasFollowed = false
        var shown: (before: NavigationState, now: NavigationState)?
        try await request(numbered: number, cleared: urls, leaving: nil) {
            let old = self.state
            var arePossible = true
            let new = actions().reduce(old) { state, action in
                let next = try? state.following(action, on: self.blueprint)
                if next == nil { arePossible = false }
                return next ?? state
            }
            return (
                new,
                { history, state in
                    // The state may be empty now, which is no visit.
                    if state != old { history.follow(state) }
                    shown = (old, state)
                    hasFollowed = arePossible
                }
            )
        }
        // The request of a redirect has asked the places that it removes.
        if let shown { tellLeaving(from: shown.before, to: shown.now) }
        return hasFollowed
    }

    /// Makes the screens that the user brought up.
    ///
    /// If that fails, the navigator goes back to the earlier state, unless another request has led elsewhere.
    ///
    /// - Parameters:
    ///   - old: The earlier state.
    ///   - oldPast: The history of that time.
    ///   - newPast: The history since the user's move.
    /// - Throws: The error of the renderer when it goes back.
    func complete(
        or old: NavigationState, _ oldPast: NavigationHistory, since newPast: NavigationHistory
    ) async throws {
        do {
            if renderer.isIncomplete(state) { try await render() }
        } catch {
            try await request(leaving: nil) {
                guard self.renderer.isIncomplete(self.state) else { return (self.state, { _, _ in }) }
                return (
                    old.counting(from: self.state),
                    { history, state in
                        // The program may have cleared the history meanwhile.
                        if history.isIdentical(to: newPast) { history = oldPast } else { history.keep(state) }
                    }
                )
            }
            onFailure?(error)
        }
    }

    /// Renders what a move requires besides the user's own change, in a turn of its own.
    ///
    /// Requests that are made later come after it.
    func catchUp(
        after trace: UserMoves.Trace = .shown,
        _ request: @escaping @MainActor @Sendable (Navigator) async throws -> Void
    ) {
        let earlier = catchingUp
        let number = starts.reserve()
        moves.lastCatchUp = number
        starts.tasks[number] = scheduler.startOnMain { [self] in
            await begin(number)
            try? await earlier?.value
            await TaskContext.withMark(Started(number: number), from: .internal) {
                do {
                    try await request(self)
                } catch {
                    onFailure?(error)
                    await bringBack(after: trace)
                }
            }
            if moves.lastCatchUp == number, moves.awaitsCatchUp {
                moves.awaitsCatchUp = false
                if moves.read == nil { moves.reports = moves.reports.map { ($0.action, .replaced) } }
            }
            starts.tasks[number] = nil
            line.ifFree { followUser() }
        }
    }

    /// The last task that renders what a move requires, if it has not ended.
    var catchingUp: Task<Void, any Error>? { moves.lastCatchUp.flatMap { starts.tasks[$0] } }

    /// Makes the screen show the state that shows at its turn.
    func render() async throws {
        try await request { (self.state, { _, _ in }) }
    }

    /// Shows the state again after the user has moved elsewhere.
    ///
    /// If the renderer does not detect the difference, everything is rendered again. Another request may have led to a
    /// state without a difference, which is known only of a move that was read.
    func bringBack(after trace: UserMoves.Trace = .shown) async {
        do {
            try await request {
                let mayDiffer = trace != .read || self.moves.read?(self.state) != nil
                if mayDiffer, !self.isAstray(from: self.state) { self.hasDiverged = true }
                return (self.state, { _, _ in })
            }
        } catch {
            hasDiverged = true
            onFailure?(error)
        }
    }
}
