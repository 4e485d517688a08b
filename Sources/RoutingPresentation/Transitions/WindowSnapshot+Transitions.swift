extension WindowSnapshot {
    /// Applies a transition to the snapshot.
    ///
    /// A follower that starts with a window's first transition has the window's snapshot after each of them.
    /// Titles that are set while a controller is in the window are the only exception:
    ///
    /// ```swift
    /// var snapshot = WindowSnapshot()
    /// for await transition in window.transitions() {
    ///     snapshot.follow(transition)
    ///     print(snapshot)
    /// }
    /// ```
    ///
    /// A transition of a container that the snapshot does not hold changes nothing.
    ///
    /// - Parameter transition: The transition.
    /// - Complexity: O(*n*) in the number of controllers in the snapshot.
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
    /// The container's new content, made from the old content and the added controllers.
    fileprivate func content(from old: [ControllerSnapshot]) -> [ControllerSnapshot] {
        let known = Dictionary((old + added).map { ($0.id, $0) }, uniquingKeysWith: { _, new in new })
        return content.compactMap { known[$0] }
    }
}
