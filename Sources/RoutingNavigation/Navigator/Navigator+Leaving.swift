internal import Routing

/// The answer of a place that a navigator is about to remove.
public enum Leaving: Hashable, Sendable {
    /// The place may be removed.
    case leave
    /// The place stays: the request fails with ``NavigationError/Code/stayed`` and changes nothing.
    case stay
}

/// A closure that asks a place whether it may be removed.
typealias LeavingCheck = @MainActor @Sendable (Destination) async -> Leaving

extension Endpoint {
    /// Asks the place before a navigator removes it.
    ///
    /// Every request that would remove the place calls the closure: another URL, an action, or the history. The
    /// closure runs before the request's turn, so it may ask the user, and may navigate to do so. A request that the
    /// closure awaits in its own task does not ask the same place again; a request of a task that it starts does. If
    /// such requests keep bringing up places that must be asked, the last one fails with
    /// ``NavigationError/Code/redirectLoop``.
    ///
    /// After a swipe has already removed the place, the closure is called, but its answer has no effect:
    /// `navigator.state.find(place.id)` is then `nil`. It is called for the swipe even if a request that has not
    /// rendered yet has asked it before.
    ///
    /// In a router, the closure of a URL runs within the job of that URL. A serial router, which is the default, opens
    /// no other URL meanwhile: `open` throws `wouldDeadlock`. Show the question by an action, such as
    /// `navigator.dispatch(.present("drafts/leave"))`, or create the router with `.limit(_:)`. The URLs that such a
    /// router opens may reach the navigator in another order than that in which they were opened.
    ///
    /// The closure is not called when the place itself finishes, or when guards remove the place. It is called when
    /// a place beneath it finishes, or when the caller that waits for the result of the place is cancelled.
    ///
    /// ```swift
    /// Endpoint("drafts/:id", screen).leaving { place in
    ///     await drafts.isSaved(place.captures["id"]) ? .leave : .stay
    /// }
    /// ```
    ///
    /// - Parameter ask: Decides whether a destination leaves.
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
    /// Returns the first place that a new state lacks and that must be asked.
    func firstLeaving(
        to new: NavigationState,
        besides asked: Set<Destination.ID>
    ) -> (place: Destination, ask: LeavingCheck)? {
        guard blueprint.asksLeaving else { return nil }
        return leaving(from: state, to: new).first { !asked.contains($0.place.id) }
    }

    /// Notifies the places that the user removed.
    func tellLeaving(from old: NavigationState, to new: NavigationState) {
        guard blueprint.asksLeaving else { return }
        for (place, ask) in leaving(from: old, to: new) {
            track(from: .internal) { _ = await ask(place) }
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
