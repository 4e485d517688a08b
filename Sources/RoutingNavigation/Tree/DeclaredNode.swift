internal import Routing

/// A part of a tree in its blueprint, where it is known by its number.
struct DeclaredNode: Sendable {
    /// How an endpoint says which URLs are its own.
    enum Condition: Sendable {
        case pattern(RoutePattern)
        case predicate(@Sendable (RouteURL) -> Bool)
    }

    let kind: NavigationNode.Kind
    let name: String?
    let origin: Destination.Origin
    let place: RoutePlace
    /// The part that holds it; `nil` for a root, and for what is presented over whatever shows.
    let parent: Int?
    /// Whether it is presented, over its parent or over whatever shows.
    let isModal: Bool
    /// Which URLs lead here; `nil` for what is no endpoint.
    let condition: Condition?
    let identity: EndpointIdentity
    /// The names of what its pattern captures.
    let captureNames: Set<String>
    /// Whether the screens of an option are made when it is first selected; of forks.
    let isLazy: Bool
    /// Asks a destination before it is taken away.
    let leaving: LeavingCheck?
    /// What it holds, in order.
    var children: [Int] = []
    /// What may be presented over it.
    var modals: [Int] = []

    /// Whether it is presented over whatever shows.
    var isFloating: Bool { isModal && parent == nil }

    /// The pattern, if it has one.
    var pattern: RoutePattern? {
        if case .pattern(let pattern) = condition { pattern } else { nil }
    }

    /// What people call it: its pattern, or its name.
    var title: String { pattern?.description ?? name ?? kind.rawValue }
}
