@testable import RoutingNavigation

/// An object of a tree of node renderers, which writes down in one log what it is told.
@MainActor
final class Branch: NodeRenderer {
    @MainActor
    final class Log {
        var lines: [String] = []
        /// What happens before a change: a wait, or a failure.
        var before: @MainActor (String) async throws -> Void = { _ in }
        /// What happens between the removals and the insertions of a change.
        var between: @MainActor () async -> Void = {}
    }

    private(set) var destination: Destination?
    private(set) var kind: NavigationNode.Kind?
    private(set) var children: [Branch] = []
    /// The child that shows; a test may set it as the user does.
    var active: Destination.ID?
    private(set) var modal: Branch?
    let log: Log

    init(_ log: Log, _ insertion: NavigationChange.Insertion? = nil) {
        self.log = log
        destination = insertion?.destination
        kind = insertion?.kind
    }

    private var label: String { destination.map { "\($0.id)" } ?? "root" }

    private func note(_ line: String) async throws {
        try await log.before(line)
        log.lines.append(line)
    }

    func push(_ insertion: NavigationChange.Insertion) async throws -> any NodeRenderer {
        try await note("\(label) push \(insertion.destination.id)")
        let branch = Branch(log, insertion)
        children.append(branch)
        return branch
    }

    func pop(_ destination: Destination) async throws {
        try await note("\(label) pop \(destination.id)")
        remove(destination)
    }

    func change(
        popping: [Destination],
        pushing: [NavigationChange.Insertion]
    ) async throws -> [Destination.ID: any NodeRenderer] {
        let pushed = pushing.map { "\($0.destination.id)@\($0.position)" }
        try await note("\(label) change -\(popping.map(\.id)) +\(pushed)")
        for destination in popping { remove(destination) }
        await log.between()
        var branches: [Destination.ID: any NodeRenderer] = [:]
        for insertion in pushing {
            let branch = Branch(log, insertion)
            children.insert(branch, at: min(insertion.position, children.count))
            branches[insertion.destination.id] = branch
        }
        return branches
    }

    func activate(_ destination: Destination) async throws {
        try await note("\(label) activate \(destination.id)")
        active = destination.id
    }

    func reorder(_ order: [Destination]) async throws {
        try await note("\(label) reorder \(order.map(\.id))")
        let branches = Dictionary(uniqueKeysWithValues: children.map { ($0.destination?.id, $0) })
        children = order.compactMap { branches[$0.id] }
    }

    func present(_ insertion: NavigationChange.Insertion) async throws -> any NodeRenderer {
        try await note("\(label) present \(insertion.destination.id)")
        let branch = Branch(log, insertion)
        modal = branch
        return branch
    }

    func dismiss(_ destination: Destination) async throws {
        try await note("\(label) dismiss \(destination.id)")
        modal = nil
    }

    func update(_ destination: Destination) async throws {
        try await note("\(label) update \(destination.url ?? "-")")
        self.destination = destination
    }

    /// Finds the object of a destination among this one and all below it.
    func find(_ id: Destination.ID) -> Branch? {
        if destination?.id == id { return self }
        return (children + [modal].compactMap(\.self)).lazy.compactMap { $0.find(id) }.first
    }

    private func remove(_ destination: Destination) {
        children.removeAll { $0.destination?.id == destination.id }
    }

    /// All below as nested text: ids and URLs, `*` before what was activated, `^` before a modal.
    var outline: String {
        let own = destination.map { Self.text(of: $0) } ?? ""
        let items = children.map { ($0.destination?.id == active ? "*" : "") + $0.outline }
        let content = items + (modal.map { ["^" + $0.outline] } ?? [])
        return own + (content.isEmpty ? "" : "(\(content.joined(separator: " ")))")
    }

    static func text(of destination: Destination) -> String {
        "\(destination.url ?? "-")\(destination.id)"
    }
}

extension NavigationState {
    /// What the branches show when they show this state.
    @MainActor var branchOutline: String { root.map { "(\(Self.branchOutline(of: $0)))" } ?? "" }

    @MainActor
    private static func branchOutline(of node: NavigationNode) -> String {
        let isChoice = node.kind == .fork || node.kind == .switcher
        let items = node.children.enumerated().map { index, child in
            (isChoice && index == node.activeIndex ? "*" : "") + branchOutline(of: child)
        }
        let content = items + (node.modal.map { ["^" + branchOutline(of: $0)] } ?? [])
        return Branch.text(of: node.destination)
            + (content.isEmpty ? "" : "(\(content.joined(separator: " ")))")
    }
}
