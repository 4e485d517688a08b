extension NavigationState {
    /// The nodes from the root to the one that is shown on top of all: of each its modal, or else its active
    /// child.
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

    /// The node that is shown on top of all: the last of ``activePath``.
    ///
    /// - Complexity: O(depth).
    public var activeLeaf: NavigationNode? {
        var leaf = root
        while let next = leaf?.next { leaf = next }
        return leaf
    }

    /// The URL that leads where the app is: the one of the active leaf.
    ///
    /// Opening it on an empty state of the same tree gives the same active path — the same endpoints with the
    /// same captures, whatever the identities and the query values of what lies below the leaf — unless
    /// actions put destinations where the tree does not have them. What a ``Modal`` beside the root holds lies on
    /// the first root then, and not on what happens to show.
    ///
    /// - Complexity: O(depth).
    public var url: String? { activeLeaf?.destination.url }

    /// The URL of the place where the app is, however it was opened; the one of the active leaf.
    ///
    /// - Complexity: O(depth), and O(length of the pattern) for each choice of its optional groups.
    public var canonicalURL: String? { activeLeaf?.destination.canonicalURL }

    /// Whether another state has the same place on top.
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
    /// - Parameter name: A name that a part of the tree was given.
    /// - Returns: The node; of several the one nearest to the active leaf, then the first from the root.
    /// - Complexity: O(*n*) in the number of nodes.
    public func find(name: String) -> NavigationNode? {
        steps(toName: name).flatMap(node)
    }

    /// All nodes, those that do not show included: each before what it holds, and the options of a fork in
    /// order.
    ///
    /// ```swift
    /// let screens = state.nodes.lazy.filter { $0.kind == .endpoint }.map(\.destination)
    /// ```
    ///
    /// - Complexity: O(1) for each node that is asked for, on average.
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
    /// Gives the node at the end of some steps from the root.
    func node(at steps: [NavigationNode.Step]) -> NavigationNode? {
        steps.reduce(root) { $0?[$1] }
    }

    /// The steps from the root to the active leaf; `nil` for an empty state.
    var activeSteps: [NavigationNode.Step]? {
        root.map { _ in
            activePath.dropLast().map { $0.modal == nil ? .child($0.activeIndex) : .modal }
        }
    }

    /// The steps to the first node that is looked for.
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

    /// The steps to the node with a name: of several the one nearest to the active leaf, then the first.
    func steps(toName name: String) -> [NavigationNode.Step]? {
        let active = activePath.lastIndex { $0.destination.name == name }
        if let active, let steps = activeSteps { return Array(steps.prefix(active)) }
        return steps { $0.destination.name == name }
    }
}
