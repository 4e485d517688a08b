/// Where an app is: a tree of destinations, a pure value.
///
/// ```swift
/// let tree = NavigationTree<String> {
///     Fork {
///         Stack { Endpoint("today") }
///         Stack { Endpoint("books") { Endpoint("books/:id") } }
///     }
/// }
/// let state = try NavigationState().applying(.open("books/7"), on: tree)
/// assert(state.activePath.compactMap(\.destination.pattern) == ["books", "books/:id"])
/// assert(state.url == "books/7")
/// ```
///
/// Two states are equal when their trees are, identities included.
public struct NavigationState: Sendable {
    /// The deepest that nodes nest; what would go deeper is refused.
    ///
    /// A stack is as deep as it has screens, so this is also the most that one can have.
    public static let maximumDepth = 256

    /// The node that holds all others; `nil` before anything was opened.
    public internal(set) var root: NavigationNode?
    /// The number of the next destination, above those of all that there ever were.
    var nextNumber: Int

    /// Creates a state where nothing was opened yet.
    public init() {
        self.init(root: nil, nextNumber: 1)
    }

    init(root: NavigationNode?, nextNumber: Int) {
        self.root = root
        self.nextNumber = nextNumber
    }
}

extension NavigationState {
    /// Whether both have one root in memory and count on from the same number, so that nothing tells them
    /// apart.
    func isIdentical(to other: NavigationState) -> Bool {
        guard nextNumber == other.nextNumber else { return false }
        guard let root, let otherRoot = other.root else { return root == nil && other.root == nil }
        return root.isIdentical(to: otherRoot)
    }
}

extension NavigationState: Equatable {
    /// Whether both have equal nodes.
    ///
    /// - Complexity: O(*n*) in the number of nodes that they do not share.
    public static func == (left: NavigationState, right: NavigationState) -> Bool {
        left.root == right.root
    }
}

extension NavigationState {
    /// Gives the state with its identities counted on from those of another one as well, and with what was
    /// passed along to the destinations of that one.
    ///
    /// Going back to an earlier state needs it, lest what is opened there gets the identity of
    /// something that was opened later.
    ///
    /// - Parameter other: The other state.
    /// - Returns: An equal state.
    package func counting(from other: NavigationState) -> NavigationState {
        let root = passing(asIn: other).root
        return NavigationState(root: root, nextNumber: max(nextNumber, other.nextNumber))
    }
}

extension NavigationState: CustomStringConvertible {
    /// The nodes as an indented tree; what is active has a `*`, a modal a `^`.
    public var description: String {
        guard let root else { return "(nothing was opened)" }
        return TreeDrawing(root: "\(root.kind) \(root.destination)") { branches(of: root) }.text
    }

    private func branches(of node: NavigationNode) -> [TreeDrawing] {
        let children = node.children.enumerated().map { index, child in
            drawing(of: child, mark: index == node.activeIndex ? "*" : " ")
        }
        return children + (node.modal.map { [drawing(of: $0, mark: "^")] } ?? [])
    }

    private func drawing(of node: NavigationNode, mark: String) -> TreeDrawing {
        TreeDrawing(root: "\(mark) \(node.kind) \(node.destination)") { branches(of: node) }
    }
}
