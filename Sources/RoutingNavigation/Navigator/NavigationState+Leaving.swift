extension NavigationState {
    /// Returns the state after a destination has left, and places beneath it that are refused; this state if it has no
    /// such destination.
    ///
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/wouldBeEmpty``.
    func leaving(
        _ id: Destination.ID,
        with refused: Set<Destination.ID> = [],
        on blueprint: Blueprint
    ) throws(NavigationError) -> NavigationState {
        guard let node = try nodeLeaving(with: id, on: blueprint) else { return self }
        let left = try applying(.remove(.id(node.id)), on: blueprint, passing: nil)
        return refused.isEmpty ? left : try left.without(refused, on: blueprint)
    }

    /// Returns the state of a visit after a destination has left for good; `nil` if the visit led to the
    /// destination and nothing would be left of it.
    func visitLeaving(_ id: Destination.ID, on blueprint: Blueprint) -> NavigationState? {
        do {
            return try leaving(id, on: blueprint)
        } catch {
            return activePath.contains { $0.id == id } ? nil : self
        }
    }

    /// The node to remove when a destination leaves: the outermost node that would be empty without it.
    ///
    /// The first place of a declared tab does not leave alone: in a modal, all tabs leave; elsewhere, it stays.
    private func nodeLeaving(
        with id: Destination.ID,
        on blueprint: Blueprint
    ) throws(NavigationError) -> NavigationNode? {
        guard let path = path(to: id), let place = path.last else { return nil }
        var node = place
        var isFirstOfTab = false
        for holder in path.dropLast().reversed() {
            if holder.kind == .endpoint {
                if isFirstOfTab, holder.modal == nil { throw NavigationError.firstOfTab(place.destination) }
                break
            }
            if holder.children.count > 1 {
                guard blueprint.declares(node, in: holder) else { break }
                isFirstOfTab = true
            }
            node = holder
        }
        return node
    }
}

extension Blueprint {
    /// Whether a node is an option of a fork, and the only one in it from its declared node.
    fileprivate func declares(_ node: NavigationNode, in fork: NavigationNode) -> Bool {
        guard let number = number(of: node), let holder = self.number(of: fork) else { return false }
        return nodes[number].parent == holder
            && fork.children.count { self.number(of: $0) == number } == 1
    }
}
