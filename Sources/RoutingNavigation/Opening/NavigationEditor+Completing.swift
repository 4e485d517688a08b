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
            children = adding(blueprint.nodes[number].children, to: children, in: surroundings)
        }
        return node.becoming(
            children,
            activeIndex: children.firstIndex { $0.id == active } ?? 0,
            modal: node.modal.map { completed($0, in: surroundings) }
        )
    }

    /// Inserts the missing options, each before the options that are declared after it.
    ///
    /// - Parameters:
    ///   - declared: The numbers of all declared options, ascending.
    ///   - present: The present options, in any order.
    ///   - surroundings: The captures of the place that contains the fork.
    /// - Returns: All options.
    /// - Complexity: O(*n*) in the number of options.
    private mutating func adding(
        _ declared: [Int],
        to present: [NavigationNode],
        in surroundings: Parameters
    ) -> [NavigationNode] {
        let numbers = present.map { blueprint.number(of: $0) }
        let known = Set(numbers)
        var missing = declared.filter { !known.contains($0) }[...]
        var options: [NavigationNode] = []
        for (option, number) in zip(present, numbers) {
            while let next = missing.first, let number, next < number {
                options.append(unopened(next, in: surroundings))
                missing.removeFirst()
            }
            options.append(option)
        }
        for next in missing { options.append(unopened(next, in: surroundings)) }
        return options
    }
}
