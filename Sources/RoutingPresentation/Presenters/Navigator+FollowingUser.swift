public import RoutingNavigation

extension Navigator {
    /// Lets the state follow what the user does in a window, by whatever verb: popping, dismissing, tapping a
    /// tab.
    ///
    /// What the navigator itself renders there is nothing that the user did. While a request has its turn,
    /// the state follows at its end.
    ///
    /// - Parameters:
    ///   - window: The window; held weakly.
    ///   - renderer: What renders the states of this navigator there.
    public func followUser(in window: Window, of renderer: PresenterRenderer<ViewController>) {
        readMoves { [weak renderer] state in renderer?.nextMove(beyond: state) }
        window.stage.witness { [weak self] in self?.followUserIfIdle() }
    }
}

extension PresenterRenderer where Presentable == ViewController {
    /// Gives something that the view stack shows and a state does not say.
    fileprivate func nextMove(beyond state: NavigationState) -> NavigationAction? {
        for node in state.nodes {
            if let move = nextMove(in: node) { return move }
        }
        return nil
    }

    private func nextMove(in node: NavigationNode) -> NavigationAction? {
        switch node.kind {
        case .stack:
            guard let stack = presentable(for: node.id) as? NavigationController else { return nil }
            let popped = node.content.first { !stack.contains(presentable(for: $0.id)) }
            return popped.map { .remove(.id($0.id)) }
        case .fork:
            let selected = (presentable(for: node.id) as? TabBarController)?.selectedViewController
            guard let selected, let active = node.activeChild else { return nil }
            let child = node.children.first { presentable(for: $0.face.id) === selected }
            return child.flatMap { $0.id == active.id ? nil : .select(.id($0.id)) }
        case .endpoint:
            guard let modal = node.modal else { return nil }
            let isThere = presentable(for: modal.face.id)?.presentingViewController != nil
            return isThere ? nil : .remove(.id(modal.id))
        case .switcher:
            return nil
        }
    }
}

extension NavigationController {
    fileprivate func contains(_ controller: ViewController?) -> Bool {
        controller.map { viewControllers.contains(identicalTo: $0) } ?? false
    }
}
