extension NavigationState {
    /// The states to pass through so that no place shows on the way that neither this state nor the new one shows.
    ///
    /// In the order of ``changes(to:)``, a tab that is left would lose its screens while it still shows, and the
    /// screens beneath them would appear for a moment. So the hidden tabs change first; then the new tab is
    /// selected; the tab that was left changes last.
    ///
    /// - Parameter new: The new state.
    /// - Returns: The states before and after the selection; none if no fork that shows in both selects another tab.
    /// - Complexity: O(*n*) in the number of nodes.
    func waypoints(to new: NavigationState) -> [NavigationState] {
        guard let way = root.flatMap({ old in new.root.flatMap(old.waypoints) }) else { return [] }
        let states = [way.before, way.after].map {
            NavigationState(root: $0, nextNumber: max(nextNumber, new.nextNumber))
        }
        // A node that moves to another tab would be in both for a while.
        return states.allSatisfy { $0.fault == nil } ? states : []
    }
}

extension NavigationNode {
    /// The node before and after the selection of another option, in the first fork on the common path that has one.
    fileprivate func waypoints(to new: NavigationNode) -> (before: NavigationNode, after: NavigationNode)? {
        guard isSame(as: new), let next, let newNext = new.next else { return nil }
        if kind == .fork, !next.isSame(as: newNext) { return selecting(newNext, leaving: next, as: new) }
        guard next.isSame(as: newNext), let inner = next.waypoints(to: newNext) else { return nil }
        let step: Step = modal == nil ? .child(activeIndex) : .modal
        return (replacing(step, with: inner.before), replacing(step, with: inner.after))
    }

    private func selecting(
        _ selected: NavigationNode,
        leaving left: NavigationNode,
        as new: NavigationNode
    ) -> (before: NavigationNode, after: NavigationNode)? {
        // Only what shows can have a modal.
        var options = new.children.map { $0.isSame(as: left) ? left : $0.withoutModals }
        if !options.contains(where: { $0.isSame(as: left) }) {
            options.insert(left, at: min(activeIndex, options.count))
        }
        guard let from = options.firstIndex(where: { $0.isSame(as: left) }),
            let to = options.firstIndex(where: { $0.isSame(as: selected) })
        else { return nil }
        let before = holding(options, activeIndex: from)
        options[from] = left.withoutModals
        return (before, holding(options, activeIndex: to))
    }
}
