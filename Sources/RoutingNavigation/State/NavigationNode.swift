/// A node of a navigation state: a destination, its children, and which of them is active.
///
/// Copying a node copies one reference. States share their common nodes, so comparing shared nodes takes constant
/// time.
public struct NavigationNode: Sendable {
    /// The kind of a node.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A place.
        ///
        /// It has at most one child, the next endpoint on its stack, or else a modal over it.
        case endpoint
        /// A navigation stack.
        ///
        /// Its child is its root, and the child of each endpoint is the next screen.
        case stack
        /// Tabs, whose children are the options and whose active child is the selected option.
        case fork
        /// Sections of the app, of which only one exists: its child.
        case switcher
    }

    /// A box around a destination, shared between nodes to make copying and comparing cheap.
    private final class Place: Sendable {
        let destination: Destination

        init(_ destination: Destination) {
            self.destination = destination
        }
    }

    private final class Storage: Sendable {
        let place: Place
        let kind: Kind
        let children: [NavigationNode]
        let activeIndex: Int
        let modal: NavigationNode?
        let height: Int
        /// Whether the node or a descendant has a modal.
        let holdsModal: Bool
        /// Whether the node or a descendant has passed data.
        let holdsPassed: Bool

        init(
            _ place: Place,
            _ kind: Kind,
            _ children: [NavigationNode],
            _ activeIndex: Int,
            _ modal: NavigationNode?
        ) {
            self.place = place
            self.kind = kind
            self.children = children
            self.activeIndex = activeIndex
            self.modal = modal
            let tallest = children.reduce(modal?.height ?? 0) { max($0, $1.height) }
            height = tallest + 1
            holdsModal = modal != nil || children.contains { $0.holdsModal }
            holdsPassed =
                place.destination.passed != nil || modal?.holdsPassed == true
                || children.contains { $0.holdsPassed }
        }
    }

    private let storage: Storage

    /// Creates a node.
    ///
    /// - Parameters:
    ///   - destination: The destination.
    ///   - kind: The kind of the node.
    ///   - children: Its children.
    ///   - activeIndex: The index of the active child; meaningless without children.
    ///   - modal: The node that is presented over it.
    init(
        _ destination: Destination,
        _ kind: Kind,
        children: [NavigationNode] = [],
        activeIndex: Int = 0,
        modal: NavigationNode? = nil
    ) {
        self.init(Place(destination), kind, children, activeIndex, modal)
    }

    private init(
        _ place: Place,
        _ kind: Kind,
        _ children: [NavigationNode],
        _ activeIndex: Int,
        _ modal: NavigationNode?
    ) {
        precondition(
            children.isEmpty || children.indices.contains(activeIndex),
            "the active child must be there"
        )
        storage = Storage(place, kind, children, activeIndex, modal)
    }

    /// Returns the node with other children and another modal.
    func holding(
        _ children: [NavigationNode],
        activeIndex: Int = 0,
        modal: NavigationNode? = nil
    ) -> NavigationNode {
        NavigationNode(storage.place, kind, children, activeIndex, modal)
    }

    /// Whether its destination equals that of another node.
    func hasDestination(of other: NavigationNode) -> Bool {
        storage.place === other.storage.place || destination == other.destination
    }

    /// Whether its destination has passed data that the destination of another node does not have.
    func hasNewPassedData(comparedTo other: NavigationNode) -> Bool {
        guard storage.place !== other.storage.place, let passed = destination.passed else { return false }
        return passed !== other.destination.passed
    }
}

extension NavigationNode {
    /// The destination of the node.
    public var destination: Destination { storage.place.destination }

    /// The kind of the node.
    public var kind: Kind { storage.kind }

    /// The children: the options of a fork, in order; at most one child for other kinds.
    public var children: [NavigationNode] { storage.children }

    /// The active child, whether or not the node itself shows.
    public var activeChild: NavigationNode? {
        storage.children.isEmpty ? nil : storage.children[storage.activeIndex]
    }

    /// The node that is presented over it.
    public var modal: NavigationNode? { storage.modal }

    /// The next node of the active path: the modal, or else the active child.
    var next: NavigationNode? { modal ?? activeChild }

    /// The identity of its destination.
    package var id: Destination.ID { storage.place.destination.id }

    /// The index of the active child; meaningless without children.
    var activeIndex: Int { storage.activeIndex }

    /// The number of levels from the node to its deepest descendant, both included.
    var height: Int { storage.height }

    /// Whether the node or a descendant has a modal.
    var holdsModal: Bool { storage.holdsModal }

    /// Whether the node or a descendant has passed data.
    var holdsPassed: Bool { storage.holdsPassed }

    /// Whether both are one node in memory, and therefore equal.
    func isIdentical(to other: NavigationNode) -> Bool { storage === other.storage }

    /// Whether both are the same destination of the same declared node, even if its other properties have changed.
    func isSame(as other: NavigationNode) -> Bool {
        isIdentical(to: other)
            || id == other.id && kind == other.kind && destination.origin == other.destination.origin
    }
}

extension NavigationNode: Equatable {
    /// Whether both have equal kinds, destinations, children and modals, and the same active child.
    ///
    /// - Complexity: O(*n*) in the number of nodes that the two do not share.
    public static func == (left: NavigationNode, right: NavigationNode) -> Bool {
        if left.isIdentical(to: right) { return true }
        return left.kind == right.kind && left.hasDestination(of: right)
            && left.activeIndex == right.activeIndex && left.modal == right.modal
            && left.children == right.children
    }
}
