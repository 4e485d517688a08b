internal import Routing

/// A declared node of a tree, identified in its blueprint by its number.
struct DeclaredNode: Sendable {
    /// The condition that decides which URLs lead to an endpoint.
    enum Condition: Sendable {
        case pattern(RoutePattern)
        case predicate(@Sendable (RouteURL) -> Bool)
    }

    let kind: NavigationNode.Kind
    let name: String?
    let origin: Destination.Origin
    let place: SourceLine
    /// The number of the parent; `nil` for a root, and for a modal beside the root.
    let parent: Int?
    /// Whether the node is presented: over its parent, or over the active leaf.
    let isModal: Bool
    /// The condition on URLs; `nil` for nodes that are not endpoints.
    let condition: Condition?
    let identity: EndpointIdentity
    /// The names of the captures in its pattern.
    let captureNames: Set<String>
    /// Whether the screens of an option are made only when it is first selected; for forks.
    let isLazy: Bool
    /// Asks a destination before the navigator removes it.
    let leaving: LeavingCheck?
    /// Throws the error of parameters that do not decode to a typed route.
    let decoding: @Sendable (Parameters) throws -> Void
    /// The numbers of its children, in order.
    var children: [Int] = []
    /// The numbers of the nodes that can be presented over it.
    var modals: [Int] = []

    /// Whether it can be presented over any endpoint.
    var isFloating: Bool { isModal && parent == nil }

    /// The pattern, or `nil` if the node has none.
    var pattern: RoutePattern? {
        if case .pattern(let pattern) = condition { pattern } else { nil }
    }

    /// Whether two captures lead to the same destination.
    func isSameDestination(with captures: Parameters, and others: Parameters) -> Bool {
        kind != .endpoint || identity == .pattern || captures == others
    }

    /// Its title in messages: its pattern, or else its name.
    var title: String { pattern?.description ?? name ?? kind.rawValue }
}
