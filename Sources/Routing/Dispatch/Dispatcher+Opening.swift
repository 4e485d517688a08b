extension Dispatcher {
    /// Opens a URL; see ``RouteOpening/open(_:passing:)``.
    func open(_ text: String, in filter: TagFilter, data: (any Sendable)?, cause: Int?) -> Bool {
        let url: RouteURL
        do {
            url = try read(text)
        } catch {
            noteMalformed(text, error, cause: cause)
            return false
        }
        let opening = opening(url, filter, data, cause: cause, awaitedAt: nil)
        let answer = transact { state, after in
            state.findMap(for: opening.subject, in: filter, keeping: &after.owners)
                .map { state.open(opening, found: $0, &after) }
        }
        if let answer { return answer }
        let search = findMap(for: opening.subject, in: filter)
        return transact { state, after in state.open(opening, found: search, &after) }
    }

    /// Says whether a URL would be handled; see ``RouteOpening/canOpen(_:)``.
    func canOpen(_ text: String, in filter: TagFilter) -> Bool {
        guard let url = try? read(text) else { return false }
        return findMap(for: MatchSubject(url), in: filter).match != nil
    }

    /// Opens a URL and waits for its end; see ``RouteOpening/dispatch(_:passing:)``.
    func dispatch(
        _ text: String,
        in filter: TagFilter,
        data: (any Sendable)?,
        cause: Int?
    ) async throws -> RouteOutcome {
        let url: RouteURL
        do {
            url = try read(text)
        } catch {
            noteMalformed(text, error, cause: cause)
            throw RoutingError.malformed(text, error)
        }
        let start = time
        let place = TaskPlace.ofThisTask
        let opening = opening(url, filter, data, cause: cause, awaitedAt: place)
        let holders = place?.works(of: ObjectIdentifier(self)) ?? []
        // The number of the work is given ahead, so that a cancellation knows what to cancel.
        let id = look { state, _ in state.nextNumber() }
        guard !Task.isCancelled else { throw noteCancelled(opening) }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                let work = Work(opening, at: start) { waiter.resume(with: $0) }
                transact { state, after in _ = state.open(work, as: id, heldBy: holders, &after) }
                // A cancellation since the last look found nothing that it could cancel.
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: DispatchMachine.WorkID) {
        transact { state, after in state.handle(.cancelled(id), &after) }
    }

    private func opening(
        _ url: RouteURL,
        _ filter: TagFilter,
        _ data: (any Sendable)?,
        cause: Int?,
        awaitedAt place: TaskPlace?
    ) -> Opening {
        let current = TaskPlace.current.flatMap { $0.dispatcher == ObjectIdentifier(self) ? $0 : nil }
        return Opening(
            MatchSubject(url),
            in: filter,
            data: data,
            cause: cause ?? current?.opened,
            awaitedAt: place
        )
    }

    /// Tells listeners of a dispatch that was cancelled before it began.
    private func noteCancelled(_ opening: Opening) -> RoutingError {
        let work = Work(opening)
        let error = RoutingError(.cancelled, "'\(opening.url)' was cancelled before it was dispatched")
        transact { state, after in
            state.emit(.cancelled, of: work, by: nil, &after) { event in
                event.error = error
                event.cause = opening.cause
            }
        }
        return error
    }

    private func noteMalformed(_ text: String, _ error: RouteURLError, cause: Int?) {
        transact { state, after in
            state.emit(&after) { number in
                var event = RoutingEvent(number: number, kind: .malformed, route: text)
                event.error = .malformed(text, error)
                event.cause = cause
                return event
            }
        }
    }
}

extension DispatcherState {
    /// Puts a URL into the queue for which nobody waits.
    ///
    /// - Returns: Whether a map was found and the work was taken, rather than refused because too many wait.
    fileprivate mutating func open(
        _ opening: Opening,
        found search: MapSearch,
        _ after: inout Aftermath
    ) -> Bool {
        let work = Work(opening, at: after.now, search: search)
        return open(work, as: nextNumber(), heldBy: [], &after) && search.match != nil
    }

    /// Puts a work into the queue.
    ///
    /// - Returns: Whether it was taken, rather than refused because too many wait.
    fileprivate mutating func open(
        _ work: consuming Work,
        as id: DispatchMachine.WorkID,
        heldBy holders: [DispatchMachine.WorkID],
        _ after: inout Aftermath
    ) -> Bool {
        prune(&after)
        work.opened = emit(.opened, of: work, by: nil, &after) { [cause = work.opening.cause] in
            $0.cause = cause
        }
        if work.waiter != nil { waiters += 1 }
        works.insert(work, for: id)
        handle(.opened(id, heldBy: holders), &after)
        return works.contains(id)
    }
}

extension RoutingError {
    /// The error for a text that is no URL.
    static func malformed(_ text: String, _ error: RouteURLError) -> RoutingError {
        RoutingError(.malformedURL, "a text that was to be opened is no URL", underlying: error)
    }
}
