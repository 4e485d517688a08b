extension NavigationState {
    /// The state without what was passed along; an equal one.
    var withoutPassed: NavigationState {
        passing([:])
    }

    /// The state with what was passed along to the same destinations of another one; an equal one.
    func passing(asIn other: NavigationState) -> NavigationState {
        guard other.root?.holdsPassed ?? false else { return withoutPassed }
        return passing(other.nodes.reduce(into: [:]) { $0[$1.id] = $1.destination.passed })
    }

    private func passing(_ passed: [Destination.ID: Destination.Passed]) -> NavigationState {
        NavigationState(root: root?.passing(passed), nextNumber: nextNumber)
    }
}

extension NavigationNode {
    /// Gives the node with these things passed along, and no others; what does not change is shared.
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
