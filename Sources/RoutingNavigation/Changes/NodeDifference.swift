/// The difference between a node of one state and the same destination in another state.
///
/// Subtrees that both states share are not visited.
struct NodeDifference {
    let old: NavigationNode
    let new: NavigationNode
    /// The children in both nodes that differ, by ascending index in the old node.
    private(set) var changed: [(oldIndex: Int, newIndex: Int, difference: NodeDifference)] = []
    /// The indices of the removed old children, ascending.
    private(set) var gone: [Int] = []
    /// The indices of the added new children, ascending.
    private(set) var added: [Int] = []
    /// Whether children in both nodes have changed their order.
    private(set) var isReordered = false
    /// The difference of the modal, if both nodes have the same modal and it differs.
    private(set) var modal: [NodeDifference] = []

    /// Compares two nodes that are the same destination.
    ///
    /// - Complexity: O(*n*) in the number of nodes that the two do not share.
    init(_ old: NavigationNode, _ new: NavigationNode) {
        self.old = old
        self.new = new
        pairChildren()
        if let before = old.modal, let after = new.modal, before.isSame(as: after),
            !before.isIdentical(to: after)
        {
            modal = [NodeDifference(before, after)]
        }
    }

    private mutating func pairChildren() {
        let (before, after) = (old.children, new.children)
        var start = 0
        while start < before.count, start < after.count, before[start].isSame(as: after[start]) {
            pair(before[start], start, after[start], start)
            start += 1
        }
        if start == after.count {
            gone = Array(start..<before.count)
            return
        }
        let rest = after.indices.dropFirst(start)
        var indices = Dictionary(uniqueKeysWithValues: rest.map { (after[$0].id, $0) })
        var last = -1
        for index in before.indices.dropFirst(start) {
            guard let newIndex = indices[before[index].id], before[index].isSame(as: after[newIndex]) else {
                gone.append(index)
                continue
            }
            indices[before[index].id] = nil
            pair(before[index], index, after[newIndex], newIndex)
            isReordered = isReordered || newIndex < last
            last = newIndex
        }
        added = indices.values.sorted()
    }

    private mutating func pair(
        _ before: NavigationNode,
        _ oldIndex: Int,
        _ after: NavigationNode,
        _ newIndex: Int
    ) {
        if before.isIdentical(to: after) { return }
        changed.append((oldIndex, newIndex, NodeDifference(before, after)))
    }

    /// The modal that is dismissed, if any.
    var dismissed: NavigationNode? { modal.isEmpty && !hasSameModal ? old.modal : nil }

    /// The modal that is presented, if any.
    var presented: NavigationNode? { modal.isEmpty && !hasSameModal ? new.modal : nil }

    private var hasSameModal: Bool {
        guard let before = old.modal, let after = new.modal else { return false }
        return before.isIdentical(to: after)
    }
}
