extension NavigationNode {
    /// A step from a node to one that it holds.
    enum Step: Equatable, Sendable {
        case child(Int)
        case modal
    }

    /// Gives the node with nothing in it.
    var bare: NavigationNode {
        children.isEmpty && modal == nil ? self : holding([])
    }

    /// Gives what is at the end of a step, which must be there.
    subscript(step: Step) -> NavigationNode? {
        switch step {
        case .child(let index): children[index]
        case .modal: modal
        }
    }

    /// Gives the node with something else at the end of a step.
    func replacing(_ step: Step, with node: NavigationNode) -> NavigationNode {
        switch step {
        case .child(let index):
            var children = children
            children[index] = node
            return holding(children, activeIndex: activeIndex, modal: modal)
        case .modal:
            return holding(children, activeIndex: activeIndex, modal: node)
        }
    }

    /// Gives the node with what is at the end of some steps changed.
    ///
    /// - Complexity: O(children) of each node on the way; the others are shared.
    func changing(
        _ steps: ArraySlice<Step>,
        _ change: (NavigationNode) throws -> NavigationNode
    ) rethrows -> NavigationNode {
        guard let step = steps.first, let node = self[step] else { return try change(self) }
        return replacing(step, with: try node.changing(steps.dropFirst(), change))
    }

    /// Gives the node without the child at an index; the one before it takes over if it was active.
    func removingChild(at index: Int) -> NavigationNode {
        var children = children
        children.remove(at: index)
        let isBefore = index < activeIndex || index == activeIndex && index > 0
        return holding(children, activeIndex: isBefore ? activeIndex - 1 : activeIndex, modal: modal)
    }
}

extension NavigationNode {
    /// Gives the node with another destination and other things in it; the very same if nothing changes.
    ///
    /// What is passed along with a destination is told apart by the request that passed it.
    func becoming(
        _ destination: Destination,
        _ children: [NavigationNode],
        activeIndex: Int = 0,
        modal: NavigationNode? = nil
    ) -> NavigationNode {
        if self.destination == destination, self.destination.passed === destination.passed {
            return becoming(children, activeIndex: activeIndex, modal: modal)
        }
        return NavigationNode(destination, kind, children: children, activeIndex: activeIndex, modal: modal)
    }

    /// Gives the node with other things in it; the very same if nothing changes.
    func becoming(
        _ children: [NavigationNode],
        activeIndex: Int = 0,
        modal: NavigationNode? = nil
    ) -> NavigationNode {
        let isUnchanged =
            self.activeIndex == activeIndex && self.children.count == children.count
            && zip(self.children, children).allSatisfy { $0.isIdentical(to: $1) }
            && (self.modal.map { held in modal?.isIdentical(to: held) ?? false } ?? (modal == nil))
        return isUnchanged ? self : holding(children, activeIndex: activeIndex, modal: modal)
    }
}
