extension NavigationState {
    /// An equal state without any passed data.
    var withoutPassed: NavigationState {
        passing([:])
    }

    /// Returns an equal state whose destinations have the passed data of the same destinations in another state.
    func passing(asIn other: NavigationState) -> NavigationState {
        guard other.root?.holdsPassed ?? false else { return withoutPassed }
        return passing(other.nodes.reduce(into: [:]) { $0[$1.id] = $1.destination.passed })
    }

    private func passing(_ passed: [Destination.ID: Destination.Passed]) -> NavigationState {
        NavigationState(root: root?.passing(passed), nextNumber: nextNumber)
    }
}

extension NavigationNode {
    /// Returns the node with exactly this passed data; unchanged nodes are shared.
    fileprivate func passing(_ passed: [Destination.ID: Destination.Passed]) -> NavigationNode {
        if passed.isEmpty, !holdsPassed { return self }
        var destination = destination
        destination.passed = passed[id]
        return becoming(
            destination,
            children.map { $0.passing(passed) },
            activeIndex: activeIndex,
            modal: modal.map { $0.passing(passed) }
        )
    }
}
