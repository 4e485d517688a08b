/// The state of an app's navigation: a tree of destinations, as a pure value.
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
/// Two states are equal when their trees are equal, identities included.
public struct NavigationState: Sendable {
    /// The maximum depth of the tree; an action that would exceed it is refused.
    ///
    /// Each screen of a stack is one level deeper than the one beneath it, so this also limits the number of
    /// screens.
    package static let maximumDepth = 256

    /// The root node, or `nil` before anything was opened.
    public internal(set) var root: NavigationNode?
    /// The number of the next destination, larger than all numbers used before.
    var nextNumber: Int

    /// Creates an empty state.
    public init() {
        self.init(root: nil, nextNumber: 1)
    }

    init(root: NavigationNode?, nextNumber: Int) {
        self.root = root
        self.nextNumber = nextNumber
    }
}

extension NavigationState {
    /// Whether both share one root in memory and have the same next number, and so are indistinguishable.
    func isIdentical(to other: NavigationState) -> Bool {
        guard nextNumber == other.nextNumber else { return false }
        guard let root, let otherRoot = other.root else { return root == nil && other.root == nil }
        return root.isIdentical(to: otherRoot)
    }
}

extension NavigationState: Equatable {
    /// Whether both have equal nodes.
    ///
    /// - Complexity: O(*n*) in the number of nodes that the two do not share.
    public static func == (left: NavigationState, right: NavigationState) -> Bool {
        left.root == right.root
    }
}

extension NavigationState {
    /// Returns the state with the identity counter of another state taken into account.
    ///
    /// The next identity is above those of both states. A return to an earlier state needs this: otherwise a
    /// destination opened there could get an identity that was already used.
    ///
    /// - Parameter other: The other state.
    /// - Returns: A state that compares equal.
    package func counting(from other: NavigationState) -> NavigationState {
        NavigationState(root: root, nextNumber: max(nextNumber, other.nextNumber))
    }
}

extension NavigationState: CustomStringConvertible {
    /// The nodes as an indented tree; `*` marks the active child, `^` a modal.
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
