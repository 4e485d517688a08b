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

    private var withoutModals: NavigationNode {
        guard holdsModal else { return self }
        return becoming(children.map(\.withoutModals), activeIndex: activeIndex)
    }
}
