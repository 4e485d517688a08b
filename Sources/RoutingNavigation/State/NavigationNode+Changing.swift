extension NavigationNode {
    /// A step from a node to one of its children or to its modal.
    enum Step: Equatable, Sendable {
        case child(Int)
        case modal
    }

    /// The node without children and modal.
    var bare: NavigationNode {
        children.isEmpty && modal == nil ? self : holding([])
    }

    /// The child or modal that a step leads to; the child must exist.
    subscript(step: Step) -> NavigationNode? {
        switch step {
        case .child(let index): children[index]
        case .modal: modal
        }
    }

    /// Returns the node with another node in place of a child or modal.
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

    /// Returns the node with the descendant at the end of a path of steps changed.
    ///
    /// - Complexity: O(children) of each node on the path; the other nodes are shared.
    func changing(
        _ steps: ArraySlice<Step>,
        _ change: (NavigationNode) throws -> NavigationNode
    ) rethrows -> NavigationNode {
        guard let step = steps.first, let node = self[step] else { return try change(self) }
        return replacing(step, with: try node.changing(steps.dropFirst(), change))
    }

    /// Returns the node without the child at an index.
    ///
    /// If that child was active, the child before it becomes active.
    func removingChild(at index: Int) -> NavigationNode {
        var children = children
        children.remove(at: index)
        let isBefore = index < activeIndex || index == activeIndex && index > 0
        return holding(children, activeIndex: isBefore ? activeIndex - 1 : activeIndex, modal: modal)
    }
}

extension NavigationNode {
    /// Returns the node with another destination, children and modal, or the same node if nothing changes.
    ///
    /// Passed data is compared by reference: each request makes its own.
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

    /// Returns the node with other children and another modal, or the same node if nothing changes.
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
