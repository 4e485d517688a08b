/// What the user did to the screen by hand; the state follows without rendering it again.
///
/// A report names the destination whose presentable the user moved. One that the state agrees with already
/// changes nothing, nor does one about something that is gone, or that cannot be. While a request has its
/// turn, reports wait for its end.
extension Navigator {
    /// Takes note that the user popped a destination, and what was on it.
    ///
    /// - Parameter id: The destination, which lies on another one.
    public func didPop(_ id: Destination.ID) {
        report { $0.nodePopped(with: id).map { .remove(.id($0.id)) } }
    }

    /// Takes note that the user selected an option.
    ///
    /// - Parameter id: The option of a fork.
    public func didSelect(_ id: Destination.ID) {
        report { $0.optionSelected(with: id).map { .select(.id($0.id)) } }
    }

    /// Takes note that the user dismissed a modal.
    ///
    /// - Parameter id: The node that was presented.
    public func didDismiss(_ id: Destination.ID) {
        report { $0.nodeDismissed(with: id).map { .remove(.id($0.id)) } }
    }
}

extension NavigationState {
    /// The nodes that the presentable of a destination stands for, the innermost first.
    fileprivate func holds(of id: Destination.ID) -> [(holder: NavigationNode, node: NavigationNode)] {
        guard let path = path(to: id), let face = path.last?.face.id else { return [] }
        return zip(path, path.dropFirst()).reversed().prefix { $0.1.face.id == face }
            .map { (holder: $0, node: $1) }
    }

    /// The option of a fork that is selected with the presentable of a destination.
    func optionSelected(with id: Destination.ID) -> NavigationNode? {
        holds(of: id).first { $0.holder.kind == .fork }?.node
    }

    /// The node that goes when the presentable of a destination is dismissed.
    func nodeDismissed(with id: Destination.ID) -> NavigationNode? {
        holds(of: id).first { $0.holder.presents($0.node) }?.node
    }

    /// The node that goes when the presentable of a destination is popped.
    func nodePopped(with id: Destination.ID) -> NavigationNode? {
        let holds = holds(of: id)
        // In a stack, what is no endpoint is one screen with all that is in it.
        if holds.last?.holder.kind == .stack, let screen = holds.last(where: { $0.node.kind != .endpoint }) {
            return screen.holder.kind == .endpoint ? screen.node : nil
        }
        return holds.first { $0.holder.kind == .endpoint && !$0.holder.presents($0.node) }?.node
    }
}

extension NavigationNode {
    fileprivate func presents(_ node: NavigationNode) -> Bool { modal?.id == node.id }
}
