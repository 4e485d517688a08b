internal import Routing

/// Whether a place lets itself be taken away.
public enum Leaving: Hashable, Sendable {
    /// It leaves.
    case leave
    /// It stays: the request fails as ``NavigationError/Code/stayed``, and nothing changes.
    case stay
}

/// Asks a place whether it may be taken away.
typealias LeavingCheck = @MainActor @Sendable (Destination) async -> Leaving

extension Endpoint {
    /// Asks the place before a navigator takes it away.
    ///
    /// The closure is asked by every request that the place would not outlive: another URL, an action, the
    /// history. It may ask the user, and navigate for that: it is asked before the turn of the request. When
    /// the user has taken the place away already, by a swipe, the closure is told, and its answer does not
    /// count. It is not asked when the place itself finishes, nor when guards take it away; it is asked when the
    /// caller that waits for its result is cancelled.
    ///
    /// ```swift
    /// Endpoint("drafts/:id", screen).leaving { place in
    ///     await drafts.isSaved(place.captures["id"]) ? .leave : .stay
    /// }
    /// ```
    ///
    /// - Parameter ask: Decides about a destination.
    /// - Returns: The endpoint.
    public func leaving(
        _ ask: @escaping @MainActor @Sendable (Destination) async -> Leaving
    ) -> Endpoint {
        var declaration = declaration
        declaration.leaving = ask
        return Endpoint(declaration: declaration)
    }
}

extension Navigator {
    /// The first place that a state no longer has and that wants to be asked.
    func firstLeaving(
        to new: NavigationState,
        besides asked: Set<Destination.ID>
    ) -> (place: Destination, ask: LeavingCheck)? {
        guard blueprint.asksLeaving else { return nil }
        return leaving(from: state, to: new).first { !asked.contains($0.place.id) }
    }

    /// Tells the places that the user took away.
    func tellLeaving(from old: NavigationState) {
        guard blueprint.asksLeaving else { return }
        for (place, ask) in leaving(from: old, to: state) {
            _ = scheduler.startOnMain { _ = await ask(place) }
        }
    }

    private func leaving(
        from old: NavigationState,
        to new: NavigationState
    ) -> [(place: Destination, ask: LeavingCheck)] {
        let present = Set(new.nodes.map(\.id))
        return old.nodes.compactMap { node in
            guard !present.contains(node.id), let number = blueprint.number(of: node) else { return nil }
            return blueprint.nodes[number].leaving.map { (node.destination, $0) }
        }
    }
}
