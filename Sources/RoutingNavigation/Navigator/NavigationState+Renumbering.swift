extension NavigationState {
    /// A limit above the numbers of any session.
    ///
    /// A saved state may have any next number, and a larger one could not be saved again.
    private static let mostNumbers = 1 << 40

    /// Returns the state with new identities where another state uses them for other destinations or at other
    /// places.
    ///
    /// Every session counts from 1, so states of two sessions use the same numbers. If two destinations had one
    /// identity, the renderer would only update the screen of the first to show the second. A screen also cannot be
    /// inserted at a new place before it has left its old one.
    ///
    /// - Parameters:
    ///   - other: The other state, from whose identities this state counts on.
    ///   - blueprint: The tree of both.
    ///   - ending: The navigator that shows the other state. A destination of another session may have the number of a
    ///     place that has left this one, and must not take what is still meant for that place.
    /// - Returns: The state.
    /// - Complexity: O(*n*) in the number of nodes of both.
    func apart(
        from other: NavigationState, on blueprint: Blueprint, shownBy ending: DestinationEnding?
    ) -> NavigationState {
        let taken = other.places
        let isCountedAnew = nextNumber > Self.mostNumbers
        var next = isCountedAnew ? other.nextNumber : max(nextNumber, other.nextNumber)
        func apart(_ node: NavigationNode, in holder: Holder?) -> NavigationNode {
            var destination = node.destination
            let isElsewhere = taken[node.id].map { place in
                place.holder != holder || !blueprint.isDestination(place.node, sameAs: node)
            }
            let isStale = node.id.number < other.nextNumber && destination.ending !== ending
            if isCountedAnew || isElsewhere ?? isStale {
                destination = destination.identified(by: Destination.ID(next))
                next += 1
            }
            let id = destination.id
            return node.becoming(
                destination,
                node.children.map { apart($0, in: Holder(id: id, isModal: false)) },
                activeIndex: node.activeIndex,
                modal: node.modal.map { apart($0, in: Holder(id: id, isModal: true)) }
            )
        }
        let root = root.map { apart($0, in: nil) }
        return NavigationState(root: root, nextNumber: next)
    }

    /// The parent of a node, and whether the node is its modal.
    private struct Holder: Equatable {
        let id: Destination.ID
        let isModal: Bool
    }

    /// The nodes with their parents, by identity.
    private var places: [Destination.ID: (node: NavigationNode, holder: Holder?)] {
        var places: [Destination.ID: (node: NavigationNode, holder: Holder?)] = [:]
        if let root { places[root.id] = (root, nil) }
        for node in nodes {
            for child in node.children { places[child.id] = (child, Holder(id: node.id, isModal: false)) }
            if let modal = node.modal { places[modal.id] = (modal, Holder(id: node.id, isModal: true)) }
        }
        return places
    }
}

extension Blueprint {
    /// Whether two nodes with the same identity are the same destination.
    fileprivate func isDestination(_ node: NavigationNode, sameAs other: NavigationNode) -> Bool {
        guard node.isSame(as: other) else { return false }
        let (captures, others) = (node.destination.captures, other.destination.captures)
        return number(of: other).map { nodes[$0].isSameDestination(with: captures, and: others) }
            ?? (captures == others)
    }
}

extension Destination {
    /// The destination with another identity, and without passed data.
    fileprivate func identified(by id: ID) -> Destination {
        Destination(
            id: id,
            origin: origin,
            name: name,
            captures: captures,
            parameters: parameters,
            url: url,
            declaredPattern: declaredPattern
        )
    }
}
