internal import Routing

/// Guards: no place is shown that those of its URL have not let pass.
extension Navigator {
    /// What the guards of a place are asked.
    struct Inquiry {
        /// A URL that leads to the place.
        let url: String
        /// What the place was given along.
        let context: (any Sendable)?
    }

    /// How many redirects a request follows.
    private static let mostDiversions = 16
    /// How many redirects led to the request of the calling task.
    @TaskLocal private static var diversions = 0
    /// How many guards that ask this navigator for something stand around the calling task.
    @TaskLocal private static var askings = 0
    /// How deep guards may navigate within the asking of guards.
    private static let mostAskings = 16

    /// What is to be asked first before a state may show: about the first place that has anything to ask.
    func firstInquiries(
        from old: NavigationState,
        to new: NavigationState,
        besides cleared: Set<String> = []
    ) -> [Inquiry] {
        guard let door, door.scope.hasGuards else { return [] }
        let places = new.shownPlaces(notIn: old).lazy
        return places.map { self.inquiries(about: $0, besides: cleared) }.first { !$0.isEmpty } ?? []
    }

    private func inquiries(about place: NavigationNode, besides cleared: Set<String> = []) -> [Inquiry] {
        guard let door else { return [] }
        return door.inquiries(about: place, on: blueprint, besides: cleared)
            .map { Inquiry(url: $0, context: place.destination.context) }
    }

    /// Asks the guards.
    ///
    /// - Returns: Where one of them sends the place; `nil` when all let it pass.
    /// - Throws: Why one of them refuses it.
    private func askGuards(_ inquiry: Inquiry) async throws -> GuardRedirect? {
        guard Self.askings < Self.mostAskings else { throw NavigationError.askedInCircles(inquiry.url) }
        return try await Self.$askings.withValue(Self.askings + 1) {
            try await door?.scope.askGuards(about: inquiry.url, passing: inquiry.context)
        }
    }

    /// Asks the guards one after the other.
    ///
    /// - Returns: Where the first of those sends the place that do; `nil` when all let it pass.
    /// - Throws: Why one of them refuses it.
    func askGuards(_ inquiries: [Inquiry]) async throws -> GuardRedirect? {
        for inquiry in inquiries {
            if let other = try await askGuards(inquiry) { return other }
        }
        return nil
    }

    /// Goes where a guard sends a request instead.
    ///
    /// A place of the tree is gone to at once: the router may be waiting for the request that is diverted.
    ///
    /// - Parameters:
    ///   - other: Where the guard sends it.
    ///   - move: What the user did that the guard refuses, which is undone.
    /// - Throws: What opening that throws; ``NavigationError/Code/redirectLoop``.
    func divert(to other: GuardRedirect, undoing move: UserMove? = nil) async throws {
        guard Self.diversions < Self.mostDiversions else { throw NavigationError.redirectLoop(other.url) }
        try await Self.$diversions.withValue(Self.diversions + 1) {
            guard let match = blueprint.match(text: other.url), canOpen(other.url) else {
                if let move { await takeBack(move) }
                _ = try await open(other.url, passing: other.data)
                return
            }
            let parameters = other.parameters(capturing: match.captures)
            try await show(other.url, parameters, passing: other.data, undoing: move)
        }
    }
}

extension Navigator {
    /// Asks the guards again about every place that shows, or waits in a stack or in the history, and takes
    /// away what they refuse: after a logout, say.
    ///
    /// A place goes with what lies on it. A refused tab is there anew, as one that was never opened. When the
    /// place that shows is sent elsewhere by a guard, that is opened then.
    ///
    /// - Returns: The destinations that were taken away from what shows and waits in stacks.
    /// - Throws: What the renderer throws; an error of a guard is a refusal.
    @discardableResult
    public func revalidate() async throws -> [Destination] {
        guard door != nil else { return [] }
        let leaf = state.activeLeaf
        var refused: Set<Destination> = []
        var cleared: Set<String> = []
        var diversion: GuardRedirect?
        var known: Set<Destination> = []
        for place in ([state] + history.map(\.state)).flatMap(\.endpoints)
        where known.insert(place.destination).inserted {
            switch await verdict(on: place) {
            case .granted(let urls): cleared.formUnion(urls)
            case .refused: refused.insert(place.destination)
            case .diverted(let other):
                refused.insert(place.destination)
                if place.destination == leaf?.destination { diversion = other }
            }
        }
        if refused.isEmpty { return [] }
        let removed = state.endpoints.map(\.destination).filter(refused.contains)
        let isRefused = { (place: NavigationNode) in refused.contains(place.destination) }
        try await request(cleared: cleared, leaving: nil) {
            let new = try self.state.without(isRefused, on: self.blueprint)
            return (new, { $0.keep($1) { try? $0.without(isRefused, on: self.blueprint) } })
        }
        if let diversion { try await divert(to: diversion) }
        return removed
    }

    private enum Verdict {
        case granted([String])
        case refused
        case diverted(GuardRedirect)
    }

    private func verdict(on place: NavigationNode) async -> Verdict {
        do {
            let inquiries = inquiries(about: place)
            if let other = try await askGuards(inquiries) { return .diverted(other) }
            return .granted(inquiries.map(\.url))
        } catch {
            return .refused
        }
    }
}

extension Navigator {
    /// What the user did to the screen that guards are asked about.
    struct UserMove {
        /// The state that it led to.
        let moved: NavigationState
        /// The state before.
        let old: NavigationState
        /// The history before.
        let past: NavigationHistory
    }

    /// Asks the guards about places that show because the user brought them up, and takes back what they
    /// refuse.
    ///
    /// - Parameters:
    ///   - old: The state before.
    ///   - past: The history before.
    func checkUserMove(from old: NavigationState, _ past: NavigationHistory) {
        let moved = state
        guard !firstInquiries(from: old, to: moved).isEmpty else { return }
        let earlier = moves.checking
        moves.lastCheck += 1
        let number = moves.lastCheck
        moves.checking = scheduler.startOnMain { [weak self] in
            try? await earlier?.value
            await self?.check(UserMove(moved: moved, old: old, past: past))
            if self?.moves.lastCheck == number { self?.moves.checking = nil }
        }
    }

    private func check(_ move: UserMove) async {
        do {
            for place in move.moved.shownPlaces(notIn: move.old) where state == move.moved {
                if let other = try await askGuards(inquiries(about: place)) {
                    return try await divert(to: other, undoing: move)
                }
            }
        } catch {
            await takeBack(move)
            onFailure?(error)
        }
    }

    /// Goes back to where the user was, unless the app is elsewhere by now.
    private func takeBack(_ move: UserMove) async {
        do {
            await line.enter()
            defer { endTurn() }
            guard state == move.moved else { return }
            try await go(to: move.old.counting(from: state))
            note { $0 = move.past }
        } catch {
            onFailure?(error)
        }
    }
}

extension NavigationState {
    /// The endpoints of the state.
    fileprivate var endpoints: [NavigationNode] { nodes.filter { $0.kind == .endpoint } }
}
