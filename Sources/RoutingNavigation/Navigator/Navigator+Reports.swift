/// What the user did to the screen by hand; the state follows without rendering it again.
///
/// A report names the destination whose presentable the user moved. One that the state agrees with already changes
/// nothing, nor does one about something that is gone, or that cannot be. While a request has its turn, reports
/// wait for its end.
extension Navigator {
    /// Takes note that the user popped a destination, and what was on it.
    ///
    /// - Parameter id: The destination, which lies on another one.
    public func didPop(_ id: Destination.ID) {
        report { state in
            let popped = state.shown(by: id) { holder, node in
                holder.kind == .endpoint && !holder.presents(node)
            }
            return popped.map { .remove(.id($0)) }
        }
    }

    /// Takes note that the user selected an option.
    ///
    /// - Parameter id: The option of a fork.
    public func didSelect(_ id: Destination.ID) {
        report { state in
            state.shown(by: id) { holder, _ in holder.kind == .fork }.map { .select(.id($0)) }
        }
    }

    /// Takes note that the user dismissed a modal.
    ///
    /// - Parameter id: The node that was presented.
    public func didDismiss(_ id: Destination.ID) {
        report { state in
            state.shown(by: id) { holder, node in holder.presents(node) }.map { .remove(.id($0)) }
        }
    }
}

extension NavigationState {
    /// The innermost node that a destination's presentable stands for and that is held in a certain way.
    ///
    /// - Parameters:
    ///   - id: The destination.
    ///   - isHeld: Whether the second node is held by the first in that way.
    /// - Returns: The identity of the node.
    fileprivate func shown(
        by id: Destination.ID,
        _ isHeld: (_ holder: NavigationNode, _ node: NavigationNode) -> Bool
    ) -> Destination.ID? {
        guard let path = path(to: id), let face = path.last?.face.id else { return nil }
        let holds = zip(path, path.dropFirst()).reversed().prefix { $0.1.face.id == face }
        return holds.first(where: isHeld)?.1.id
    }
}

extension NavigationNode {
    fileprivate func presents(_ node: NavigationNode) -> Bool { modal?.id == node.id }
}
