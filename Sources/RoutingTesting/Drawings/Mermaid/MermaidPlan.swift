internal import RoutingPresentation

/// The nodes of a flowchart: as many of a window's controllers as there is room for, visible ones first.
struct MermaidPlan {
    /// The number of nodes: by default, Mermaid draws up to 500 arrows and reads up to 50 000 characters.
    private static let mostNodes = 100
    /// The largest number of layers of a window that are drawn.
    private static let mostLayers = 8
    /// The largest numbers of children of one container to try, each with the part of the room that they may take.
    private static let limits = [(children: 12, part: 3), (children: 4, part: 2), (children: 1, part: 1)]

    /// The nodes, in the order in which they got room; the first one is the root.
    private(set) var nodes: [MermaidNode] = []
    /// The containers whose children have no room yet: those on the way to visible controllers, and the others.
    private var (visible, hidden): ([Int], [Int]) = ([], [])

    /// Plans the layers of a window: the root presents the next layer, and so on.
    init(_ layers: [ControllerSnapshot]) {
        let items = ElidedItem.items(of: layers.count, limit: Self.mostLayers)
        for (place, item) in items.enumerated() {
            add(item, of: layers, arrow: place == 0 ? .shown : .presents, isOnTop: place == items.count - 1)
            if place > 0 { nodes[place - 1].children = [place] }
        }
        while true {
            if let next = visible.popLast() {
                expand(next)
            } else if !hidden.isEmpty {
                expand(hidden.removeFirst())
            } else {
                return
            }
        }
    }

    private mutating func expand(_ index: Int) {
        guard case .controller(let container) = nodes[index].content else { return }
        // Each waiting container needs a node at least, to show that it has content.
        let room = Self.mostNodes - nodes.count - visible.count - hidden.count
        let first = nodes.count
        for item in items(of: container, fitting: room) {
            let isShown = if case .kept(let child) = item { container.shows(childAt: child) } else { false }
            let isOnTop = nodes[index].isOnTop && isShown
            add(item, of: container.children, arrow: isShown ? .shown : .hidden, isOnTop: isOnTop)
        }
        nodes[index].children.insert(contentsOf: first..<nodes.count, at: 0)
    }

    private mutating func add(
        _ item: ElidedItem,
        of controllers: [ControllerSnapshot],
        arrow: MermaidNode.Arrow,
        isOnTop: Bool
    ) {
        switch item {
        case .gap(let count):
            nodes.append(MermaidNode(content: .gap(count), arrow: arrow, isOnTop: false))
        case .kept(let index):
            if !controllers[index].children.isEmpty {
                if isOnTop { visible.append(nodes.count) } else { hidden.append(nodes.count) }
            }
            nodes.append(
                MermaidNode(content: .controller(controllers[index]), arrow: arrow, isOnTop: isOnTop))
        }
    }

    private func items(of container: ControllerSnapshot, fitting room: Int) -> [ElidedItem] {
        let children = container.children
        for (limit, part) in Self.limits {
            let items = ElidedItem.items(of: children.count, limit: limit, around: container.selectedIndex)
            let containers = items.count {
                if case .kept(let child) = $0 { !children[child].children.isEmpty } else { false }
            }
            if items.count + containers <= room / part { return items }
        }
        return [.gap(children.count)]
    }
}
