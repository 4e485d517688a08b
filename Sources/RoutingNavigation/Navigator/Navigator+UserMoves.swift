internal import Routing

extension Navigator {
    /// The state that shows, as far as it was reported.
    var shown: NavigationState { moves.unconfirmed.last?.state ?? state }

    /// Reports a move of the user, which takes effect as soon as no request is running.
    ///
    /// - Parameter move: Returns the action for the state at that time; `nil` for none.
    func report(_ move: @escaping (NavigationState) -> NavigationAction?) {
        moves.reports.append((move, trace))
        followUserIfIdle()
    }

    /// What is known of a move that is reported now; what can be read needs no trace.
    private var trace: UserMoves.Trace {
        if moves.read != nil { return .shown }
        if moves.awaitsCatchUp { return .replaced }
        return line.isFree || moves.areFollowed ? .shown : .uncertain(presentations: moves.presentations)
    }

    /// Makes the navigator read the user's moves from a screen, from now on after each request.
    ///
    /// - Parameter read: Returns one difference between the screen and a state as an action, or `nil` if there is
    ///   none. The navigator calls it until it returns `nil`.
    package func readMoves(_ read: @escaping @MainActor (NavigationState) -> NavigationAction?) {
        moves.read = read
    }

    /// Makes the state follow the user, unless a request is running: then the state follows when the request ends.
    ///
    /// If the screen is in an unknown state, no move can be read from it: the state is rendered again instead.
    package func followUserIfIdle() {
        guard line.isFree else {
            if RenderingMarker.ofThisTask?.navigator !== self { moves.happenedMeanwhile = true }
            return
        }
        if hasDiverged, moves.read != nil, catchingUp == nil { return repair() }
        line.ifFree { followUser() }
    }

    /// Renders the state anew; what the undo of a rendering that fails changes may look like further moves.
    private func repair() {
        if moves.repairs == UserMoves.mostRepairs { return }
        moves.repairs += 1
        catchUp { try await $0.render() }
    }

    /// Makes the state follow the user; the caller must have the turn, because this calls the program.
    func followUser() {
        if moves.areFollowed || moves.awaitsCatchUp { return }
        moves.areFollowed = true
        defer { moves.areFollowed = false }
        repeat {
            while !moves.reports.isEmpty, !moves.awaitsCatchUp {
                let report = moves.reports.removeFirst()
                _ = follow(report.action(shown), report.trace)
            }
            // Each move leaves fewer differences between the state and the screen, so the loop ends.
            while !hasDiverged, !moves.awaitsCatchUp, follow(moves.read?(shown), .read) {}
        } while !moves.reports.isEmpty && !moves.awaitsCatchUp
        if moves.rendered != nil { return }
        moves.renderings = 0
        if !hasDiverged, !moves.awaitsCatchUp { moves.onIdle() }
    }

    /// Tells a renderer from now on when nothing is left to follow, and counts the modals that it presents.
    func attend(_ renderer: any RetainingRenderer) {
        renderer.isNotifiedOfIdle = true
        renderer.onPresenting = { [weak self] in self?.moves.presentations += 1 }
        moves.onIdle = { [weak renderer] in renderer?.didBecomeIdle() }
    }

    /// Makes the state follow a move; a move that the state already reflects, or that is impossible, has no effect.
    ///
    /// - Returns: Whether the state has followed, or will follow when the guards have passed it.
    private func follow(_ move: NavigationAction?, _ trace: UserMoves.Trace) -> Bool {
        let shown = shown
        guard let move else { return false }
        guard let new = try? shown.following(move, on: blueprint) else {
            // The request has removed the option that the user selected: what shows instead is unknown.
            if trace != .read, trace != .shown { catchUp { await $0.bringBack() } }
            return false
        }
        if new == shown { return false }
        let changes = shown.changes(to: new)
        // What is gone should not be dismissed again, as another modal might go instead.
        if case .uncertain(let presentations) = trace, moves.rendered == nil,
            changes.dismissals.isEmpty || presentations != moves.presentations
        {
            noteRendered(shown)
        }
        // The modal of a removed place must be dismissed, too, which the user did not do.
        if trace == .replaced || changes.needDismissal(besides: move) {
            moves.awaitsCatchUp = true
            catchUp(after: trace) { navigator in
                // Until the turn of this request, the user may have gone on.
                let hasFollowed = try await navigator.complete {
                    trace == .read ? navigator.readMoves(from: navigator.state).actions : [move]
                }
                // What cannot be read cannot be found to differ: all is shown again.
                if !hasFollowed, navigator.moves.read == nil { await navigator.bringBack() }
            }
            return false
        }
        adopt(new, after: [move])
        return true
    }

    /// Notes the state that was rendered before a move, unless the program moves whenever a move is rendered.
    private func noteRendered(_ shown: NavigationState) {
        moves.renderings += 1
        if moves.renderings <= UserMoves.mostRenderings {
            moves.rendered = shown
        } else {
            let what = "a move is rendered; the screen may not show the last one"
            onFailure?(NavigationError.movesAgain(from: shown.url, eachTime: what))
        }
    }

    /// Makes the state follow the moves that kept a failed request from being undone.
    ///
    /// The user may have left the screen that the undo would need, such as the one beneath a modal. If no move was
    /// reported, the undo failed for another reason.
    ///
    /// - Parameter old: The state before the request.
    /// - Returns: Whether the screen shows the state that the moves lead to.
    func followMeanwhile(from old: NavigationState) -> Bool {
        guard moves.happenedMeanwhile else { return false }
        let (new, actions) = readMoves(from: old)
        if new == old { return false }
        settle(onFormer: old)
        renderer.follow(new)
        if isAstray(from: new) { return false }
        adopt(new, after: actions)
        return true
    }

    /// Reads all moves that lead from a state to what the screen shows, as far as they can be followed.
    private func readMoves(
        from old: NavigationState
    ) -> (state: NavigationState, actions: [NavigationAction]) {
        var new = old
        var actions: [NavigationAction] = []
        while let move = moves.read?(new), let next = try? new.following(move, on: blueprint), next != new {
            new = next
            actions.append(move)
        }
        return (new, actions)
    }

    /// Tells the renderer that the state before an undone plan shows again, which guards may still refuse.
    func settle(onFormer old: NavigationState) {
        if moves.unconfirmed.isEmpty { renderer.settle(on: old) } else { renderer.follow(old) }
    }

    /// Adopts a state that the user brought about, once its guards have passed it.
    private func adopt(_ new: NavigationState, after actions: [NavigationAction]) {
        if firstInquiry(about: new.shownPlaces(notIn: state)) == nil { return accept(new) }
        if moves.rendered == nil { renderer.follow(new) }
        check(UnconfirmedMove(actions, to: new, in: self))
    }

    /// Adopts a state that the user brought about.
    func accept(_ new: NavigationState) {
        if moves.rendered == nil { renderer.settle(on: new) }
        moves.lastFollowed = Starts.nextNumber()
        endMoves()
        let (old, oldPast) = (state, past)
        if follow(new), renderer.isIncomplete(new) {
            let newPast = past
            catchUp { try await $0.complete(or: old, oldPast, since: newPast) }
        }
        if moves.rendered != nil { catchUp { try await $0.render() } }
    }

    /// Makes the state follow without rendering.
    ///
    /// - Returns: Whether the state has changed.
    @discardableResult
    func follow(_ new: NavigationState) -> Bool {
        if new == state { return false }
        let old = state
        // A request may have failed since the move, whose screens may still be there.
        commit(new.counting(from: state))
        note { $0.follow(new) }
        tellLeaving(from: old, to: new)
        return true
    }
}

extension [NavigationChange] {
    /// Whether a modal must be dismissed besides the one that the user dismissed, with all modals over it.
    fileprivate func needDismissal(besides move: NavigationAction) -> Bool {
        !dismissals.isEmpty && !dismissals.contains(move)
    }

    /// The dismissals among the changes, as actions.
    fileprivate var dismissals: [NavigationAction] {
        compactMap { if case .dismiss(let id, _) = $0 { .remove(.id(id)) } else { nil } }
    }
}
