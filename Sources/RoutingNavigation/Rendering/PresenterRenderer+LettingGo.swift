/// Which presentables the renderer keeps, and how it lets them go.
extension PresenterRenderer {
    /// Retains the presentables until the state has followed the user.
    func keepAll() {
        isKeeping = true
        for held in made.values { held.keep() }
    }

    /// Notes the presentables of a plan that was undone.
    ///
    /// A container that stays may still hold them, and there they must not count as screens of the program.
    func abandon(_ released: [PresentableReference<Presentable>]) {
        abandoned = (abandoned + released).filter { $0.isWeak && $0.presentable != nil }
    }

    /// Unwinds and releases the presentables that are in one state but neither in another nor in the fallback.
    ///
    /// - Returns: The released presentables.
    @discardableResult
    func letGo(
        from old: NavigationState,
        to new: NavigationState
    ) -> [PresentableReference<Presentable>] {
        let changes = old.changes(to: new)
        let popped = changes.flatMap(\.popped)
        if popped.isEmpty { return [] }
        let moved = Set(changes.flatMap(\.pushed).map(\.destination.id))
        let kept = fallback.map { Set($0.nodes.map(\.id)) } ?? []
        let gone = Set(popped).subtracting(moved).subtracting(kept)
        let nodes = Dictionary(uniqueKeysWithValues: old.nodes.map { ($0.id, $0) })
        // A plan that was to make them anew and was undone does not leave them.
        let stays = Set(forgotten.map(\.node.id))
        let released = popped.filter(gone.contains).compactMap { id in
            if let node = nodes[id], !stays.contains(id) { unwind(node, made[id]?.presentable) }
            return release(id)
        }
        given.forgetHolders(gone)
        return released
    }

    /// Releases what an undone plan made for a place of a state, but with other parameters than those of the state.
    ///
    /// A lazy fork makes the content of an option when it is selected, before the updates of the plan.
    ///
    /// - Returns: The released presentables.
    func letGoOfOutdated(in state: NavigationState) -> [PresentableReference<Presentable>] {
        if received.isEmpty { return [] }
        let outdated = state.nodes.map(\.destination).filter { (received[$0.id] ?? $0) != $0 }
        return outdated.compactMap { place in
            given.forget(place.id)
            return release(place.id)
        }
    }

    /// Forgets the presentables of the state, which has not left, and retains them.
    ///
    /// - Returns: The nodes and their presentables.
    func forgetAll() -> [(node: NavigationNode, earlier: PresentableReference<Presentable>)] {
        (fallback ?? settled).nodes.compactMap { node in
            guard let left = made.removeValue(forKey: node.id) else { return nil }
            left.keep()
            return (node, left)
        }
    }

    /// Unwinds and releases the presentables that were forgotten and whose destinations a state does not have.
    func letGoOfForgotten(notIn state: NavigationState) {
        if forgotten.isEmpty { return }
        let (left, kept) = (forgotten, Set(state.nodes.map(\.id)))
        forgotten = []
        for (node, earlier) in left.reversed() {
            if !kept.contains(node.id) { unwind(node, earlier.presentable) }
            earlier.release()
        }
    }

    /// Forgets the presentable of a destination, and leaves it to the user interface.
    private func release(_ id: Destination.ID) -> PresentableReference<Presentable>? {
        let left = made.removeValue(forKey: id)
        left?.release()
        return left
    }
}

/// A renderer that keeps what has left the screen until the state has followed.
@MainActor
protocol RetainingRenderer: AnyObject {
    /// Whether a navigator tells when the state has followed the user.
    var isNotifiedOfIdle: Bool { get set }
    /// Called before a modal is presented, which the plan may not mention.
    var onPresenting: @MainActor () -> Void { get set }

    /// Notifies the renderer that no request and no move of the user is left to follow.
    func didBecomeIdle()
}

extension PresenterRenderer: RetainingRenderer {
    /// Leaves the presentables to the user interface, except those that the program has removed in a way that no
    /// state can express: they still belong to the state, and the next request shows them again.
    func didBecomeIdle() {
        guard isKeeping, fallback == nil, !readsBack || strayings(from: settled).isEmpty else { return }
        isKeeping = false
        for held in made.values { held.release() }
    }
}
