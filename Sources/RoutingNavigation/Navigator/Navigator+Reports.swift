/// Reports of the user's moves on the screen; the state follows without rendering.
///
/// A report names the destination whose presentable the user moved. It has no effect if the state already agrees,
/// if the destination is gone, or if the move is impossible. Report moves in their order.
///
/// Reports during a request take effect when the request ends. If the navigator does not follow the user by reading the
/// screen, it then renders them, because the request may have replaced them on the screen; a dismissal only if a modal
/// was presented after its report. If guards refuse such a move, or if the request has removed the selected option,
/// everything is rendered anew. A request that still asks guards or leaving places has not begun: a report takes effect
/// before it.
extension Navigator {
    /// Reports that the user popped a destination, with everything on top of it.
    ///
    /// A modal over it must be dismissed too. In this case, the navigator renders both changes, in a request.
    ///
    /// - Parameter id: The destination, which lies on another one.
    public func didPop(_ id: Destination.ID) {
        report { $0.nodePopped(with: id).map { .remove(.id($0.id)) } }
    }

    /// Reports that the user selected an option.
    ///
    /// - Parameter id: The option of a fork, such as a stack, not a place in the stack.
    public func didSelect(_ id: Destination.ID) {
        report { state in
            // An option that a request has removed no longer shows, but what the fork shows instead may be unknown.
            if state.find(id) == nil { return .select(.id(id)) }
            return state.optionSelected(with: id).map { .select(.id($0.id)) }
        }
    }

    /// Reports that the user dismissed a modal.
    ///
    /// - Parameter id: The presented node.
    public func didDismiss(_ id: Destination.ID) {
        report { $0.nodeDismissed(with: id).map { .remove(.id($0.id)) } }
    }
}

extension NavigationState {
    /// The nodes that the presentable of a destination represents, with their parents, the innermost first.
    fileprivate func holds(of id: Destination.ID) -> [(holder: NavigationNode, node: NavigationNode)] {
        guard let path = path(to: id), let face = path.last?.face.id else { return [] }
        return zip(path, path.dropFirst()).reversed().prefix { $0.1.face.id == face }
            .map { (holder: $0, node: $1) }
    }

    /// The fork option that is selected when the presentable of a destination is selected.
    func optionSelected(with id: Destination.ID) -> NavigationNode? {
        holds(of: id).first { $0.holder.kind == .fork }?.node
    }

    /// The node that is removed when the presentable of a destination is dismissed.
    func nodeDismissed(with id: Destination.ID) -> NavigationNode? {
        holds(of: id).first { $0.holder.presents($0.node) }?.node
    }

    /// The node that is removed when the presentable of a destination is popped.
    func nodePopped(with id: Destination.ID) -> NavigationNode? {
        let holds = holds(of: id)
        // In a stack, a node that is not an endpoint is one screen with all its content.
        if holds.last?.holder.kind == .stack, let screen = holds.last(where: { $0.node.kind != .endpoint }) {
            return screen.holder.kind == .endpoint ? screen.node : nil
        }
        return holds.first { $0.holder.kind == .endpoint && !$0.holder.presents($0.node) }?.node
    }
}

extension NavigationNode {
    fileprivate func presents(_ node: NavigationNode) -> Bool { modal?.id == node.id }
}
