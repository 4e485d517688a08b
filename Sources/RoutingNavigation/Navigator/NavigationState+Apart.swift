extension NavigationState {
    /// Gives the state with new identities for those of its destinations whose identity another state uses
    /// for something else.
    ///
    /// Every session counts from 1, so states of two sessions use the same numbers; taken for one
    /// destination, a book that shows would only be told to become another one.
    ///
    /// - Parameters:
    ///   - other: The other state, whose identities this one counts on from.
    ///   - blueprint: The tree of both.
    /// - Returns: The state.
    /// - Complexity: O(*n*) in the number of nodes of both.
    func apart(from other: NavigationState, on blueprint: Blueprint) -> NavigationState {
        let taken = Dictionary(uniqueKeysWithValues: other.nodes.map { ($0.id, $0) })
        var next = nextNumber
        func apart(_ node: NavigationNode) -> NavigationNode {
            var destination = node.destination
            if let taken = taken[node.id], !blueprint.isDestination(taken, sameAs: node) {
                destination = destination.identified(by: Destination.ID(next))
                next += 1
            }
            return node.becoming(
                destination,
                node.children.map(apart),
                activeIndex: node.activeIndex,
                modal: node.modal.map(apart)
            )
        }
        let root = root.map(apart)
        return NavigationState(root: root, nextNumber: next)
    }
}

extension Blueprint {
    /// Whether a node with the identity of another one is the same destination.
    fileprivate func isDestination(_ node: NavigationNode, sameAs other: NavigationNode) -> Bool {
        guard node.isSame(as: other) else { return false }
        let isUpdate = number(of: other).map { nodes[$0].identity == .pattern } ?? false
        return isUpdate || node.destination.captures == other.destination.captures
    }
}

extension Destination {
    /// The destination with another identity, to which nothing was passed along.
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
