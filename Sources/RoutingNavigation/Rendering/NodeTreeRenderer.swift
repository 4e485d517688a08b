/// A renderer that shows a navigation state through objects, one for each node.
///
/// The root of the state is a child of the object that the renderer is created with. The renderer releases the
/// objects of removed nodes when the plan ends.
///
/// ```swift
/// final class Panel: NodeRenderer {
///     private(set) var panels: [Destination.ID: Panel] = [:]
///     private(set) var shown: Destination.ID?
///
///     func push(_ insertion: NavigationChange.Insertion) -> any NodeRenderer {
///         let panel = Panel()
///         panels[insertion.destination.id] = panel
///         return panel
///     }
///
///     func pop(_ destination: Destination) {
///         panels[destination.id] = nil
///     }
///
///     func change(
///         popping: [Destination],
///         pushing: [NavigationChange.Insertion]
///     ) -> [Destination.ID: any NodeRenderer] {
///         for destination in popping { pop(destination) }
///         return Dictionary(uniqueKeysWithValues: pushing.map { ($0.destination.id, push($0)) })
///     }
///
///     func activate(_ destination: Destination) {
///         shown = destination.id
///     }
/// }
///
/// let desk = Panel()
/// let navigator = Navigator(tree, renderer: NodeTreeRenderer(root: desk))
/// try await navigator.open("books/7")
/// ```
@MainActor
public final class NodeTreeRenderer: NavigationRenderer {
    private let root: any NodeRenderer
    private var renderers: [Destination.ID: any NodeRenderer] = [:]
    /// The children that the root object has: one, or several after a root that came too late.
    private var shownRoots: [ShownRoot] = []
    /// A counter of changes and ends of plans, by which a result that arrives too late is detected.
    private var turn = 0

    /// A child that the root object has, and the turn of the change that gave it.
    private struct ShownRoot {
        var destination: Destination
        let turn: Int
    }

    /// Creates a renderer of an empty state.
    ///
    /// - Parameter root: The object that shows the root of the state as its child.
    public init(root: any NodeRenderer) {
        self.root = root
    }

    /// Returns the object that shows a destination.
    ///
    /// - Parameter id: The destination.
    /// - Returns: The object, if the destination shows.
    public func renderer(for id: Destination.ID) -> (any NodeRenderer)? { renderers[id] }

    /// Performs a change by calling the object that it concerns.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - plan: The plan that it belongs to.
    /// - Throws: The error of the object.
    public func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        turn += 1
        let turn = turn
        let new = try await make(change, of: plan)
        guard turn == self.turn else { throw NavigationError.late }
        renderers.merge(new) { $1 }
    }

    /// Calls the object that a change concerns, and returns the objects for inserted nodes.
    private func make(
        _ change: NavigationChange,
        of plan: NavigationPlan
    ) async throws -> [Destination.ID: any NodeRenderer] {
        switch change {
        case .pop(let id, let parent):
            try await renderers[parent]?.pop(plan.destination(id))
        case .push(let insertion, let parent):
            return [insertion.destination.id: try await renderers[parent]?.push(insertion)].compactMapValues(
                \.self)
        case .change(let parent, let popped, let pushed):
            let destinations = try plan.destinations(popped)
            return try await renderers[parent]?.change(popping: destinations, pushing: pushed) ?? [:]
        case .reorder(let parent, let order):
            try await renderers[parent]?.reorder(plan.destinations(order))
        case .replaceRoot(let old, let new):
            // After a reset, `old` is `nil` although the earlier root still shows.
            let old = try old.map(plan.destination)
            let (turn, earlier) = (turn, Set(shownRoots.map(\.turn)))
            let others = shownRoots.map(\.destination).filter { $0.id != old?.id }
            let popped = others + (old.map { [$0] } ?? [])
            let made = try await root.change(popping: popped, pushing: new.map { [$0] } ?? [])
            // A root that comes too late shows all the same, beside one that has come meanwhile.
            shownRoots.removeAll { earlier.contains($0.turn) || $0.destination.id == new?.destination.id }
            if let new { shownRoots.append(ShownRoot(destination: new.destination, turn: turn)) }
            return made
        case .present(let insertion, let parent):
            let modal = try await renderers[parent]?.present(insertion)
            return [insertion.destination.id: modal].compactMapValues(\.self)
        case .dismiss(let id, let parent):
            try await renderers[parent]?.dismiss(plan.destination(id))
        case .update(let destination):
            try await renderers[destination.id]?.update(destination)
        case .activate(let id, let parent):
            try await renderers[parent]?.activate(plan.destination(id))
        }
        return [:]
    }

    /// Releases the objects of nodes that the state no longer has.
    ///
    /// - Parameter state: The state.
    public func settle(on state: NavigationState) {
        turn += 1
        let ids = Set(state.nodes.map(\.id))
        renderers = renderers.filter { ids.contains($0.key) }
        guard let root = state.root?.destination else { return }
        // Its properties may have changed.
        for index in shownRoots.indices where shownRoots[index].destination.id == root.id {
            shownRoots[index].destination = root
        }
    }

    /// Releases all objects except the root; the next plan tells the root to remove its child.
    public func reset() {
        turn += 1
        renderers = [:]
    }
}

extension NavigationPlan {
    /// The destination with an identity, from either state of the plan.
    fileprivate func destination(_ id: Destination.ID) throws -> Destination {
        guard let node = new.find(id) ?? old.find(id) else {
            throw NavigationError(.wrongChange, "\(id) is in neither state of the plan")
        }
        return node.destination
    }

    fileprivate func destinations(_ ids: [Destination.ID]) throws -> [Destination] {
        try ids.map(destination)
    }
}
