extension NavigationState {
    /// Gives the state without what a tree does not have, such as one that an earlier version of the tree
    /// left, and without what no URL leads to: a saved state is checked like a URL.
    ///
    /// What is dropped takes along all that it holds, and a stack, fork or switcher that nothing is left in.
    /// Where the active option of a fork goes, the one before it takes over. Endpoints may be on others than
    /// declared, as actions put them; what holds them may not.
    ///
    /// - Parameter blueprint: The tree.
    /// - Returns: What is left, and what was dropped, each before what it held.
    /// - Complexity: O(*n*) in the number of nodes.
    func pruned(to blueprint: Blueprint) -> (state: NavigationState, dropped: [Destination]) {
        let root = root.flatMap { root in
            blueprint.mayBeRoot(root) ? root.pruned(to: blueprint, in: nil)?.withoutHiddenModals : nil
        }
        let state = NavigationState(root: root, nextNumber: nextNumber)
        state.checkInvariants()
        let kept = Set(state.nodes.map(\.id))
        return (state, nodes.map(\.destination).filter { !kept.contains($0.id) })
    }
}

extension NavigationState {
    /// Gives what a tree makes of a state of an earlier session: what it still has, with the options that are
    /// new.
    ///
    /// - Parameter blueprint: The tree.
    /// - Returns: The state, and what was dropped, each before what it held.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/tooDeep``.
    /// - Complexity: O(*n*) in the number of nodes.
    func restored(
        on blueprint: Blueprint
    ) throws(NavigationError) -> (state: NavigationState, dropped: [Destination]) {
        let (state, dropped) = pruned(to: blueprint)
        var editor = NavigationEditor(state, blueprint: blueprint)
        editor.completeForks()
        return (try editor.finish(), dropped)
    }
}

extension NavigationNode {
    /// Gives the node without what a tree does not have, or `nil` when that is the node itself.
    fileprivate func pruned(to blueprint: Blueprint, in holder: Kind?) -> NavigationNode? {
        guard let number = blueprint.number(of: self), blueprint.mayLead(to: self, from: number, in: holder)
        else { return nil }
        let left = children.map { child in
            blueprint.mayHold(child, in: number) ? child.pruned(to: blueprint, in: kind) : nil
        }
        let children = left.compactMap { $0 }
        guard kind == .endpoint || !children.isEmpty else { return nil }
        let upToActive = left.prefix(activeIndex + 1).count { $0 != nil }
        return becoming(
            destination.restored(as: blueprint.nodes[number]),
            children,
            activeIndex: max(0, upToActive - 1),
            modal: modal.flatMap { blueprint.mayPresent($0) ? $0.pruned(to: blueprint, in: kind) : nil }
        )
    }
}

extension Blueprint {
    fileprivate func mayBeRoot(_ node: NavigationNode) -> Bool {
        if node.kind == .endpoint { return roots.contains { nodes[$0].kind == .endpoint } }
        return number(of: node).map(roots.contains) ?? false
    }

    fileprivate func mayHold(_ node: NavigationNode, in parent: Int) -> Bool {
        if node.kind == .endpoint { return true }
        return number(of: node).map { nodes[$0].parent == parent && !nodes[$0].isModal } ?? false
    }

    fileprivate func mayPresent(_ node: NavigationNode) -> Bool {
        if node.kind == .endpoint { return true }
        return number(of: node).map { nodes[$0].isModal } ?? false
    }
}

extension NavigationNode {
    /// The node without the modals that are not on its active path.
    ///
    /// A modal covers all, forks included, so it cannot be where another option is selected: whatever leads
    /// away from what presents it dismisses it.
    ///
    /// - Complexity: O(children) of the nodes that hold a modal.
    var withoutHiddenModals: NavigationNode {
        guard holdsModal else { return self }
        if let modal { return becoming([], modal: modal.withoutHiddenModals) }
        let children = children.enumerated().map { index, child in
            index == activeIndex ? child.withoutHiddenModals : child.withoutModals
        }
        return becoming(children, activeIndex: activeIndex)
    }

    /// The node with nothing in it that is presented over anything.
    ///
    /// - Complexity: O(children) of the nodes that hold a modal.
    var withoutModals: NavigationNode {
        guard holdsModal else { return self }
        return becoming(children.map(\.withoutModals), activeIndex: activeIndex)
    }
}
