internal import Routing

/// Guards of places that the user has moved to.
extension Navigator {
    /// The move that the calling task's guard is asked about.
    @TaskLocal private static var checkedMove: UnconfirmedMove?

    /// Takes the turn for a request, after the guards have answered about the user's last move.
    ///
    /// The user sees the place of the move, so a request that did not wait would bring back what the user has
    /// left. A request does not wait if the answer depends on it: if a guard of the move awaits the request, or a URL
    /// that needs the place in a router that the request holds.
    func enterAfterMove() async {
        await line.enter()
        let isInCheck = Self.checkedMove.map { $0.navigator === self && $0.isAsked } ?? false
        while !isInCheck, awaitsAnswer {
            followUser()
            guard awaitsAnswer, let answer = moves.unconfirmed?.answer else { continue }
            let mayWait = answer.beginWait()
            if mayWait {
                await line.stepAside { awaitsAnswer && moves.unconfirmed?.answer === answer }
            }
            answer.endWait()
            if !mayWait { return }
        }
    }

    /// Whether a move shows that the guards have neither passed nor refused.
    private var awaitsAnswer: Bool { moves.unconfirmed.map { !$0.isRefused } ?? false }

    /// Forgets a move that was answered or superseded, and lets the requests that waited proceed.
    func endMove() {
        moves.unconfirmed = nil
        line.recall()
    }

    /// Asks the guards about a state that the user brought about, and undoes the move if they refuse it.
    ///
    /// A later move of the user supersedes the check, and so does a request by a guard of the move. If the program
    /// moves each time that a move is undone, the navigator gives up after some rounds.
    ///
    /// - Parameter new: The state that shows.
    func check(_ new: NavigationState) {
        let move = UnconfirmedMove(to: new, in: self)
        // The requests that waited for the answer about an earlier move wait for this one.
        endMove()
        moves.unconfirmed = move
        moves.rounds = moves.areUndone ? moves.rounds + 1 : 0
        if moves.rounds > UserMoves.mostRounds {
            (move.isAsked, move.isRefused) = (false, true)
            onFailure?(NavigationError.movesAgain(from: state.url))
            return
        }
        // It must not wait for the check of an earlier move: that check may wait for a request, and the request
        // for the answer about this move.
        // The task whose turn ends may handle an external URL, which is not where the user's move comes from.
        start(from: .internal) { await $0.check(move) }
    }

    private func check(_ move: UnconfirmedMove) async {
        defer { revalidateIfAwaited() }
        do {
            if let other = try await askGuards(about: move) {
                await refuse(move)
                if isUnconfirmed(move) { try await divert(to: other) }
                // A URL outside the tree shows no place that would replace the refused one.
                return await takeBack(move)
            }
            await line.enter()
            if isUnconfirmed(move) { accept(move.state) }
            endTurn()
        } catch {
            await refuse(move)
            await takeBack(move)
            onFailure?(error)
        }
    }

    /// Asks the guards about the places of a move, until one redirects or the move is superseded.
    private func askGuards(about move: UnconfirmedMove) async throws -> GuardRedirect? {
        defer { move.isAsked = false }
        return try await Self.$checkedMove.withValue(move) {
            for place in move.state.shownPlaces(notIn: state) where isUnconfirmed(move) {
                let urls = urlsToAsk(about: place)
                if let other = try await askGuards(about: urls, of: place.destination, giving: move.answer) {
                    return other
                }
            }
            return nil
        }
    }

    /// Whether neither the user nor a request has superseded a move.
    private func isUnconfirmed(_ move: UnconfirmedMove) -> Bool { moves.unconfirmed === move }

    /// Records that a guard has refused a move; the requests that waited have their turn first.
    ///
    /// If one of them succeeds, it replaces the refused place.
    private func refuse(_ move: UnconfirmedMove) async {
        move.isRefused = true
        guard isUnconfirmed(move) else { return }
        line.recall()
        await line.enter()
        endTurn()
    }

    /// Goes back to the state before a move.
    private func takeBack(_ move: UnconfirmedMove) async {
        do {
            await line.enter()
            moves.areUndone = true
            defer {
                endTurn()
                moves.areUndone = false
            }
            if isUnconfirmed(move) { try await go(to: state) }
        } catch {
            onFailure?(error)
            await bringBack()
        }
    }
}
