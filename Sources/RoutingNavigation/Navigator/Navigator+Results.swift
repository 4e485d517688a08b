public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Results: places that return a value to the caller that shows them.
extension Navigator {
    /// Shows a place, and returns the value that it finishes with.
    ///
    /// ```swift
    /// let book = try await navigator.result(of: "books/pick", as: Book.self)
    /// ```
    ///
    /// The method returns when the place has left. The result is the value given to ``Destination/finish(with:)``.
    /// It is `nil` if the place left in any other way, such as by a swipe, another URL or the history. The method
    /// returns `nil` at once if the URL led elsewhere, by a redirect to another place or to a map that is not the
    /// navigator's. Cancelling the calling task removes the place.
    ///
    /// Some places cannot be removed, such as the last place, the first one of a tab, or one beneath a place that answers
    /// ``Leaving/stay``. Such a place stays when it finishes or its caller is cancelled, but the method returns all the
    /// same; other callers go on waiting for a place that stays when one is cancelled. Tabs in a modal are removed with
    /// the modal.
    ///
    /// If the place already shows, the method waits for it. Several callers may wait for one place: all receive its
    /// result, and cancelling one of them removes the place for all.
    ///
    /// A waiting caller retains the navigator. All callers receive `nil` when a window is released that
    /// `followUser(in:of:)` of the presentation module follows. With another user interface, call ``restore(_:)``
    /// with an empty state when the window is closed for good, or cancel the callers if a place may answer
    /// ``Leaving/stay``; they would wait for ever.
    ///
    /// - Parameters:
    ///   - url: The URL of the place.
    ///   - type: The type of the result.
    ///   - options: The options for opening the URL.
    ///   - context: The data for the destination.
    /// - Returns: The result, or `nil` if there is none.
    /// - Throws: The errors of ``open(_:options:passing:)-(String,_,_)``; a ``NavigationError`` with the code
    ///   ``NavigationError/Code/wrongResult`` if the place finishes with a value of another type;
    ///   `CancellationError`.
    public func result<Value: Sendable>(
        of url: String,
        as type: Value.Type = Value.self,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> Value? {
        let awaited = AwaitedResult(of: url)
        try await open(url, options: options, passing: context, awaiting: awaited)
        guard let id = awaited.destination else { return nil }
        await withTaskCancellationHandler {
            await awaited.wait()
        } onCancel: {
            _ = scheduler.start { [weak self] in await self?.cancel(awaited, of: id) }
        }
        try Task.checkCancellation()
        guard let value = awaited.value else { return nil }
        guard let result = value as? Value else {
            throw NavigationError.wrongResult(value, insteadOf: type, of: url)
        }
        return result
    }

    /// Shows the place of a URL of Foundation, read from its `absoluteString`, and returns the value that it
    /// finishes with.
    public func result<Value: Sendable>(
        of url: URL,
        as type: Value.Type = Value.self,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> Value? {
        try await result(of: url.absoluteString, as: type, options: options, passing: context)
    }

    /// Shows the place of a route value, and returns the value that it finishes with.
    ///
    /// - Throws: The errors of ``result(of:as:options:passing:)-(String,_,_,_)``; a `RouteValueError` if no URL
    ///   reads back as the route value.
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
        /// The URL of the place.
        let url: String
        /// The destination that will supply the result, once it shows.
        var destination: Destination.ID?
        /// The value that the destination finished with.
        private(set) var value: (any Sendable)?
        private var isOver = false
        private var caller: CheckedContinuation<Void, Never>?

        init(of url: String) {
            self.url = url
        }

        /// Waits until the destination has left.
        func wait() async {
            await withCheckedContinuation { waiter in
                // The check is in this closure: on the way here, a task with an executor preference may let other
                // tasks run.
                if isOver { waiter.resume() } else { caller = waiter }
            }
        }

        /// Records that the destination has left.
        func end(with value: (any Sendable)?) {
            if isOver { return }
            self.value = value
            isOver = true
            caller.take()?.resume()
        }
    }

    /// The callers that wait for results, and the values of destinations that have finished.
    @MainActor
    struct Results {
        private(set) var callers: [Destination.ID: [AwaitedResult]] = [:]
        private var values: [Destination.ID: any Sendable] = [:]

        /// Registers a caller that waits for a destination.
        mutating func await(_ awaited: AwaitedResult, of id: Destination.ID) {
            awaited.destination = id
            callers[id, default: []].append(awaited)
        }

        /// Records the value that a destination finishes with; only the first value until it has left counts.
        ///
        /// A caller may be registered for the destination after this call.
        mutating func set(_ value: (any Sendable)?, of id: Destination.ID) {
            if values[id] == nil { values[id] = value }
        }

        /// Removes and returns the callers whose destination a state does not have, with their results.
        mutating func take(
            goneFrom state: NavigationState
        ) -> [(caller: AwaitedResult, value: (any Sendable)?)] {
            if callers.isEmpty { return [] }
            let present = Set(state.nodes.map(\.id))
            let gone = callers.keys.filter { !present.contains($0) }.sorted { $0.number < $1.number }
            return gone.flatMap { take($0) }
        }

        /// Removes a caller that no longer waits.
        mutating func remove(_ awaited: AwaitedResult, of id: Destination.ID) {
            callers[id]?.removeAll { $0 === awaited }
            if callers[id]?.isEmpty ?? false { callers[id] = nil }
        }

        /// Removes and returns the callers that wait for a destination, with their results.
        mutating func take(_ id: Destination.ID) -> [(caller: AwaitedResult, value: (any Sendable)?)] {
            let value = values.removeValue(forKey: id)
            return (callers.removeValue(forKey: id) ?? []).map { ($0, value) }
        }
    }

    /// Registers the caller that waits for the place that shows now, if the caller's URL leads there.
    ///
    /// A redirect may have led to the place by another URL.
    func noteAwaited() {
        guard let opening = Opening.current, opening.navigator === self, let awaited = opening.awaited,
            awaited.destination == nil, let leaf = state.activeLeaf
        else { return }
        let (place, number) = (leaf.destination, blueprint.number(of: leaf))
        guard blueprint.leads(awaited.url, to: number, place.captures, by: place.url) else { return }
        results.await(awaited, of: leaf.id)
    }

    /// Resumes the callers whose place a state does not have.
    ///
    /// - Parameter state: The state that shows; an empty one if the window is gone, where no place can finish.
    package func endResults(goneFrom state: NavigationState) {
        for (caller, value) in results.take(goneFrom: state) { caller.end(with: value) }
    }

    /// Removes a destination that has finished; its callers are resumed even if it has to stay.
    func finish(_ id: Destination.ID, with value: (any Sendable)?) {
        results.set(value, of: id)
        let isThere = state.find(id) != nil
        start { navigator in
            defer { for (caller, value) in navigator.results.take(id) { caller.end(with: value) } }
            try await navigator.leave(id, unasked: [id], wasThere: isThere)
        }
    }

    /// Removes a destination whose caller was cancelled, unless it stays; then only this caller is resumed.
    private func cancel(_ awaited: AwaitedResult, of id: Destination.ID) {
        start { navigator in
            defer {
                navigator.results.remove(awaited, of: id)
                awaited.end(with: nil)
            }
            try await navigator.leave(id, unasked: [], wasThere: true)
        }
    }

    /// Removes a destination, and the places beneath it whose guards redirect; the redirect then opens.
    ///
    /// - Parameters:
    ///   - id: The destination.
    ///   - unasked: The places that may leave without being asked.
    ///   - wasThere: Whether the state had the destination when it was asked to leave. The history then forgets it also
    ///     if another request has removed it first.
    /// - Throws: The error of the renderer, or of a place that stays.
    private func leave(_ id: Destination.ID, unasked: Set<Destination.ID>, wasThere: Bool) async throws {
        var refused: Set<Destination.ID> = []
        var redirect: GuardRedirect?
        let omit = { (place: Destination, other: GuardRedirect) in
            // Of a refused tab there is always a new one, and the place stays if nothing would be left beneath it.
            let isLast =
                (try? self.state.leaving(id, with: refused.union([place.id]), on: self.blueprint))?.root
                == nil
            if isLast || self.state.find(place.id) == nil { return false }
            refused.insert(place.id)
            redirect = redirect ?? other
            return true
        }
        try await request(leaving: unasked, omitting: omit) {
            let new = try self.state.leaving(id, with: refused, on: self.blueprint)
            // If something else has removed the place, those beneath it do not come to show.
            let isGone = new == self.state
            if isGone { (refused, redirect) = ([], nil) }
            return (
                new,
                { [blueprint = self.blueprint] history, shown in
                    if isGone, !wasThere { return }
                    history.finish(leaving: shown) { $0.visitLeaving(id, on: blueprint) }
                }
            )
        }
        await followUp(with: redirect)
    }
}
