extension NavigationState {
    /// Checks the invariants of the state in debug builds; does nothing in release builds.
    func checkInvariants() {
        assert(fault == nil, fault ?? "")
    }

    /// The first invariant that the state violates, or `nil` for a consistent state.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    var fault: String? {
        if let root, root.height > Self.maximumDepth {
            return "nodes nest \(root.height) deep, and \(Self.maximumDepth) is the most"
        }
        // A decoded state may have any next number, and a range whose end precedes its start would trap below.
        guard nextNumber > 0 else { return "the next number is \(nextNumber), and they are counted from 1" }
        var ids: Set<Destination.ID> = []
        for node in nodes {
            guard ids.insert(node.id).inserted else { return "\(node.id) occurs twice" }
            guard (1..<nextNumber).contains(node.id.number) else {
                return "\(node.id) was never counted: the next is #\(nextNumber)"
            }
            if let fault = node.fault { return "\(node.kind) \(node.id) \(fault)" }
        }
        return nil
    }
}

extension NavigationNode {
    /// The violated invariant of the node's children and modal, if any.
    fileprivate var fault: String? {
        if kind != .endpoint, modal != nil { return "has a modal, as only an endpoint can" }
        switch (kind, children.count) {
        case (.endpoint, 0): return nil
        case (.endpoint, 1): return modal == nil ? nil : "has a modal and something on its stack"
        case (.fork, 1...), (.stack, 1), (.switcher, 1): return nil
        case (.endpoint, let count), (.fork, let count), (.stack, let count), (.switcher, let count):
            return "has \(count) children"
        }
    }
}
