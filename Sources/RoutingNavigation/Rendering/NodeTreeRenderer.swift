/// Shows a navigation state by objects that show a node each.
///
/// The root of the state is a child of the object that the renderer is created with. What was popped is let
/// go of when the plan is over.
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
    /// The root of the state, for when it is to be shown anew.
    private var shownRoot: Destination?
    /// Counts the changes, and what ends them, so that what comes too late shows.
    private var turn = 0

    /// Creates a renderer of an empty state.
    ///
    /// - Parameter root: What shows the root of the state, as its child.
    public init(root: any NodeRenderer) {
        self.root = root
    }

    /// What shows a destination.
    ///
    /// - Parameter id: The destination.
    /// - Returns: The object, if the destination shows.
    public func renderer(for id: Destination.ID) -> (any NodeRenderer)? { renderers[id] }

    /// Tells the object that a change is about.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - plan: The plan that it belongs to.
    /// - Throws: What the object throws.
    public func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        turn += 1
        let turn = turn
        let new = try await make(change, of: plan)
        guard turn == self.turn else { throw NavigationError.late }
        renderers.merge(new) { $1 }
        if case .replaceRoot(_, let new) = change { shownRoot = new?.destination }
    }

    /// Tells the object that a change is about, and gives what shows those that come.
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
            // After a reset it is from nothing, which does not show.
            let destination = try old.map(plan.destination) ?? shownRoot
            return try await root.change(
                popping: destination.map { [$0] } ?? [], pushing: new.map { [$0] } ?? [])
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

    /// Lets go of what shows no longer.
    ///
    /// - Parameter state: The state.
    public func settle(on state: NavigationState) {
        turn += 1
        let ids = Set(state.nodes.map(\.id))
        renderers = renderers.filter { ids.contains($0.key) }
        shownRoot = state.root?.destination
    }

    /// Lets go of all but the root, which is told to let its child go by the next plan.
    public func reset() {
        turn += 1
        renderers = [:]
    }
}

extension NavigationPlan {
    /// A destination of either state.
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
