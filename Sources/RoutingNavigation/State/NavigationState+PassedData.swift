internal import Routing

extension NavigationState {
    /// An equal state without any passed data.
    var withoutPassed: NavigationState {
        passing([:])
    }

    /// Returns an equal state whose destinations have the passed data of the same destinations in another state.
    func passing(asIn other: NavigationState) -> NavigationState {
        guard other.root?.holdsPassed ?? false else { return withoutPassed }
        let holders = other.nodes.map(\.destination).filter { $0.passed != nil }
        return passing(Dictionary(uniqueKeysWithValues: holders.map { ($0.id, $0) }))
    }

    private func passing(_ holders: [Destination.ID: Destination]) -> NavigationState {
        NavigationState(root: root?.passing(holders), nextNumber: nextNumber)
    }
}

extension NavigationNode {
    /// Returns the node with the passed data of these destinations and no other; unchanged nodes are shared.
    fileprivate func passing(_ holders: [Destination.ID: Destination]) -> NavigationNode {
        if holders.isEmpty, !holdsPassed { return self }
        var destination = destination
        destination.passed = holders[id]?.passed(with: destination.captures)
        return becoming(
            destination,
            children.map { $0.passing(holders) },
            activeIndex: activeIndex,
            modal: modal.map { $0.passing(holders) }
        )
    }
}

extension Destination {
    /// The passed data, unless the destination has other captures now: then it was meant for another place.
    func passed(with captures: Parameters) -> Passed? { self.captures == captures ? passed : nil }
}
