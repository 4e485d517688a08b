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
    ///
    /// - Parameter awaited: Receives the moves that the request has waited for.
    func enterAfterMoves(_ awaited: inout [UnconfirmedMove]) async {
        await beginTurn()
        while awaitsAnswer, !isInCheck, let move = moves.unconfirmed.last {
            let mayWait = move.answer.beginWait()
            if mayWait {
                if !awaited.contains(where: { $0 === move }) {
                    move.beginRequest()
                    awaited.append(move)
                }
                await line.stepAside { awaitsAnswer && isShown(move) }
            }
            move.answer.endWait()
            if !mayWait { return }
            followUser()
        }
    }

    /// Whether a guard that is asked about a move awaits the calling task, or has started it.
    var isInCheck: Bool {
        let moves = TaskContext.marks(UnconfirmedMove.self) + (Self.checkedMove.map { [$0] } ?? [])
        return moves.contains { $0.navigator === self && $0.isAsked }
    }

    /// Whether a move shows that the guards have neither passed nor refused.
    private var awaitsAnswer: Bool { moves.unconfirmed.last.map { !$0.isRefused } ?? false }

    /// Forgets the moves that were answered or replaced, and lets the requests that waited proceed.
    func endMoves() {
        moves.unconfirmed = []
        line.recall()
    }

    /// Asks the guards about a state that the user brought about, and undoes the move if they refuse it.
    ///
    /// If a request by a guard of the move replaces the state, the move is performed again once the guards have passed
    /// it, unless a later move or request has changed what shows. If the program moves each time that a move is undone,
    /// the navigator gives up after some rounds.
    ///
    /// - Parameter move: The move, whose state shows.
    func check(_ move: UnconfirmedMove) {
        moves.unconfirmed.removeAll(where: \.isRefused)
        moves.unconfirmed.append(move)
        // The requests that waited for the answer about an earlier move wait for this one.
        line.recall()
        moves.rounds = moves.areUndone ? moves.rounds + 1 : 0
        if moves.rounds > UserMoves.mostRounds {
            (move.isAsked, move.isRefused) = (false, true)
            let what = "a refused move is undone; the next request shows the state"
            onFailure?(NavigationError.movesAgain(from: state.url, eachTime: what))
            return
        }
        // It must not wait for the check of an earlier move: that check may wait for a request, and the request
        // for the answer about this move.
        // The task whose turn ends may handle an external URL, which is not where the user's move comes from.
        start(from: .internal) { await $0.settle(move) }
    }

    private func settle(_ move: UnconfirmedMove) async {
        defer { revalidateIfAwaited() }
        do {
            let revalidation = revalidations
            var cleared: Set<String> = []
            if let other = try await askGuards(about: move, &cleared) {
                return try await follow(other, insteadOf: move)
            }
            await beginTurn()
            let isReplaced = isReplaced(move)
            confirm(move)
            endTurn()
            if isReplaced {
                let cleared = revalidation == revalidations ? cleared : []
                try await complete(numbered: move.number, cleared: cleared) {
                    self.isReplaced(move) ? move.actions : []
                }
            }
        } catch {
            await refuse(move)
            await takeBack(move)
            onFailure?(error)
        }
    }

    /// Asks the guards about the places of a move, until one redirects or the move is open no more.
    ///
    /// - Parameters:
    ///   - move: The move.
    ///   - cleared: Receives the URLs that the guards have passed.
    /// - Returns: The redirect, if any.
    /// - Throws: The error of a guard that rejects a place.
    private func askGuards(
        about move: UnconfirmedMove,
        _ cleared: inout Set<String>
    ) async throws -> GuardRedirect? {
        defer { move.isAsked = false }
        for place in move.state.shownPlaces(notIn: state) where isOpen(move) {
            let urls = urlsToAsk(about: place)
            let other = try await Self.$checkedMove.withValue(move) {
                try await TaskContext.withMark(move) {
                    try await askGuards(about: urls, of: place.destination, giving: move.answer)
                }
            }
            if let other { return other }
            cleared.formUnion(urls)
        }
        return nil
    }

    /// Opens the redirect of a refused move, unless the user has gone on or a later request changes what shows.
    ///
    /// The state before the move shows first: the redirect may have to wait, and what it shows outside the tree must not
    /// show over the refused place.
    private func follow(_ other: GuardRedirect, insteadOf move: UnconfirmedMove) async throws {
        let isReplaced = isReplaced(move)
        await refuse(move)
        guard isShown(move) || isReplaced else { return }
        await takeBack(move)
        await move.requestsEnded()
        guard self.isReplaced(move), moves.unconfirmed.isEmpty else { return }
        try await divert(to: other)
    }

    /// Whether neither a later move that guards have passed nor a request has replaced the state of a move.
    private func isOpen(_ move: UnconfirmedMove) -> Bool { moves.unconfirmed.contains { $0 === move } }

    /// Whether the state of an open move shows.
    private func isShown(_ move: UnconfirmedMove) -> Bool { moves.unconfirmed.last === move }

    /// Whether a request has replaced the state of a move, and the state has followed no later move.
    private func isReplaced(_ move: UnconfirmedMove) -> Bool {
        !isOpen(move) && move.number > moves.lastFollowed
    }

    /// Adopts the state of an open move.
    private func confirm(_ move: UnconfirmedMove) {
        if isShown(move) { return accept(move.state) }
        guard let index = moves.unconfirmed.firstIndex(where: { $0 === move }) else { return }
        // If the later move that shows is refused, this state shows again.
        moves.unconfirmed.removeFirst(index + 1)
        moves.lastFollowed = move.number
        follow(move.state)
    }

    /// Records that a guard has refused a move; the requests that waited have their turn first.
    ///
    /// If one of them succeeds, it replaces the refused place.
    private func refuse(_ move: UnconfirmedMove) async {
        move.isRefused = true
        guard isShown(move) else { return }
        line.recall()
        await line.enter()
        endTurn()
    }

    /// Goes back to the state before a move.
    private func takeBack(_ move: UnconfirmedMove) async {
        do {
            await beginTurn()
            moves.areUndone = true
            defer {
                endTurn()
                moves.areUndone = false
            }
            if isShown(move) { try await go(to: state) }
        } catch {
            onFailure?(error)
            await bringBack()
        }
    }
}
