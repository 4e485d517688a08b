/// The changes between two states under construction: each phase in its own order.
struct ChangeOrder {
    private var pops: [NavigationChange] = []
    private var insertions: [NavigationChange] = []
    private var updates: [NavigationChange] = []
    private var activations: [NavigationChange] = []

    /// Whether all insertions come after all pops, even under a parent with both.
    private let isSplit: Bool

    /// Lists the changes from one state to another.
    static func changes(from old: NavigationState, to new: NavigationState) -> [NavigationChange] {
        let list = ChangeOrder(from: old.root, to: new.root, isSplit: false)
        let moved = list.moved
        if moved.isEmpty { return list.changes }
        // A node that moves to another parent must be removed before it is inserted again.
        var split = ChangeOrder(from: old.root, to: new.root, isSplit: true)
        split.update(moved, from: old, to: new)
        return split.changes
    }

    private var changes: [NavigationChange] { pops + insertions + updates + activations }

    private init(from old: NavigationNode?, to new: NavigationNode?, isSplit: Bool) {
        self.isSplit = isSplit
        if let old, let new, old.isSame(as: new) {
            if old.isIdentical(to: new) { return }
            let difference = NodeDifference(old, new)
            pop(difference)
            insert(difference)
            update(difference)
            activate(difference)
        } else if old != nil || new != nil {
            if let old { popContent(of: old) }
            pops.append(.replaceRoot(old?.id, with: new.map { NavigationChange.Insertion($0, at: 0) }))
            if let new {
                insertContent(of: new)
                activateContent(of: new)
            }
        }
    }
}

extension ChangeOrder {
    /// Lists the removals, deepest first and the active branch last.
    private mutating func pop(_ difference: NodeDifference) {
        let (old, new) = (difference.old, difference.new)
        for (index, change) in difference.visitsOfOld.movingToEnd(where: { $0.0 == old.activeIndex }) {
            if let change { pop(change) } else { popContent(of: old.children[index]) }
        }
        for change in difference.modal { pop(change) }
        if let dismissed = difference.dismissed {
            popContent(of: dismissed)
            pops.append(.dismiss(dismissed.id, from: new.id))
        }
        let gone = difference.gone.movingToEnd { $0 == old.activeIndex }.map { old.children[$0].id }
        let added = isSplit ? [] : difference.insertions
        if !gone.isEmpty { pops.append(.group(new.id, popped: gone, pushed: added)) }
    }

    private mutating func popContent(of node: NavigationNode) {
        let children = node.children.indices.movingToEnd { $0 == node.activeIndex }.map { node.children[$0] }
        for child in children { popContent(of: child) }
        if let modal = node.modal {
            popContent(of: modal)
            pops.append(.dismiss(modal.id, from: node.id))
        }
        if !children.isEmpty { pops.append(.group(node.id, popped: children.map(\.id), pushed: [])) }
    }
}

extension ChangeOrder {
    /// Lists the insertions, parents first.
    private mutating func insert(_ difference: NodeDifference) {
        let new = difference.new
        // If a parent also loses children, the pops already include its insertions.
        if difference.gone.isEmpty || isSplit, !difference.added.isEmpty {
            insertions.append(.group(new.id, popped: [], pushed: difference.insertions))
        }
        if difference.isReordered {
            insertions.append(.reorder(new.id, to: new.children.map(\.id)))
        }
        for (index, change) in difference.visitsOfNew {
            if let change { insert(change) } else { insertContent(of: new.children[index]) }
        }
        for change in difference.modal { insert(change) }
        if let presented = difference.presented { present(presented, over: new) }
    }

    private mutating func insertContent(of node: NavigationNode) {
        if !node.children.isEmpty {
            let all = node.children.enumerated().map { NavigationChange.Insertion($1, at: $0) }
            insertions.append(.group(node.id, popped: [], pushed: all))
        }
        for child in node.children { insertContent(of: child) }
        if let modal = node.modal { present(modal, over: node) }
    }

    private mutating func present(_ modal: NavigationNode, over node: NavigationNode) {
        insertions.append(.present(NavigationChange.Insertion(modal, at: 0), over: node.id))
        insertContent(of: modal)
    }
}

extension ChangeOrder {
    /// Lists the updates, parents first.
    private mutating func update(_ difference: NodeDifference) {
        update(difference.old, to: difference.new)
        for (_, change) in difference.visitsOfNew {
            if let change { update(change) }
        }
        for change in difference.modal { update(change) }
    }

    /// Lists the updates of nodes that are removed and inserted again: a renderer may keep what it made for them.
    private mutating func update(
        _ moved: Set<Destination.ID>,
        from old: NavigationState,
        to new: NavigationState
    ) {
        let before = old.nodes.reduce(into: [:]) { $0[$1.id] = $1 }
        for node in new.nodes where moved.contains(node.id) { update(before[node.id] ?? node, to: node) }
    }

    private mutating func update(_ old: NavigationNode, to new: NavigationNode) {
        if old.hasDestination(of: new), !new.hasNewPassedData(comparedTo: old) { return }
        updates.append(.update(new.destination))
    }

    /// Lists the activations, deepest first and the active branch last.
    private mutating func activate(_ difference: NodeDifference) {
        let (old, new) = (difference.old, difference.new)
        for (index, change) in difference.visitsOfNew.movingToEnd(where: { $0.0 == new.activeIndex }) {
            if let change { activate(change) } else { activateContent(of: new.children[index]) }
        }
        for change in difference.modal { activate(change) }
        if let presented = difference.presented { activateContent(of: presented) }
        guard new.kind.isChoice, let active = new.activeChild else { return }
        let wasActive = old.activeChild?.isSame(as: active) ?? false
        if !wasActive { activations.append(.activate(active.id, in: new.id)) }
    }

    private mutating func activateContent(of node: NavigationNode) {
        for index in node.children.indices.movingToEnd(where: { $0 == node.activeIndex }) {
            activateContent(of: node.children[index])
        }
        if let modal = node.modal { activateContent(of: modal) }
        guard node.kind.isChoice, let active = node.activeChild else { return }
        activations.append(.activate(active.id, in: node.id))
    }
}

extension ChangeOrder {
    /// The nodes that are both removed and inserted.
    private var moved: Set<Destination.ID> {
        guard !pops.isEmpty else { return [] }
        let popped = Set(pops.flatMap(\.popped))
        return popped.intersection((pops + insertions).flatMap(\.pushed).map(\.destination.id))
    }
}

extension NodeDifference {
    /// The added children as insertions.
    fileprivate var insertions: [NavigationChange.Insertion] {
        added.map { NavigationChange.Insertion(new.children[$0], at: $0) }
    }

    /// The removed old children, and the changed ones with their differences, by ascending index.
    fileprivate var visitsOfOld: [(Int, NodeDifference?)] {
        // The usual case on the path to a change, where nothing needs sorting.
        if gone.isEmpty, changed.count < 2 { return changed.map { ($0.oldIndex, $0.difference) } }
        let going = gone.map { ($0, NodeDifference?.none) }
        let staying = changed.map { ($0.oldIndex, Optional($0.difference)) }
        return (going + staying).sorted { $0.0 < $1.0 }
    }

    /// The added new children, and the changed ones with their differences, by ascending index.
    fileprivate var visitsOfNew: [(Int, NodeDifference?)] {
        if added.isEmpty, changed.count < 2 { return changed.map { ($0.newIndex, $0.difference) } }
        let coming = added.map { ($0, NodeDifference?.none) }
        let staying = changed.map { ($0.newIndex, Optional($0.difference)) }
        return (coming + staying).sorted { $0.0 < $1.0 }
    }
}

extension NavigationNode.Kind {
    /// Whether a renderer must be told which child shows.
    fileprivate var isChoice: Bool { self == .fork || self == .switcher }
}

extension NavigationChange {
    /// The change for all children of one parent.
    fileprivate static func group(
        _ parent: Destination.ID,
        popped: [Destination.ID],
        pushed: [Insertion]
    ) -> NavigationChange {
        switch (popped.count, pushed.count) {
        case (1, 0): .pop(popped[0], from: parent)
        case (0, 1): .push(pushed[0], onto: parent)
        default: .change(parent, popped: popped, pushed: pushed)
        }
    }
}

extension NavigationChange.Insertion {
    init(_ node: NavigationNode, at position: Int) {
        self.init(destination: node.destination, kind: node.kind, position: position)
    }
}

extension Collection {
    /// Returns the elements with the matching one moved to the end.
    fileprivate func movingToEnd(where isLast: (Element) -> Bool) -> [Element] {
        count < 2 ? Array(self) : filter { !isLast($0) } + filter(isLast)
    }
}
