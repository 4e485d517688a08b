/// A node of a navigation state: a destination, what it holds, and which of that is shown.
///
/// A copy is one reference, and states share the nodes that they have in common: comparing these costs
/// nothing.
public struct NavigationNode: Sendable {
    /// What a node is.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A place. It has one child at most, which continues its stack, or else a modal that is over it.
        case endpoint
        /// A navigation stack. Its child is its root, and what lies on the root follows child by child.
        case stack
        /// Tabs. Its children are its options, and the active one is selected.
        case fork
        /// Sections of which one exists: its child.
        case switcher
    }

    /// A destination, shared by the nodes that it is the same in: its fields are many to copy and to compare.
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
        /// Whether anything in it is presented over anything.
        let holdsModal: Bool
        /// Whether anything was passed along to it or to what it holds.
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
                place.destination.passed != nil || modal?.holdsPassed ?? false
                || children.contains { $0.holdsPassed }
        }
    }

    private let storage: Storage

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - destination: The destination.
    ///   - kind: What it is.
    ///   - children: What it holds.
    ///   - activeIndex: Which child is active; meaningless without children.
    ///   - modal: What is presented over it.
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

    /// Gives the node with other things in it.
    func holding(
        _ children: [NavigationNode],
        activeIndex: Int = 0,
        modal: NavigationNode? = nil
    ) -> NavigationNode {
        NavigationNode(storage.place, kind, children, activeIndex, modal)
    }

    /// Whether it has the destination of another node, in all that is compared.
    func hasDestination(of other: NavigationNode) -> Bool {
        storage.place === other.storage.place || destination == other.destination
    }

    /// Whether something was passed along with its destination that another node was not given.
    func isPassedMore(than other: NavigationNode) -> Bool {
        guard storage.place !== other.storage.place, let passed = destination.passed else { return false }
        return passed !== other.destination.passed
    }
}

extension NavigationNode {
    /// The place that it is.
    public var destination: Destination { storage.place.destination }

    /// What it is.
    public var kind: Kind { storage.kind }

    /// What it holds: the options of a fork, in order; of any other, one child at most.
    public var children: [NavigationNode] { storage.children }

    /// The child that is shown, whether or not the node itself is.
    public var activeChild: NavigationNode? {
        storage.children.isEmpty ? nil : storage.children[storage.activeIndex]
    }

    /// What is presented over it.
    public var modal: NavigationNode? { storage.modal }

    /// What is shown of what it holds: its modal, or else its active child.
    var next: NavigationNode? { modal ?? activeChild }

    /// The identity of its destination.
    package var id: Destination.ID { storage.place.destination.id }

    /// The index of the active child; meaningless without children.
    var activeIndex: Int { storage.activeIndex }

    /// The number of nodes from it down to the deepest one, both included.
    var height: Int { storage.height }

    /// Whether anything in it is presented over anything.
    var holdsModal: Bool { storage.holdsModal }

    /// Whether anything was passed along to it or to what it holds.
    var holdsPassed: Bool { storage.holdsPassed }

    /// Whether both are one node in memory, and so equal without a look.
    func isIdentical(to other: NavigationNode) -> Bool { storage === other.storage }

    /// Whether it is the same destination of the same part of a tree, whatever has changed of it.
    func isSame(as other: NavigationNode) -> Bool {
        isIdentical(to: other)
            || id == other.id && kind == other.kind && destination.origin == other.destination.origin
    }
}

extension NavigationNode: Equatable {
    /// Whether both have equal destinations and hold equal nodes, with the same one active.
    ///
    /// - Complexity: O(*n*) in the number of nodes that they do not share.
    public static func == (left: NavigationNode, right: NavigationNode) -> Bool {
        if left.isIdentical(to: right) { return true }
        return left.kind == right.kind && left.hasDestination(of: right)
            && left.activeIndex == right.activeIndex && left.modal == right.modal
            && left.children == right.children
    }
}
