internal import Routing

/// The options that forks of several states lacked: in each of these states, they are the same places.
typealias CreatedOptions = [ForkOption: NavigationNode]

/// An option of a fork in a state.
struct ForkOption: Hashable {
    let fork: Destination.ID
    /// The number of its declaration.
    let number: Int
    /// The captures of the place that contains the fork.
    let surroundings: Parameters
}

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
            let declared = blueprint.nodes[number].children.map {
                ForkOption(fork: node.id, number: $0, surroundings: surroundings)
            }
            children = adding(declared, to: children)
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
    ///   - declared: All declared options, in their order.
    ///   - present: The present options, in any order.
    /// - Returns: All options.
    /// - Complexity: O(*n*) in the number of options.
    private mutating func adding(_ declared: [ForkOption], to present: [NavigationNode]) -> [NavigationNode] {
        let numbers = present.map { blueprint.number(of: $0) }
        let known = Set(numbers)
        var missing = declared.filter { !known.contains($0.number) }[...]
        var options: [NavigationNode] = []
        for (option, number) in zip(present, numbers) {
            while let next = missing.first, let number, next.number < number {
                options.append(node(of: next))
                missing.removeFirst()
            }
            options.append(option)
        }
        for next in missing { options.append(node(of: next)) }
        return options
    }

    private mutating func node(of option: ForkOption) -> NavigationNode {
        let node = created[option] ?? unopened(option.number, in: option.surroundings)
        created[option] = node
        return node
    }
}
