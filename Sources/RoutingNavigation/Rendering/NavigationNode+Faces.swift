/// What of a node is handed to the presenter of whatever holds it.
extension NavigationNode {
    /// The node whose presentable stands for this one.
    ///
    /// A switcher is nothing but its section, and of endpoints that lie on each other without a stack around
    /// them the topmost shows.
    package var face: NavigationNode {
        var node = self
        while node.kind == .endpoint || node.kind == .switcher, let child = node.activeChild { node = child }
        return node
    }

    /// What a stack or a fork shows, in order: the screens of the stack, the options of the fork.
    package var content: [NavigationNode] {
        switch kind {
        case .fork: children.map(\.face)
        case .stack: screens
        case .endpoint, .switcher: []
        }
    }

    /// The endpoints of a stack, the root first; what is no endpoint ends them.
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
    /// The nodes from the root to the one with an identity; `nil` when it is not in the state.
    func path(to id: Destination.ID) -> [NavigationNode]? {
        guard let steps = steps(where: { $0.id == id }), let root else { return nil }
        return steps.reduce(into: [root]) { path, step in
            if let next = path.last?[step] { path.append(next) }
        }
    }
}
