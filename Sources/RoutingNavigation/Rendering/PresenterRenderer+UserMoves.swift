/// A change that the program made to the screen and that no state can express.
package struct ScreenStraying: Hashable, Sendable {
    /// The stack, fork or root that was changed.
    package let id: Destination.ID
    /// A description of the change.
    package let what: String
}

extension ScreenStraying: CustomStringConvertible {
    package var description: String {
        "\(what) by the program, which no state can express; the next request shows the state again"
    }
}

extension PresenterRenderer {
    /// Returns an action that makes the state follow a difference on the screen, or `nil` if there is none.
    ///
    /// The method skips differences that no state can express, so they do not delay others; see
    /// ``newStrayings(from:)``.
    ///
    /// - Complexity: O(*n*) in the number of nodes and layers if one presenter reads all layers, or else O(*n*)
    ///   for each presenter that is needed.
    package func nextMove(beyond state: NavigationState) -> NavigationAction? {
        var layers: Set<ObjectIdentifier> = []
        for node in state.nodes {
            if let move = nextMove(in: node, of: state, over: &layers) { return move }
        }
        return nil
    }

    /// Returns a move inside one node.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - state: The state of the node.
    ///   - layers: The layers that were read so far. They are read again only if a modal is not among them,
    ///     because other presenters may read more.
    /// - Returns: The move, or `nil` if there is none.
    private func nextMove(
        in node: NavigationNode,
        of state: NavigationState,
        over layers: inout Set<ObjectIdentifier>
    ) -> NavigationAction? {
        switch node.kind {
        case .stack:
            guard let reading = reading(of: node), let missing = reading.missing?.last else { return nil }
            if missing != reading.expected.last { return .takeOut(.id(missing)) }
            let popped = reading.expected.reversed().prefix { $0 != reading.shown.last }.last
            return popped.flatMap(state.nodePopped).map { .remove(.id($0.id)) }
        case .fork:
            let shown = shownOption(of: node)
            let child = node.children.first { isSame(presentable(for: $0.face.id), shown) }
            return child.flatMap { $0.id == node.activeChild?.id ? nil : .select(.id($0.id)) }
        case .endpoint:
            guard let modal = node.modal else { return nil }
            let face = ObjectIdentifier(of: presentable(for: modal.face.id))
            if let face, layers.contains(face) { return nil }
            // A root that the program has replaced may still present its modals.
            let replaced = isRootAstray ? given.root?.face.flatMap(object) : nil
            guard let read = self.layers(accordingTo: node, over: replaced) else { return nil }
            layers.formUnion(read.map(\.presented).objects)
            return face.map(layers.contains) ?? false ? nil : .remove(.id(modal.id))
        case .switcher:
            return nil
        }
    }
}

extension PresenterRenderer {
    /// Lists the changes on the screen that no state can express and that were not reported before.
    package func newStrayings(from state: NavigationState) -> [ScreenStraying] {
        let strayings = strayings(from: state)
        let new = strayings.filter { !toldStrayings.contains($0) }
        toldStrayings = Set(strayings)
        return new
    }

    func strayings(from state: NavigationState) -> [ScreenStraying] {
        var strayings: [ScreenStraying] = []
        if let root = state.root, isRootAstray {
            strayings.append(ScreenStraying(id: root.id, what: "the root was replaced"))
        }
        for node in state.nodes where node.kind == .stack || node.kind == .fork {
            guard let reading = reading(of: node) else { continue }
            let name = "the \(node.kind) \(node.destination)"
            if reading.isAstray, node.kind == .fork || reading.missing == nil {
                strayings.append(ScreenStraying(id: node.id, what: "\(name) was given other contents"))
            }
            guard node.kind == .fork, let shown = shownOption(of: node) else { continue }
            if !node.children.contains(where: { isSame(presentable(for: $0.face.id), shown) }) {
                strayings.append(
                    ScreenStraying(id: node.id, what: "\(name) shows a screen that is not one of its options")
                )
            }
        }
        return strayings
    }
}
