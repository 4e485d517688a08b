extension NavigationEditor {
    /// Applies an action to the state.
    mutating func apply(_ action: NavigationAction) throws(NavigationError) {
        switch action {
        case .open(let url, let options): try open(url, options)
        case .push(let url): try push(url)
        case .add(let urls, let target, let active): try add(urls, to: target, active: active)
        case .remove(let target): try remove(at: steps(to: target))
        case .takeOut(let target): try takeOut(at: steps(to: target))
        case .removeCurrent: try remove(at: currentSteps())
        case .popTo(let target): try pop(to: target)
        case .popToRoot: try popToRoot()
        case .select(let target): select(at: try steps(to: target), from: 0)
        case .replace(let url): try replace(at: currentSteps(), with: url)
        case .present(let url): try present(url)
        case .dismiss: try dismiss()
        case .setRoot(let url):
            let match = try match(url)
            setRoot(nil)
            open(match, [])
        }
    }

    private mutating func push(_ url: String) throws(NavigationError) {
        let steps = try currentSteps()
        let node = make(try match(url))
        // A modal without a stack shows one screen, and would show the pushed screen in place of its own.
        if let presenting = state.activePath.lastIndex(where: { $0.modal != nil }),
            !state.activePath.dropFirst(presenting + 1).contains(where: { $0.kind == .stack })
        {
            let message =
                "the modal over \(state.activePath[presenting].destination) has no stack to push onto"
            throw NavigationError(.noStack, "\(message); declare a Stack in it, or present '\(url)'")
        }
        change(at: steps) { $0.holding([node]) }
    }

    private mutating func add(
        _ urls: [String],
        to target: NavigationTarget,
        active: Int?
    ) throws(NavigationError) {
        let steps = try steps(to: target)
        guard let parent = state.node(at: steps) else { return }
        let isFree = parent.next == nil && urls.count < 2
        guard parent.kind == .fork || parent.kind == .endpoint && isFree else {
            let kind = parent.kind.rawValue
            let message = "\(target) has no room for more: a node of the kind '\(kind)' holds one place"
            throw NavigationError(.noRoom, message)
        }
        if let active, !urls.indices.contains(active) {
            let message = "of \(urls.count) added to \(target) the one at index \(active) cannot be selected"
            throw NavigationError(.noRoom, message)
        }
        let container = blueprint.number(of: parent)
        var nodes: [NavigationNode] = []
        for url in urls { nodes.append(make(try match(url), in: container)) }
        if nodes.isEmpty { return }
        let count = parent.children.count
        let index = active.map { count + $0 } ?? parent.activeIndex
        change(at: steps) { $0.holding($0.children + nodes, activeIndex: index, modal: $0.modal) }
    }

    /// Replaces a node with the endpoint that a URL leads to.
    mutating func replace(at steps: [NavigationNode.Step], with url: String) throws(NavigationError) {
        let node = make(try match(url))
        change(at: steps) { _ in node }
    }

    /// Selects the options on the path to a node, from a given step on.
    mutating func select(at steps: [NavigationNode.Step], from first: Int) {
        for (count, step) in steps.enumerated() where count >= first {
            let holder = steps.prefix(count)
            guard case .child(let index) = step, state.node(at: Array(holder))?.activeIndex != index else {
                continue
            }
            change(at: Array(holder)) { $0.holding($0.children, activeIndex: index, modal: $0.modal) }
        }
    }
}

extension NavigationEditor {
    private mutating func remove(at steps: [NavigationNode.Step]) throws(NavigationError) {
        guard let last = steps.last, let parent = state.node(at: steps.dropLast()) else {
            throw NavigationError(.wouldBeEmpty, "nothing would be left; set another root")
        }
        guard parent.kind == .endpoint || parent.children.count > 1 else {
            let message = "\(parent.destination) would be a \(parent.kind.rawValue) without anything in it"
            throw NavigationError(.wouldBeEmpty, message)
        }
        change(at: steps.dropLast()) { parent in
            switch last {
            case .child(let index): parent.removingChild(at: index)
            case .modal: parent.bare
            }
        }
    }

    private mutating func takeOut(at steps: [NavigationNode.Step]) throws(NavigationError) {
        guard let node = state.node(at: steps), node.kind == .endpoint else {
            throw NavigationError(.noRoom, "only an endpoint can be taken out; remove the node instead")
        }
        guard let next = node.activeChild else { return try remove(at: steps) }
        change(at: steps) { _ in next }
    }

    private mutating func pop(to target: NavigationTarget) throws(NavigationError) {
        let steps = try steps(to: target)
        let active = try currentSteps()
        guard active.starts(with: steps), let node = state.node(at: steps), node.kind == .endpoint else {
            throw NavigationError(.notActive, "\(target) is not an endpoint of the active path")
        }
        if node.next != nil { change(at: steps) { $0.bare } }
    }

    private mutating func popToRoot() throws(NavigationError) {
        let steps = try currentSteps()
        guard let stack = state.activePath.lastIndex(where: { $0.kind == .stack }) else {
            throw NavigationError(.noStack, "there is no stack on the active path")
        }
        // Only an endpoint has content on top of it; the content of other nodes is inside them.
        let root = Array(steps.prefix(stack + 1))
        guard let node = state.node(at: root), node.kind == .endpoint, node.next != nil else { return }
        change(at: root) { $0.bare }
    }

    private mutating func present(_ url: String) throws(NavigationError) {
        let steps = try currentSteps()
        let node = makeModal(try match(url))
        change(at: steps) { $0.holding([], modal: node) }
    }

    private mutating func dismiss() throws(NavigationError) {
        guard let steps = state.activeSteps, let modal = steps.lastIndex(of: .modal) else {
            throw NavigationError(.noModal, "nothing is presented")
        }
        change(at: Array(steps.prefix(modal))) { $0.bare }
    }
}
