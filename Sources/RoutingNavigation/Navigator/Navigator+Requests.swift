internal import Routing

extension Navigator {
    /// The decision of a request at its turn: the new state, and how the history records it.
    typealias Decision = (
        state: NavigationState, note: (inout NavigationHistory, NavigationState) -> Void
    )

    /// Runs a request: decides on a state, asks guards and leaving places, and then goes to the state.
    ///
    /// - Parameters:
    ///   - number: Its number in the order of moves, if a step of the user that came before must not be performed again
    ///     after it has changed what shows.
    ///   - urls: The URLs whose guards have already passed them.
    ///   - places: The places that may leave without being asked; `nil` to ask none.
    ///   - omit: Receives a place whose guard redirects, and returns whether the closure `decide` then omits it. By
    ///     default, the navigator opens the redirect's URL instead.
    ///   - decide: Decides on the new state. It runs again after each question, because the state may have changed.
    /// - Throws: The error of the closure, a guard or the renderer; ``NavigationError/Code/stayed``;
    ///   ``NavigationError/Code/redirectLoop`` if the answers of guards are revalidated each time.
    func request(
        numbered number: Int? = nil,
        cleared urls: Set<String> = [],
        leaving places: Set<Destination.ID>? = [],
        omitting omit: (Destination, GuardRedirect) -> Bool = { _, _ in false },
        _ decide: () throws -> Decision
    ) async throws {
        if isRenderedByThisTask { throw NavigationError.wouldDeadlock }
        // The guards have answered before this request waits for others.
        var cleared = Cleared(urls: urls, asOf: revalidations)
        await comeAfterStarts()
        defer { revalidateIfAwaited() }
        var rounds = 1
        // Made for the first question only, because most requests ask none.
        lazy var questions = LeavingQuestions(of: self)
        var leaving = places?.union(LeavingQuestions.unanswered(of: self))
        var awaited: [UnconfirmedMove] = []
        defer { for move in awaited { move.endRequest() } }
        while let question = try await takeTurn(numbered: number, cleared, leaving, &awaited, decide) {
            switch question {
            case .guards(let urls, let place):
                if cleared.asOf != revalidations {
                    guard rounds < Self.mostAskings else { throw NavigationError.revalidatedInCircles(place) }
                    rounds += 1
                    cleared = Cleared(urls: [], asOf: revalidations)
                }
                guard let other = try await askGuards(about: urls, of: place) else {
                    cleared.urls.formUnion(urls)
                    continue
                }
                guard let place = await stillShown(place, decide) else { continue }
                guard omit(place, other) else { return try await divert(to: other) }
                // A place that is restored has no number of its own until it shows.
                if state.find(place.id)?.destination == place { leaving?.insert(place.id) }
            case .leaving(let place, let ask):
                let answer = try await questions.put(to: place, in: state, ask)
                // The user may have removed the place meanwhile.
                let isGone = state.find(place.id) == nil
                guard answer == .leave || isGone else { throw NavigationError.stayed(place) }
                leaving?.insert(place.id)
            }
        }
    }

    /// Returns a place that a request asked guards about, as the request now leads to it; `nil` if it no longer does.
    ///
    /// A later request may have removed the place, and all that this one would have shown or uncovered, or may be doing
    /// so: the answer is given in a turn.
    private func stillShown(_ place: Destination, _ decide: () throws -> Decision) async -> Destination? {
        await beginTurn()
        defer { endTurn() }
        return try? decide().state.finishing(by: ending).shownPlaces.map(\.destination).first {
            $0.origin == place.origin && $0.captures == place.captures
        }
    }

    /// The URLs that guards have passed, valid until the next revalidation.
    private struct Cleared {
        var urls: Set<String>
        let asOf: Int
    }

    /// A question that must be answered before a request can proceed.
    private enum Question {
        /// Whether the guards let a place show.
        case guards([String], about: Destination)
        /// Whether a place lets itself be removed.
        case leaving(Destination, LeavingCheck)
    }

    /// Takes a turn and goes to the decided state, unless guards or leaving places must be asked first.
    ///
    /// - Returns: The question to ask first, or `nil` after the navigator has gone to the state.
    private func takeTurn(
        numbered number: Int?,
        _ cleared: Cleared,
        _ leaving: Set<Destination.ID>?,
        _ awaited: inout [UnconfirmedMove],
        _ decide: () throws -> Decision
    ) async throws -> Question? {
        await enterAfterMoves(&awaited)
        defer { endTurn() }
        try Task.checkCancellation()
        let decision = try decide()
        let new = decision.state.finishing(by: ending)
        let places = new.shownPlaces(notIn: state)
        try blueprint.checkValues(of: places)
        let urls = cleared.asOf == revalidations ? cleared.urls : []
        if let (place, urls) = firstInquiry(about: places, besides: urls) {
            return .guards(urls, about: place)
        }
        if let leaving, let (place, ask) = firstLeaving(to: new, besides: leaving) {
            return .leaving(place, ask)
        }
        let isNews = shown != new || state != new
        // What a guard requests before it answers replaces no step of the user, also if it answers during the rendering.
        let overtakesMoves = isNews && !isInCheck && !isAskedByNavigator
        try await go(to: new)
        if let number, overtakesMoves { moves.lastFollowed = max(moves.lastFollowed, number) }
        note { decision.note(&$0, new) }
        noteAwaited()
        return nil
    }

    /// Changes the history.
    func note(_ change: (inout NavigationHistory) -> Void) {
        var noted = past
        change(&noted)
        if !noted.isIdentical(to: past) { past = noted }
    }

    /// Waits for the turn, and follows what the user has done since the turn before ended.
    func beginTurn() async {
        await line.enter()
        followUser()
    }

    func endTurn() {
        followUser()
        line.leave()
    }
}

extension Navigator {
    /// Waits until no request is running or waiting, including those that no caller awaits.
    ///
    /// These are also the URLs that were opened `in:` the navigator, even while a gate holds them. The URLs of
    /// `router.open` without `in:` are the router's: await its `idle()` after this one. A request that another task
    /// awaits counts from its turn: the method does not wait while such a request still asks guards or leaving places.
    ///
    /// In the task that renders for this navigator, the method returns at once, because it would wait for itself.
    /// Inside a request, or a guard that is asked about a place, it does not wait for that request. There, and inside
    /// any handler, guard or proxy of a router, it does not wait for requests by
    /// ``go(to:options:passing:)-(String,_,_)`` or moves of the user, either. Do not await it there from an `async let`:
    /// that child task does wait for them, and perhaps for the task that awaits it.
    public func idle() async {
        if isRenderedByThisTask { return }
        let isOutside = TaskContext.ofThisTask == nil
        while !line.isFree || isOutside && unfinished != nil {
            if isOutside { while let task = unfinished { _ = await task.result } }
            // A turn of its own would keep the other callers of this method waiting, and theirs this one.
            await line.untilFree()
            line.ifFree { followUser() }
        }
    }

    /// A task that no caller awaits, and that has not ended.
    private var unfinished: Task<Void, any Error>? { starts.tasks.values.first }
}
