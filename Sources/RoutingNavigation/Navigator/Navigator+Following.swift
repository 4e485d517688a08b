internal import Routing

extension Navigator {
    /// What the user did, as far as the state does not follow yet.
    struct UserMoves {
        /// What was reported, the oldest first: what it is to a state, if anything.
        var reports: [(NavigationState) -> NavigationAction?] = []
        /// Reads from the screen what the user did to it that a state does not say.
        var read: (@MainActor (NavigationState) -> NavigationAction?)?
        /// Whether the state follows just now; what is reported meanwhile has its turn after that.
        var areFollowed = false
        /// Renders what the user did, if there is more to it than the user saw to.
        var catchingUp: Task<Void, any Error>?
        /// Asks the guards about what the user brought up.
        var checking: Task<Void, any Error>?
        /// The number of the last such check.
        var lastCheck = 0
    }

    /// Takes note of what the user did, as soon as no request has its turn.
    ///
    /// - Parameter move: Gives what it is to the state then; `nil` for nothing.
    func report(_ move: @escaping (NavigationState) -> NavigationAction?) {
        moves.reports.append(move)
        followUserIfIdle()
    }

    /// Reads from a screen what the user did, from now on after each request.
    ///
    /// - Parameter read: Gives something that the screen shows and the state does not say, until there is
    ///   nothing.
    package func readMoves(_ read: @escaping @MainActor (NavigationState) -> NavigationAction?) {
        moves.read = read
    }

    /// Lets the state follow the user, unless a request has its turn; then it does at the end of that.
    package func followUserIfIdle() {
        if line.isFree { followUser() }
    }

    /// Lets the state follow the user.
    func followUser() {
        if moves.areFollowed { return }
        moves.areFollowed = true
        defer { moves.areFollowed = false }
        repeat {
            while !moves.reports.isEmpty { _ = follow(moves.reports.removeFirst()(state)) }
            // What does not show can only become less that way, so this ends.
            while !hasDiverged, follow(moves.read?(state)) {}
        } while !moves.reports.isEmpty
    }

    /// Lets the state follow the user; what is so already, or cannot be, changes nothing.
    ///
    /// - Returns: Whether the state followed.
    private func follow(_ move: NavigationAction?) -> Bool {
        guard let move, let new = try? state.following(move, on: blueprint), new != state else {
            return false
        }
        // What is presented goes with what presents it, which the user has not seen to.
        if state.changes(to: new).contains(where: { $0.isDismissal(besides: move) }) {
            render(move)
            return false
        }
        let (old, oldPast) = (state, past)
        renderer.settle(on: new)
        commit(new)
        note { $0.follow(new) }
        tellLeaving(from: old)
        checkUserMove(from: old, oldPast)
        return true
    }

    /// Renders what the user did, with all that comes of it, in a turn of its own.
    private func render(_ move: NavigationAction) {
        if moves.catchingUp != nil { return }
        moves.catchingUp = scheduler.startOnMain { [self] in
            do {
                try await dispatch(move)
            } catch {
                // The user is where the state is not.
                hasDiverged = true
            }
            moves.catchingUp = nil
        }
    }
}

extension NavigationChange {
    /// Whether something is dismissed that an action does not name itself.
    fileprivate func isDismissal(besides action: NavigationAction) -> Bool {
        guard case .dismiss(let id, _) = self else { return false }
        return action != .remove(.id(id))
    }
}
