/// A state under change: its nodes taken apart and indexed by identity.
struct ChangeEditing {
    /// A node and its properties after the changes so far.
    private struct Record {
        let node: NavigationNode
        var destination: Destination
        var children: [Destination.ID]
        var activeIndex: Int
        var modal: Destination.ID?

        init(_ node: NavigationNode) {
            self.node = node
            destination = node.destination
            children = node.children.map(\.id)
            activeIndex = node.activeIndex
            modal = node.modal?.id
        }
    }

    private var records: [Destination.ID: Record]
    private var root: Destination.ID?
    private var nextNumber: Int

    init(_ state: NavigationState) {
        records = Dictionary(state.nodes.map { ($0.id, Record($0)) }) { first, _ in first }
        root = state.root?.id
        nextNumber = state.nextNumber
    }

    /// Performs a change.
    mutating func apply(_ change: NavigationChange) throws(NavigationError) {
        guard perform(change) else {
            throw NavigationError(
                .wrongChange, "the change refers to a node that is not in the state: \(change)")
        }
    }

    /// Returns the changed state; unchanged nodes are shared.
    func finish() throws(NavigationError) -> NavigationState {
        let node: NavigationNode? = if let root { try node(root, depth: 1) } else { nil }
        return NavigationState(root: node, nextNumber: nextNumber)
    }
}

extension ChangeEditing {
    private mutating func perform(_ change: NavigationChange) -> Bool {
        switch change {
        case .pop(let id, let parent): return exchange(parent, [id], for: [])
        case .push(let insertion, let parent): return exchange(parent, [], for: [insertion])
        case .change(let parent, let popped, let pushed): return exchange(parent, popped, for: pushed)
        case .reorder(let parent, let order): return reorder(parent, order)
        case .replaceRoot(let old, let new):
            guard old == root, old.map({ remove($0) }) ?? true, new.map({ insert($0) }) ?? true else {
                return false
            }
            root = new?.destination.id
        case .present(let insertion, let parent):
            guard let presenting = records[parent], presenting.modal == nil, insert(insertion) else {
                return false
            }
            records[parent]?.modal = insertion.destination.id
        case .dismiss(let id, let parent):
            guard records[parent]?.modal == id, remove(id) else { return false }
            records[parent]?.modal = nil
        case .update(let destination):
            guard records[destination.id] != nil else { return false }
            records[destination.id]?.destination = destination
        case .activate(let id, let parent):
            guard let index = records[parent]?.children.firstIndex(of: id) else { return false }
            records[parent]?.activeIndex = index
        }
        return true
    }

    /// Removes some children of a parent and inserts others; the active child stays active if it remains.
    private mutating func exchange(
        _ parent: Destination.ID,
        _ popped: [Destination.ID],
        for pushed: [NavigationChange.Insertion]
    ) -> Bool {
        guard var record = records[parent] else { return false }
        for id in popped {
            guard let index = record.children.firstIndex(of: id), remove(id) else { return false }
            record.children.remove(at: index)
            if index < record.activeIndex || index == record.activeIndex && index > 0 {
                record.activeIndex -= 1
            }
        }
        for insertion in pushed {
            guard (0...record.children.count).contains(insertion.position), insert(insertion) else {
                return false
            }
            if !record.children.isEmpty, insertion.position <= record.activeIndex { record.activeIndex += 1 }
            record.children.insert(insertion.destination.id, at: insertion.position)
        }
        records[parent] = record
        return true
    }

    private mutating func reorder(_ parent: Destination.ID, _ order: [Destination.ID]) -> Bool {
        guard let record = records[parent], !order.isEmpty,
            record.children.map(\.number).sorted() == order.map(\.number).sorted()
        else { return false }
        let active = record.children[record.activeIndex]
        records[parent]?.children = order
        records[parent]?.activeIndex = order.firstIndex(of: active) ?? 0
        return true
    }

    private mutating func insert(_ insertion: NavigationChange.Insertion) -> Bool {
        let id = insertion.destination.id
        guard records[id] == nil else { return false }
        records[id] = Record(NavigationNode(insertion.destination, insertion.kind))
        nextNumber = max(nextNumber, id.number + 1)
        return true
    }

    /// Removes a node, which must be empty: changes of their own have removed its descendants.
    private mutating func remove(_ id: Destination.ID) -> Bool {
        guard let record = records[id], record.children.isEmpty, record.modal == nil else { return false }
        records[id] = nil
        return true
    }

    private func node(_ id: Destination.ID, depth: Int) throws(NavigationError) -> NavigationNode? {
        guard let record = records[id] else { return nil }
        guard depth <= NavigationState.maximumDepth else {
            throw NavigationError(.tooDeep, "nodes would nest deeper than \(NavigationState.maximumDepth)")
        }
        var children: [NavigationNode] = []
        for child in record.children {
            if let child = try node(child, depth: depth + 1) { children.append(child) }
        }
        let modal: NavigationNode? = if let id = record.modal { try node(id, depth: depth + 1) } else { nil }
        return record.node.becoming(
            record.destination, children, activeIndex: record.activeIndex, modal: modal)
    }
}
