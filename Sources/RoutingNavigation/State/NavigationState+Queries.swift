extension NavigationState {
    /// The nodes from the root to the topmost one.
    ///
    /// Each node is followed by its modal or, without one, by its active child.
    ///
    /// - Complexity: O(depth).
    public var activePath: [NavigationNode] {
        var path: [NavigationNode] = []
        var next = root
        while let node = next {
            path.append(node)
            next = node.next
        }
        return path
    }

    /// The topmost node: the last of ``activePath``.
    ///
    /// - Complexity: O(depth).
    public var activeLeaf: NavigationNode? {
        var leaf = root
        while let next = leaf?.next { leaf = next }
        return leaf
    }

    /// The URL of the app's current place: that of the active leaf.
    ///
    /// Opening it on an empty state of the same tree gives the same active path: the same endpoints with the same
    /// captures. Identities, and query values beneath the leaf, may differ. The path may also differ if actions
    /// have put destinations where the tree does not declare them. The content of a ``Modal`` beside the root is
    /// then presented over the first root, and not over the place that showed before.
    ///
    /// - Complexity: O(depth).
    public var url: String? { activeLeaf?.destination.url }

    /// The canonical URL of the app's current place: that of the active leaf.
    ///
    /// It does not depend on the URL that opened the place.
    ///
    /// - Complexity: O(depth), and O(length of the pattern) for each choice of its optional groups.
    package var canonicalURL: String? { activeLeaf?.destination.canonicalURL }

    /// Whether another state has the same topmost place.
    func isAtPlace(of other: NavigationState) -> Bool {
        guard let url, let otherURL = other.url else { return false }
        return url == otherURL || (canonicalURL ?? url) == (other.canonicalURL ?? otherURL)
    }

    /// Finds a node by its identity.
    ///
    /// - Parameter id: The identity.
    /// - Returns: The node, or `nil` when there is none.
    /// - Complexity: O(*n*) in the number of nodes.
    public func find(_ id: Destination.ID) -> NavigationNode? {
        steps { $0.id == id }.flatMap(node)
    }

    /// Finds a node by its name.
    ///
    /// - Parameter name: The name of a node of the tree.
    /// - Returns: The node. Of several nodes, the one nearest to the active leaf, or else the first from the root.
    /// - Complexity: O(*n*) in the number of nodes.
    public func find(name: String) -> NavigationNode? {
        steps(toName: name).flatMap(node)
    }

    /// All nodes, hidden ones included: each before its descendants, and the options of a fork in order.
    ///
    /// ```swift
    /// let screens = state.nodes.lazy.filter { $0.kind == .endpoint }.map(\.destination)
    /// ```
    ///
    /// - Complexity: O(1) amortized for each visited node.
    public var nodes: some Sequence<NavigationNode> {
        sequence(state: root.map { [$0] } ?? []) { waiting in
            guard let node = waiting.popLast() else { return nil }
            if let modal = node.modal { waiting.append(modal) }
            waiting += node.children.reversed()
            return node
        }
    }
}

extension NavigationState {
    /// Returns the node at the end of a path of steps from the root.
    func node(at steps: [NavigationNode.Step]) -> NavigationNode? {
        steps.reduce(root) { $0?[$1] }
    }

    /// The steps from the root to the active leaf; `nil` for an empty state.
    var activeSteps: [NavigationNode.Step]? {
        root.map { _ in
            activePath.dropLast().map { $0.modal == nil ? .child($0.activeIndex) : .modal }
        }
    }

    /// The steps to the first node that satisfies a predicate.
    func steps(where isWanted: (NavigationNode) -> Bool) -> [NavigationNode.Step]? {
        var steps: [NavigationNode.Step] = []
        func search(_ node: NavigationNode) -> Bool {
            if isWanted(node) { return true }
            for (index, child) in node.children.enumerated() {
                steps.append(.child(index))
                if search(child) { return true }
                steps.removeLast()
            }
            guard let modal = node.modal else { return false }
            steps.append(.modal)
            if search(modal) { return true }
            steps.removeLast()
            return false
        }
        return root.flatMap { search($0) ? steps : nil }
    }

    /// The steps to the node with a name: of several, the one nearest to the active leaf, or else the first.
    func steps(toName name: String) -> [NavigationNode.Step]? {
        let active = activePath.lastIndex { $0.destination.name == name }
        if let active, let steps = activeSteps { return Array(steps.prefix(active)) }
        return steps { $0.destination.name == name }
    }
}
