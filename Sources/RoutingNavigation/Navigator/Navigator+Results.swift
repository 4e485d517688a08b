public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Results: places that are shown to be given something back.
extension Navigator {
    /// Shows a place and returns what it finishes with.
    ///
    /// ```swift
    /// let book = try await navigator.result(of: "books/pick", as: Book.self)
    /// ```
    ///
    /// It returns when the place has left: with the value that ``Destination/finish(with:)`` was given, or with
    /// `nil` when the place left in any other way, such as the user's swipe, another URL, or the history. It
    /// returns `nil` at once when the URL led elsewhere, by a redirect or to a map that is not the navigator's.
    /// Cancelling the calling task takes the place away.
    ///
    /// A place that cannot be taken away, such as the last one or the first of a tab, stays when it finishes or its
    /// caller is cancelled, and the caller is told all the same. Tabs in a modal go with the modal. A place that shows already is awaited as it is. Several
    /// callers may wait for one place: all are given its result, and it goes for all when one is cancelled. The
    /// navigator lives as long as a caller waits: cancel it when its window is closed for good.
    ///
    /// - Parameters:
    ///   - url: The URL of the place.
    ///   - type: The type of the result.
    ///   - options: How the URL is opened.
    ///   - context: What the destination is given along.
    /// - Returns: The result.
    /// - Throws: What ``open(_:options:passing:)-(String,_,_)`` throws; a ``NavigationError`` with the code
    ///   ``NavigationError/Code/wrongResult`` when the place finishes with a value of another type;
    ///   `CancellationError`.
    public func result<Value: Sendable>(
        of url: String,
        as type: Value.Type = Value.self,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> Value? {
        let awaited = AwaitedResult()
        try await open(url, options: options, passing: context, awaiting: awaited)
        guard let id = awaited.destination else { return nil }
        await withTaskCancellationHandler {
            await awaited.wait()
        } onCancel: {
            _ = scheduler.start { [weak self] in await self?.finish(id, with: nil, asksLeaving: true) }
        }
        try Task.checkCancellation()
        guard let value = awaited.value else { return nil }
        guard let result = value as? Value else {
            throw NavigationError.wrongResult(value, insteadOf: type, of: url)
        }
        return result
    }

    /// Shows the place of a URL of Foundation and returns what it finishes with, as for its `absoluteString`.
    public func result<Value: Sendable>(
        of url: URL,
        as type: Value.Type = Value.self,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> Value? {
        try await result(of: url.absoluteString, as: type, options: options, passing: context)
    }

    /// Shows the place of a value and returns what it finishes with.
    ///
    /// - Throws: What ``result(of:as:options:passing:)-(String,_,_,_)`` throws; a `RouteValueError` for a value
    ///   that no URL gives back.
    public func result<Value: Sendable>(
        of route: some Route,
        as type: Value.Type = Value.self,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> Value? {
        try await result(of: try route.url, as: type, options: options, passing: context)
    }
}

extension Navigator {
    /// A result that a caller waits for.
    @MainActor
    final class AwaitedResult {
        /// The destination that gives it, once that shows.
        var destination: Destination.ID?
        /// What the destination finished with.
        private(set) var value: (any Sendable)?
        private var isOver = false
        private var caller: CheckedContinuation<Void, Never>?

        /// Waits until the destination has left.
        func wait() async {
            await withCheckedContinuation { waiter in
                // Decided in here: on the way to it, a task that prefers an executor lets others have their turn.
                if isOver { waiter.resume() } else { caller = waiter }
            }
        }

        /// Notes that the destination has left.
        func end(with value: (any Sendable)?) {
            self.value = value
            isOver = true
            caller.take()?.resume()
        }
    }

    /// The callers that wait for the results of destinations, and what some of these finished with.
    @MainActor
    struct Results {
        private var callers: [Destination.ID: [AwaitedResult]] = [:]
        private var values: [Destination.ID: any Sendable] = [:]

        /// Notes a caller that waits for a destination that shows.
        mutating func await(_ awaited: AwaitedResult, of id: Destination.ID) {
            awaited.destination = id
            callers[id, default: []].append(awaited)
        }

        /// Notes what a destination finishes with; the first value counts until it has left.
        ///
        /// A caller of its place may be noted only after that.
        mutating func set(_ value: (any Sendable)?, of id: Destination.ID) {
            if values[id] == nil { values[id] = value }
        }

        /// Takes the callers whose destination is not in a state, each with its result.
        mutating func take(
            goneFrom state: NavigationState
        ) -> [(caller: AwaitedResult, value: (any Sendable)?)] {
            if callers.isEmpty { return [] }
            let present = Set(state.nodes.map(\.id))
            let gone = callers.keys.filter { !present.contains($0) }.sorted { $0.number < $1.number }
            return gone.flatMap { take($0) }
        }

        /// Takes the callers that wait for a destination, each with its result.
        mutating func take(_ id: Destination.ID) -> [(caller: AwaitedResult, value: (any Sendable)?)] {
            let value = values.removeValue(forKey: id)
            return (callers.removeValue(forKey: id) ?? []).map { ($0, value) }
        }
    }

    /// Notes a caller that waits for the result of the place that shows now, if its URL led there.
    func noteAwaited() {
        guard let opening = Opening.current, opening.navigator === self, let awaited = opening.awaited,
            awaited.destination == nil,
            let leaf = state.activeLeaf?.destination, leaf.url == opening.url
        else { return }
        results.await(awaited, of: leaf.id)
    }

    /// Tells the callers whose place has left.
    func endResults() {
        for (caller, value) in results.take(goneFrom: state) { caller.end(with: value) }
    }

    /// Takes a destination away; its callers are told also where it has to stay.
    ///
    /// - Parameters:
    ///   - id: The destination.
    ///   - value: What it gives.
    ///   - asksLeaving: Whether it is asked itself, as what lies on it always is.
    func finish(_ id: Destination.ID, with value: (any Sendable)?, asksLeaving: Bool = false) {
        results.set(value, of: id)
        start { navigator in
            defer { for (caller, value) in navigator.results.take(id) { caller.end(with: value) } }
            try await navigator.leave(id, unasked: asksLeaving ? [] : [id])
        }
    }

    private func leave(_ id: Destination.ID, unasked: Set<Destination.ID>) async throws {
        try await request(leaving: unasked) {
            guard let node = self.state.nodeLeaving(with: id, on: self.blueprint) else {
                return (self.state, { _, _ in })
            }
            let action = NavigationAction.remove(.id(node.id))
            let new = try self.state.applying(action, on: self.blueprint, passing: nil)
            return (new, { $0.follow($1) })
        }
    }
}

extension NavigationState {
    /// The node that goes when a destination leaves: the outermost that is nothing without it.
    ///
    /// A tab that is declared does not go alone.
    fileprivate func nodeLeaving(with id: Destination.ID, on blueprint: Blueprint) -> NavigationNode? {
        guard let path = path(to: id), var node = path.last else { return nil }
        for holder in path.dropLast().reversed() {
            if holder.kind == .endpoint { break }
            if holder.children.count > 1, !blueprint.declares(node, in: holder) { break }
            node = holder
        }
        return node
    }
}

extension Blueprint {
    /// Whether a node is an option of a fork, and no other in it comes from the same part.
    fileprivate func declares(_ node: NavigationNode, in fork: NavigationNode) -> Bool {
        guard let number = number(of: node), let holder = self.number(of: fork) else { return false }
        return nodes[number].parent == holder
            && fork.children.count { self.number(of: $0) == number } == 1
    }
}
