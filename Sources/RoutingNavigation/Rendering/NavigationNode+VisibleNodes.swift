/// The nodes whose presentables a node's parent shows.
extension NavigationNode {
    /// The node whose presentable is shown for this one.
    ///
    /// A switcher shows as its section. Outside a stack, only the topmost of several endpoints on each other shows.
    package var face: NavigationNode {
        var node = self
        while node.kind == .endpoint || node.kind == .switcher, let child = node.activeChild { node = child }
        return node
    }

    /// The nodes that a stack or a fork shows, in order: the screens of the stack, or the options of the fork.
    package var content: [NavigationNode] {
        switch kind {
        case .fork: children.map(\.face)
        case .stack: screens
        case .endpoint, .switcher: []
        }
    }

    /// The endpoints of a stack, the root first; a node that is not an endpoint ends the list.
    private var screens: [NavigationNode] {
        var screens: [NavigationNode] = []
        var next = activeChild
        while let node = next {
            let isScreen = node.kind == .endpoint
            screens.append(isScreen ? node : node.face)
            next = isScreen ? node.activeChild : nil
        }
        return screens
    }
}

extension NavigationState {
    /// The nodes from the root to the one with an identity; `nil` if the state does not have it.
    func path(to id: Destination.ID) -> [NavigationNode]? {
        guard let steps = steps(where: { $0.id == id }), let root else { return nil }
        return steps.reduce(into: [root]) { path, step in
            if let next = path.last?[step] { path.append(next) }
        }
    }
}
