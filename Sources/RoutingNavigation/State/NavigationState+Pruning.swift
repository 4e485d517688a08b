extension NavigationState {
    /// Returns the state without the nodes that a tree does not declare, and without those that no URL leads to.
    ///
    /// A saved state is checked like a URL, because an earlier version of the tree or any other source may have
    /// written it. Dropping a node also drops its descendants, and any stack, fork or switcher that becomes empty.
    /// If the active option of a fork is dropped, the option before it becomes active. An endpoint may stand on
    /// another endpoint than declared, because actions can put it there. Other nodes must stand where the tree
    /// declares them, but actions may have taken out endpoints in between.
    ///
    /// - Parameter blueprint: The tree.
    /// - Returns: The remaining state, and the dropped destinations, each before its descendants.
    /// - Complexity: O(*n*) in the number of nodes.
    func pruned(to blueprint: Blueprint) -> (state: NavigationState, dropped: [Destination]) {
        let root = root.flatMap { root in
            blueprint.mayBeRoot(root) ? root.pruned(to: blueprint, in: nil)?.withoutHiddenModals : nil
        }
        let state = NavigationState(root: root, nextNumber: nextNumber)
        state.checkInvariants()
        return (state, destinations(missingIn: state))
    }

    /// The destinations that another state does not have, each before its descendants.
    func destinations(missingIn other: NavigationState) -> [Destination] {
        let kept = Set(other.nodes.map(\.id))
        return nodes.map(\.destination).filter { !kept.contains($0.id) }
    }
}

extension NavigationState {
    /// Returns the nodes of a saved state that a tree still declares, with the fork options that are new in the
    /// tree.
    ///
    /// - Parameter blueprint: The tree.
    /// - Returns: The state, and the dropped destinations, each before its descendants.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/tooDeep``.
    /// - Complexity: O(*n*) in the number of nodes.
    func restored(
        on blueprint: Blueprint
    ) throws(NavigationError) -> (state: NavigationState, dropped: [Destination]) {
        let (state, dropped) = pruned(to: blueprint)
        var created = CreatedOptions()
        return (try state.completed(on: blueprint, creating: &created), dropped)
    }

    /// Returns the state with all options of its forks.
    private func completed(
        on blueprint: Blueprint,
        creating options: inout CreatedOptions
    ) throws(NavigationError) -> NavigationState {
        var editor = NavigationEditor(self, blueprint: blueprint)
        editor.created = options
        editor.completeForks()
        options = editor.created
        return try editor.finish()
    }
}

extension NavigationNode {
    /// Returns the node without undeclared descendants, or `nil` if the tree does not declare the node itself.
    fileprivate func pruned(to blueprint: Blueprint, in holder: Int?) -> NavigationNode? {
        guard let number = blueprint.number(of: self), blueprint.mayLead(to: self, from: number, in: holder)
        else { return nil }
        let left = children.map { child in
            blueprint.mayHold(child, in: number) ? child.pruned(to: blueprint, in: number) : nil
        }
        let modal = modal.flatMap { blueprint.mayPresent($0) ? $0.pruned(to: blueprint, in: number) : nil }
        let destination = destination.restored(as: blueprint.nodes[number])
        return keeping(left, modal).map {
            $0.becoming(destination, $0.children, activeIndex: $0.activeIndex, modal: $0.modal)
        }
    }

    /// Returns the node with what is left of its children and its modal; `nil` if it holds nothing else.
    private func keeping(_ left: [NavigationNode?], _ modal: NavigationNode?) -> NavigationNode? {
        let children = left.compactMap(\.self)
        guard kind == .endpoint || !children.isEmpty else { return nil }
        let upToActive = left.prefix(activeIndex + 1).count { $0 != nil }
        return becoming(children, activeIndex: max(0, upToActive - 1), modal: modal)
    }

    /// Returns the node without refused places and what is on top of them; `nil` if it is one, or holds nothing else.
    fileprivate func without(_ isRefused: (NavigationNode) -> Bool) -> NavigationNode? {
        if kind == .endpoint, isRefused(self) { return nil }
        return keeping(children.map { $0.without(isRefused) }, modal.flatMap { $0.without(isRefused) })
    }
}

extension Blueprint {
    fileprivate func mayBeRoot(_ node: NavigationNode) -> Bool {
        if node.kind == .endpoint { return roots.contains { nodes[$0].kind == .endpoint } }
        return number(of: node).map { mayStand($0, in: nil) } ?? false
    }

    fileprivate func mayHold(_ node: NavigationNode, in parent: Int) -> Bool {
        if node.kind == .endpoint { return true }
        return number(of: node).map { mayStand($0, in: parent) } ?? false
    }

    /// Whether a node that is no endpoint may stand in another one, or at the root.
    ///
    /// Actions can take out the endpoints between the two.
    private func mayStand(_ number: Int, in parent: Int?) -> Bool {
        var node = nodes[number]
        while !node.isModal {
            if node.parent == parent { return true }
            guard let holder = node.parent, nodes[holder].kind == .endpoint else { return false }
            node = nodes[holder]
        }
        return false
    }

    fileprivate func mayPresent(_ node: NavigationNode) -> Bool {
        if node.kind == .endpoint { return true }
        return number(of: node).map { nodes[$0].isModal } ?? false
    }
}

extension NavigationNode {
    /// The node without the modals that are not on its active path.
    ///
    /// A modal covers everything, forks included, so it cannot exist in an option that is not selected: any action
    /// that leaves the presenting place dismisses the modal.
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

    /// The node without any modals in it.
    ///
    /// - Complexity: O(children) of the nodes that hold a modal.
    var withoutModals: NavigationNode {
        guard holdsModal else { return self }
        return becoming(children.map(\.withoutModals), activeIndex: activeIndex)
    }
}

extension NavigationState {
    /// Returns the state without the refused places and everything on top of them.
    ///
    /// A refused option of a fork is created again, as if it had never been opened.
    ///
    /// - Parameters:
    ///   - isRefused: Whether a place must be removed.
    ///   - blueprint: The tree.
    ///   - options: The options that were created for other states, and then also those of this state.
    /// - Returns: The state.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/tooDeep``.
    func without(
        _ isRefused: (NavigationNode) -> Bool,
        on blueprint: Blueprint,
        creating options: inout CreatedOptions
    ) throws(NavigationError) -> NavigationState {
        let left = NavigationState(root: root?.without(isRefused), nextNumber: nextNumber)
        return try left.completed(on: blueprint, creating: &options)
    }

    /// Returns the state without the places of some identities and everything on top of them.
    func without(
        _ refused: Set<Destination.ID>,
        on blueprint: Blueprint
    ) throws(NavigationError) -> NavigationState {
        var created = CreatedOptions()
        return try without({ refused.contains($0.id) }, on: blueprint, creating: &created)
    }
}
