internal import Routing

extension NavigationEditor {
    /// Adds to each fork the declared options that it lacks, such as tabs that are new in this version of an app.
    mutating func completeForks() {
        if let root = state.root { setRoot(completed(root, in: Parameters())) }
    }

    /// Adds the missing options inside a node.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - outer: The captures of the place that contains the node.
    /// - Returns: The completed node.
    private mutating func completed(_ node: NavigationNode, in outer: Parameters) -> NavigationNode {
        let surroundings = node.kind == .endpoint ? node.destination.captures : outer
        var children: [NavigationNode] = []
        for child in node.children { children.append(completed(child, in: surroundings)) }
        let active = node.activeChild?.id
        if node.kind == .fork, let number = blueprint.number(of: node) {
            for option in blueprint.nodes[number].children {
                addOption(option, in: surroundings, to: &children)
            }
        }
        return node.becoming(
            children,
            activeIndex: children.firstIndex { $0.id == active } ?? 0,
            modal: node.modal.map { completed($0, in: surroundings) }
        )
    }

    /// Inserts an option, unless it is there, before the options that are declared after it.
    private mutating func addOption(
        _ option: Int,
        in surroundings: Parameters,
        to options: inout [NavigationNode]
    ) {
        let numbers = options.map { blueprint.number(of: $0) }
        if numbers.contains(option) { return }
        let index = numbers.firstIndex { $0.map { $0 > option } ?? false } ?? options.count
        options.insert(unopened(option, in: surroundings), at: index)
    }
}
