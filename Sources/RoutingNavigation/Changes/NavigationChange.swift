/// One difference between two navigation states, which a renderer performs.
///
/// Parents are named by their identities. A node is inserted or removed separately from its descendants, which have
/// changes of their own.
public enum NavigationChange: Hashable, Sendable {
    /// A node that is inserted.
    public struct Insertion: Hashable, Sendable {
        /// Its destination.
        public let destination: Destination
        /// The kind of the node.
        public let kind: NavigationNode.Kind
        /// Its final position among the children of its parent; 0 for a root or a modal.
        public let position: Int
    }

    /// One child is removed from a parent that stays, and none is inserted.
    case pop(Destination.ID, from: Destination.ID)
    /// One child is inserted into a parent that loses none.
    case push(Insertion, onto: Destination.ID)
    /// Children are removed, inserted, or both.
    ///
    /// `popped` lists all removed children, the active one last. `pushed` lists only the new children, by ascending
    /// position.
    case change(Destination.ID, popped: [Destination.ID], pushed: [Insertion])
    /// The parent's current children are put into this order.
    case reorder(Destination.ID, to: [Destination.ID])
    /// The root is replaced; `nil` stands for no root.
    case replaceRoot(Destination.ID?, with: Insertion?)
    /// A modal is presented over an endpoint.
    case present(Insertion, over: Destination.ID)
    /// A modal is dismissed.
    case dismiss(Destination.ID, from: Destination.ID)
    /// A destination that stays has new parameters, captures, URL or passed data.
    ///
    /// The value is the new destination.
    case update(Destination)
    /// A child becomes active: an option of a fork, or the section of a switcher.
    ///
    /// Other nodes have at most one child, which needs no activation.
    case activate(Destination.ID, in: Destination.ID)
}

extension NavigationChange {
    /// The identities of the destinations that are removed.
    public var popped: [Destination.ID] {
        switch self {
        case .pop(let id, _), .dismiss(let id, _): [id]
        case .change(_, let popped, _): popped
        case .replaceRoot(let old, _): old.map { [$0] } ?? []
        case .push, .reorder, .present, .update, .activate: []
        }
    }

    /// The nodes that are inserted.
    public var pushed: [Insertion] {
        switch self {
        case .push(let insertion, _), .present(let insertion, _): [insertion]
        case .change(_, _, let pushed): pushed
        case .replaceRoot(_, let new): new.map { [$0] } ?? []
        case .pop, .reorder, .dismiss, .update, .activate: []
        }
    }
}
