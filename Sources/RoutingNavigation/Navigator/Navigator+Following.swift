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
        /// Renders what there is to what the user did besides what the user saw to.
        var catchingUp: Task<Void, any Error>?
        /// The number of the last such task.
        var lastCatchUp = 0
        /// Whether that dismisses what is presented over something that the user took away: what is reported
        /// meanwhile is about what shows after that.
        var awaitsDismissal = false
        /// Where the user is, and guards have to be asked first.
        var unconfirmed: UnconfirmedMove?
        /// Asks them.
        var checking: Task<Void, any Error>?
        /// The number of the last such move.
        var lastUnconfirmed = 0

        /// Whether anything is under way that comes of what the user did.
        var areUnfinished: Bool { catchingUp != nil || checking != nil }
    }

    /// A state that the user brought about by hand and that guards may refuse.
    ///
    /// It shows, and the navigator's state is still the one before: no place is ever in that which its guards have
    /// not let pass. A request leads away from what shows to what comes of the state.
    struct UnconfirmedMove {
        let number: Int
        let state: NavigationState
    }

    /// What shows, as far as it was reported.
    var shown: NavigationState { moves.unconfirmed?.state ?? state }

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
        if moves.areFollowed || moves.awaitsDismissal { return }
        moves.areFollowed = true
        defer { moves.areFollowed = false }
        repeat {
            while !moves.reports.isEmpty, !moves.awaitsDismissal {
                _ = follow(moves.reports.removeFirst()(shown))
            }
            // What does not show can only become less that way, so this ends.
            while !hasDiverged, !moves.awaitsDismissal, follow(moves.read?(shown)) {}
        } while !moves.reports.isEmpty && !moves.awaitsDismissal
    }

    /// Lets the state follow the user; what is so already, or cannot be, changes nothing.
    ///
    /// - Returns: Whether the state followed, or does when the guards let it.
    private func follow(_ move: NavigationAction?) -> Bool {
        let shown = shown
        guard let move, let new = try? shown.following(move, on: blueprint), new != shown else {
            return false
        }
        // What is presented goes with what presents it, which the user has not seen to.
        if shown.changes(to: new).contains(where: { $0.isDismissal(besides: move) }) {
            moves.awaitsDismissal = true
            catchUp { try await $0.dispatch(move) }
            return false
        }
        renderer.settle(on: new)
        if firstInquiries(from: state, to: new).isEmpty { accept(new) } else { check(new) }
        return true
    }

    /// Takes a state that the user brought about.
    func accept(_ new: NavigationState) {
        moves.unconfirmed = nil
        if new == state { return }
        let (old, oldPast) = (state, past)
        commit(new)
        note { $0.follow(new) }
        tellLeaving(from: old)
        if renderer.isIncomplete(new) { catchUp { try await $0.complete(or: old, oldPast) } }
    }

    /// Has what the user brought up made, or goes back to where the user was when it cannot be.
    private func complete(or old: NavigationState, _ oldPast: NavigationHistory) async throws {
        do {
            while renderer.isIncomplete(state) { try await request { (self.state, { _, _ in }) } }
        } catch {
            try await request(leaving: nil) {
                (old.counting(from: self.state), { history, _ in history = oldPast })
            }
            onFailure?(error)
        }
    }

    /// Renders what comes of what the user did, in a turn of its own.
    private func catchUp(_ request: @escaping @MainActor @Sendable (Navigator) async throws -> Void) {
        let earlier = moves.catchingUp
        moves.lastCatchUp += 1
        let number = moves.lastCatchUp
        moves.catchingUp = scheduler.startOnMain { [self] in
            try? await earlier?.value
            do {
                try await request(self)
            } catch {
                onFailure?(error)
                await bringBack()
            }
            if moves.lastCatchUp == number {
                moves.catchingUp = nil
                moves.awaitsDismissal = false
            }
            followUserIfIdle()
        }
    }
}

extension Navigator {
    /// Has the state show again where the user is elsewhere.
    private func bringBack() async {
        // Where the renderer does not read back what shows, all is rendered anew.
        if !renderer.isAstray(from: state) { hasDiverged = true }
        do { try await request { (self.state, { _, _ in }) } } catch { hasDiverged = true }
    }
}

extension NavigationChange {
    /// Whether something is dismissed that an action does not name itself.
    fileprivate func isDismissal(besides action: NavigationAction) -> Bool {
        guard case .dismiss(let id, _) = self else { return false }
        return action != .remove(.id(id))
    }
}
