extension WindowSnapshot {
    /// Does what a transition did.
    ///
    /// A follower that begins with a window's first transition has its snapshot after each, but for titles
    /// that are set while a controller is shown:
    ///
    /// ```swift
    /// var snapshot = WindowSnapshot()
    /// for await transition in window.transitions() {
    ///     snapshot.follow(transition)
    ///     print(snapshot)
    /// }
    /// ```
    ///
    /// What is about a controller that the snapshot does not have changes nothing.
    ///
    /// - Parameter transition: The transition.
    /// - Complexity: O(*n*) in the controllers of the snapshot.
    public mutating func follow(_ transition: Transition) {
        guard let container = transition.container else {
            layers = transition.content(from: layers)
            return
        }
        layers = layers.map { $0.following(transition, in: container) }
    }
}

extension ControllerSnapshot {
    fileprivate func following(_ transition: Transition, in container: ControllerID) -> ControllerSnapshot {
        var copy = self
        if id == container {
            copy.children = transition.content(from: children)
            copy.selectedIndex = transition.selectedIndex
        } else {
            copy.children = children.map { $0.following(transition, in: container) }
        }
        return copy
    }
}

extension Transition {
    /// The new content of the container, made from the old one and what came.
    fileprivate func content(from old: [ControllerSnapshot]) -> [ControllerSnapshot] {
        let known = Dictionary((old + added).map { ($0.id, $0) }, uniquingKeysWith: { _, new in new })
        return content.compactMap { known[$0] }
    }
}
