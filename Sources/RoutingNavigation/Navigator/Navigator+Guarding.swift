internal import Routing

/// Guards: no place shows that the guards of its URL have not passed.
extension Navigator {
    /// The maximum number of redirects that a request follows.
    private static let mostDiversions = 16
    /// The redirect that led to the calling task's request.
    @TaskLocal private static var diversion: NestedCall?
    /// The question of a navigator to a guard within which the calling task was started.
    @TaskLocal private static var asking: NestedCall?
    /// The maximum nesting of guards that navigate.
    static let mostAskings = 16
    /// The revalidation within which the calling task was started.
    @TaskLocal private static var revalidation: NestedCall?

    /// The mark of a task that asks a guard about a place.
    private struct Asking: Sendable {}
    /// The mark of a task that revalidates.
    private struct Revalidation: Sendable {}

    /// Returns the URLs to ask guards about before places may show, for the first place that needs any.
    ///
    /// - Returns: The place and its URLs; `nil` if no place needs any.
    func firstInquiry(
        about places: [NavigationNode],
        besides cleared: Set<String> = []
    ) -> (place: Destination, urls: [String])? {
        guard let group, group.scope.hasGuards else { return nil }
        return places.lazy.map { ($0.destination, self.urlsToAsk(about: $0, besides: cleared)) }
            .first { !$0.1.isEmpty }
    }

    /// Returns the URLs to ask guards about before a place may show.
    func urlsToAsk(about place: NavigationNode, besides cleared: Set<String> = []) -> [String] {
        group?.urlsToAsk(about: place, on: blueprint, besides: cleared) ?? []
    }

    /// Whether a guard that a navigator asks about a place awaits the calling task.
    var isAskedByNavigator: Bool { !TaskContext.marks(Asking.self).isEmpty }

    /// Asks the guards about the URLs of a place, one after another.
    ///
    /// - Parameters:
    ///   - urls: The URLs.
    ///   - place: The place, whose passed data the guards receive.
    ///   - answer: The answer that requests of other tasks await.
    /// - Returns: The first redirect; `nil` if all guards pass the place.
    /// - Throws: The error of a guard that rejects the place.
    func askGuards(
        about urls: [String],
        of place: Destination,
        giving answer: AwaitedAnswer? = nil
    ) async throws -> GuardRedirect? {
        for url in urls {
            if let other = try await askGuards(about: url, passing: place.context, answer) { return other }
        }
        return nil
    }

    private func askGuards(
        about url: String,
        passing context: (any Sendable)?,
        _ answer: AwaitedAnswer?
    ) async throws -> GuardRedirect? {
        guard NestedCall.depth(of: Self.$asking) < Self.mostAskings else {
            throw NavigationError.askedInCircles(url)
        }
        openQuestions += 1
        defer { openQuestions -= 1 }
        return try await NestedCall.make(Self.$asking) {
            try await TaskContext.withMark(Asking()) {
                // What the guard awaits shows in this window.
                try await TaskContext.withMark(Opening(in: self, url: url)) {
                    do {
                        return try await group?.scope.askGuards(about: url, passing: context, giving: answer)
                    } catch let error as RoutingError where error.isCancellationOfThisTask {
                        throw CancellationError()
                    }
                }
            }
        }
    }

    /// Opens the URL of a redirect through the router, which asks the guards and then the proxies of that URL.
    ///
    /// While the router waits for the redirected request, it cannot open another URL. In this case, a place of the
    /// tree is shown directly after its guards have passed it, and any other URL is opened afterwards.
    func divert(to other: GuardRedirect) async throws {
        guard NestedCall.depth(of: Self.$diversion) < Self.mostDiversions else {
            throw NavigationError.redirectLoop(other.url)
        }
        try await NestedCall.make(Self.$diversion) {
            let match = blueprint.match(text: other.url)
            if let match, scope(opening: other.url) == nil {
                try checkOrigin(of: other.url)
                return try await show(match, of: other)
            }
            do {
                try await follow(other)
            } catch is RouterIsWaiting {
                if let match, canOpen(other.url) { return try await show(match, of: other) }
                divertLater(to: other)
            }
        }
    }

    /// Opens the URL of a redirect when the router no longer waits for this request; a failure goes to ``onFailure``.
    ///
    /// The URL has its place in the order of the router at once.
    private func divertLater(to other: GuardRedirect) {
        let depth = NestedCall.depth(of: Self.$diversion)
        let opening = Opening(in: self, url: other.url)
        start(opening, through: group?.scope) {
            $0.start(following: other, in: $1)
        } _: { navigator, job in
            try await NestedCall.make(Self.$diversion, after: depth) {
                try await navigator.open(opening, passing: other.data) { _ in try await job?.end() }
            }
        }
    }

    /// Shows the place of a redirect, with the options of the window, without opening its URL in the router.
    private func show(_ match: Blueprint.Match, of other: GuardRedirect) async throws {
        let options = group?.options(of: self) ?? []
        try await show(
            match, other.parameters(capturing: match.captures), passing: other.data, options: options)
    }

    /// Opens the URL of a redirect after a request that has succeeded: an error goes to ``onFailure``.
    func followUp(with other: GuardRedirect?) async {
        guard let other else { return }
        do { try await divert(to: other) } catch { onFailure?(error) }
    }
}

extension Navigator {
    /// Asks the guards again about every known place, and removes the places that they refuse; for use after a
    /// logout.
    ///
    /// These are the places that show, wait in a stack, or stand in the history. A place is removed together with
    /// everything on top of it. A refused tab is created again, as if it had never been opened; if it showed, the tab on
    /// its left shows, or the first that is left. Open the place that a logout should lead to.
    ///
    /// If a guard redirects the place that shows, or a place beneath it whose removal removes it, the navigator then
    /// opens the redirect's URL. Of several redirects, that of the topmost place counts. If the redirect fails, the
    /// places are removed all the same, and the error goes to ``onFailure``.
    ///
    /// If the method is called again meanwhile, the first call asks once more about the places that guards have passed.
    ///
    /// Called by a guard that a navigator asks about a place, the method does nothing. In another task that such a
    /// guard starts before it has answered, it only notes the wish: the navigator revalidates after the request, and
    /// failures go to ``onFailure``. While a revalidation asks the guard, such a call has no effect.
    ///
    /// - Returns: The places that were removed from the state, each before those on top of it.
    /// - Throws: The error of the renderer. An error of a guard counts as a refusal.
    @discardableResult
    public func revalidate() async throws -> [Destination] {
        // A guard that navigators ask about places would cause itself to be asked again about each of them.
        if isAskedByNavigator || NestedCall.depth(of: Self.$revalidation) > 0 { return [] }
        // The request would ask the guard again, because earlier answers become invalid.
        if openQuestions > 0, NestedCall.depth(of: Self.$asking) > 0 {
            awaitsRevalidation = true
            return []
        }
        return try await NestedCall.make(Self.$revalidation) {
            // The calling task may handle an external URL, which is not where the places come from.
            try await TaskContext.withMark(Revalidation(), from: .internal) { try await removeRefused() }
        }
    }

    /// Revalidates if a task within a request has asked for it.
    func revalidateIfAwaited() {
        guard awaitsRevalidation else { return }
        awaitsRevalidation = false
        start { _ = try await $0.revalidate() }
    }

    private func removeRefused() async throws -> [Destination] {
        guard let group else { return [] }
        // Earlier answers of guards become invalid.
        revalidations += 1
        lastRevalidatedJob = group.scope.lastJobNumber
        var validation = Validation(number: revalidations)
        while true {
            if validation.isOutdated(by: revalidations) { validation.forgetPasses() }
            for place in places(unknownTo: validation) {
                validation.note(await verdict(on: place), on: place)
            }
            if let (removed, diversion) = try await takeAway(validation) {
                await followUp(with: diversion)
                return removed
            }
        }
    }

    /// The answers of guards about places.
    private struct Validation {
        /// The revalidation that they belong to.
        private let number: Int
        /// Whether the passes were forgotten once; if revalidations keep coming, the last one counts.
        private var hasForgotten = false
        private(set) var known: Set<Destination> = []
        private(set) var refused: Set<Destination> = []
        /// The URLs that the guards have passed.
        private(set) var cleared: Set<String> = []
        /// The redirects of refused places.
        private(set) var diversions: [Destination: GuardRedirect] = [:]

        init(number: Int) {
            self.number = number
        }

        /// Whether a later revalidation makes the passes invalid, and they must be asked for again.
        func isOutdated(by last: Int) -> Bool { number != last && !hasForgotten && known != refused }

        mutating func forgetPasses() {
            hasForgotten = true
            known = refused
            cleared = []
        }

        mutating func note(_ verdict: Verdict, on place: NavigationNode) {
            known.insert(place.destination)
            switch verdict {
            case .granted(let urls): cleared.formUnion(urls)
            case .refused: refused.insert(place.destination)
            case .diverted(let other):
                refused.insert(place.destination)
                diversions[place.destination] = other
            }
        }

        func refuses(_ place: NavigationNode) -> Bool { refused.contains(place.destination) }
    }

    /// The places that show, wait in a stack or stand in the history, and that guards were not asked about.
    private func places(unknownTo validation: Validation) -> [NavigationNode] {
        var known = validation.known
        return ([state] + past.visits).flatMap(\.endpoints)
            .filter { known.insert($0.destination).inserted }
    }

    /// Removes the refused places.
    ///
    /// - Returns: The destinations removed from the state, and the redirect of the topmost one among those that led to
    ///   what showed; `nil` if a request has meanwhile added places that the guards must be asked about first, or if
    ///   another revalidation has begun.
    private func takeAway(
        _ validation: Validation
    ) async throws -> (removed: [Destination], diversion: GuardRedirect?)? {
        var taken: (removed: [Destination], diversion: GuardRedirect?)?
        try await request(cleared: validation.cleared, leaving: nil) {
            taken = nil
            let isOutdated = validation.isOutdated(by: self.revalidations)
            guard !isOutdated, self.places(unknownTo: validation).isEmpty else {
                return (self.state, { _, _ in })
            }
            let diversions = self.state.activePath.compactMap { validation.diversions[$0.destination] }
            taken = ([], diversions.last)
            if validation.refused.isEmpty { return (self.state, { _, _ in }) }
            // Each of these states continues the count of the one before, because identities are never reused.
            var last = self.state
            // A tab that is created again is the same in all of them.
            var options = CreatedOptions()
            func remaining(of state: NavigationState) throws -> NavigationState {
                let counted = state.counting(from: last)
                last = try counted.without(validation.refuses, on: self.blueprint, creating: &options)
                return last
            }
            let visits = self.past.visits.map { try? remaining(of: $0) }
            let new = try remaining(of: self.state)
            let kept = Set(new.nodes.map(\.id))
            taken?.removed = self.state.endpoints.map(\.destination).filter { !kept.contains($0.id) }
            return (new, { $0.keep($1, others: visits) })
        }
        return taken
    }

    private enum Verdict {
        case granted([String])
        case refused
        case diverted(GuardRedirect)
    }

    private func verdict(on place: NavigationNode) async -> Verdict {
        do {
            let urls = urlsToAsk(about: place)
            if let other = try await askGuards(about: urls, of: place.destination) { return .diverted(other) }
            return .granted(urls)
        } catch {
            return .refused
        }
    }
}

extension NavigationState {
    /// The endpoints of the state.
    fileprivate var endpoints: [NavigationNode] { nodes.filter { $0.kind == .endpoint } }
}
