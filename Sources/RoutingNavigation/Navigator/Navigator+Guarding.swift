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
    @TaskLocal static var askings = 0
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

    /// Opens the URL that a guard redirects a request to, through the door: its guards are asked, then its
    /// proxies.
    ///
    /// While the router waits for the request that is diverted, it cannot open another URL: a place of the tree
    /// is then shown directly, once its guards have let it pass, and any other URL is opened afterwards.
    func divert(to other: GuardRedirect) async throws {
        guard Self.diversions < Self.mostDiversions else { throw NavigationError.redirectLoop(other.url) }
        try await Self.$diversions.withValue(Self.diversions + 1) {
            do {
                try await follow(other)
            } catch let error as RoutingError where error.code == .wouldDeadlock {
                if let match = blueprint.match(text: other.url), canOpen(other.url) {
                    let parameters = other.parameters(capturing: match.captures)
                    return try await show(match, parameters, passing: other.data)
                }
                guard door?.scope.open(other.url, passing: other.data, from: .internal) ?? false else {
                    throw error
                }
            }
        }
    }
}

extension Navigator {
    /// Asks the guards again about every place that shows, or waits in a stack or in the history, and takes
    /// away what they refuse: after a logout, say.
    ///
    /// A place goes with what lies on it. A refused tab is there anew, as one that was never opened. If a guard
    /// redirects the place that shows, or one under it that takes it away, the URL of the redirect is opened
    /// afterwards; of several redirects, that of the topmost place.
    ///
    /// - Returns: The destinations that were taken away from what shows and waits in stacks.
    /// - Throws: What the renderer throws; an error of a guard is a refusal.
    @discardableResult
    public func revalidate() async throws -> [Destination] {
        guard door != nil else { return [] }
        // What guards have let pass before is asked about again; but a guard does not have itself asked again.
        if Self.askings == 0 { revalidations += 1 }
        var validation = Validation(showing: Set(state.activePath.map(\.destination)))
        while true {
            for place in places(unknownTo: validation) {
                validation.note(await verdict(on: place), on: place)
            }
            if let removed = try await takeAway(validation) {
                if let diversion = validation.diversion { try await divert(to: diversion) }
                return removed
            }
        }
    }

    /// What the guards have said about places.
    private struct Validation {
        private(set) var known: Set<Destination> = []
        private(set) var refused: Set<Destination> = []
        /// The URLs that they let pass.
        private(set) var cleared: Set<String> = []
        /// Where they redirect the topmost of the places that lead to the one that shows.
        private(set) var diversion: GuardRedirect?
        /// The places that led to the one that showed at the beginning, and that one.
        private let showing: Set<Destination>

        init(showing: Set<Destination>) { self.showing = showing }

        mutating func note(_ verdict: Verdict, on place: NavigationNode) {
            known.insert(place.destination)
            switch verdict {
            case .granted(let urls): cleared.formUnion(urls)
            case .refused: refused.insert(place.destination)
            case .diverted(let other):
                refused.insert(place.destination)
                // The topmost is asked about last.
                if showing.contains(place.destination) { diversion = other }
            }
        }

        func refuses(_ place: NavigationNode) -> Bool { refused.contains(place.destination) }
    }

    /// The places that show, or wait in a stack or in the history, and that the guards were not asked about.
    private func places(unknownTo validation: Validation) -> [NavigationNode] {
        var known = validation.known
        return ([state] + past.visits.map(\.state)).flatMap(\.endpoints)
            .filter { known.insert($0.destination).inserted }
    }

    /// Takes away what was refused.
    ///
    /// - Returns: What was taken away from what shows and waits in stacks; `nil` when a request that was under
    ///   way has brought about places that the guards have to be asked about first.
    private func takeAway(_ validation: Validation) async throws -> [Destination]? {
        var removed: [Destination]?
        try await request(cleared: validation.cleared, leaving: nil) {
            guard self.places(unknownTo: validation).isEmpty else { return (self.state, { _, _ in }) }
            removed = self.state.endpoints.filter(validation.refuses).map(\.destination)
            if validation.refused.isEmpty { return (self.state, { _, _ in }) }
            // Each of these states counts on from the one before: an identity is given once.
            var last = self.state
            let visits = self.past.visits.map { visit in
                let left = try? visit.state.counting(from: last).without(
                    validation.refuses, on: self.blueprint)
                last = left ?? last
                return left
            }
            let new = try self.state.counting(from: last).without(validation.refuses, on: self.blueprint)
            return (new, { $0.keep($1, others: visits) })
        }
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
    /// Asks the guards about what the user brought up by hand, and takes back what they refuse.
    ///
    /// What the user does meanwhile takes the place of it, and so does a request.
    ///
    /// - Parameter new: The state that shows.
    func check(_ new: NavigationState) {
        moves.lastUnconfirmed += 1
        let move = UnconfirmedMove(number: moves.lastUnconfirmed, state: new)
        moves.unconfirmed = move
        let earlier = moves.checking
        moves.checking = scheduler.startOnMain { [weak self] in
            try? await earlier?.value
            await self?.check(move)
            if self?.moves.lastUnconfirmed == move.number { self?.moves.checking = nil }
        }
    }

    private func check(_ move: UnconfirmedMove) async {
        do {
            for place in move.state.shownPlaces(notIn: state) where isUnconfirmed(move) {
                guard let other = try await askGuards(inquiries(about: place)) else { continue }
                if isUnconfirmed(move) { try await divert(to: other) }
                // What is no place of the tree shows nothing in place of it.
                return await takeBack(move)
            }
            await line.enter()
            if isUnconfirmed(move) { accept(move.state) }
            endTurn()
        } catch {
            await takeBack(move)
            onFailure?(error)
        }
    }

    /// Whether neither the user nor a request has brought about anything else since.
    private func isUnconfirmed(_ move: UnconfirmedMove) -> Bool { moves.unconfirmed?.number == move.number }

    /// Goes back to where the user was.
    private func takeBack(_ move: UnconfirmedMove) async {
        await line.enter()
        defer { endTurn() }
        guard isUnconfirmed(move) else { return }
        do {
            try await go(to: state)
        } catch {
            hasDiverged = true
            onFailure?(error)
        }
    }
}

extension NavigationState {
    /// The endpoints of the state.
    fileprivate var endpoints: [NavigationNode] { nodes.filter { $0.kind == .endpoint } }
}
