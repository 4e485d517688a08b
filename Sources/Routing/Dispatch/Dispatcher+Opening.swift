extension Dispatcher {
    /// Opens a URL; see ``RouteOpening/open(_:passing:from:)``.
    func open(
        _ text: String,
        in filter: TagFilter,
        from origin: RouteOrigin,
        data: (any Sendable)?,
        cause: Int?
    ) -> Bool {
        let url: RouteURL
        do {
            url = try read(text)
        } catch {
            noteMalformed(text, error, from: origin, cause: cause)
            return false
        }
        let opening = opening(url, filter, origin, data, cause: cause, awaitedAt: nil)
        let answer = transact { state, after in
            state.findMap(for: url, in: opening.filter, &after)
                .map { state.open(opening, found: $0, &after) }
        }
        if let answer { return answer }
        let search = findMap(for: url, in: opening.filter)
        return transact { state, after in state.open(opening, found: search, &after) }
    }

    /// Says whether a URL would be handled; see ``RouteOpening/canOpen(_:)``.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - filter: The scope, and on whose behalf is asked.
    /// - Returns: What `open` would return, were there room for another job.
    func canOpen(_ text: String, in filter: TagFilter) -> Bool {
        // Read under the lock, into memory that is used again: the URL is forgotten when the question is answered.
        let (isCertain, isPossible, isChoosy) = look { state, releases in
            let found = state.registry.newestMap(
                matching: text,
                readBy: urlReader,
                in: filter,
                keeping: &releases
            )
            return (found.certain != nil, !found.possible.isEmpty, state.registry.hasChoosyMaps)
        }
        // Where the calling task stands is asked only where it matters.
        if isChoosy, filter.askers == .internal, RouteOrigin.current.isExternal {
            return canOpen(text, in: filter.asked(by: .external))
        }
        if isCertain || !isPossible { return isCertain }
        // Conditions in code have to be asked, about a URL that is there to stay.
        return (try? read(text)).map { findMap(for: $0, in: filter).match != nil } ?? false
    }

    /// Opens a URL and waits for its end; see ``RouteOpening/dispatch(_:passing:from:)``.
    func dispatch(
        _ text: String,
        in filter: TagFilter,
        from origin: RouteOrigin,
        data: (any Sendable)?,
        cause: Int?
    ) async throws -> RouteOutcome {
        let url: RouteURL
        do {
            url = try read(text)
        } catch {
            noteMalformed(text, error, from: origin, cause: cause)
            throw RoutingError.malformed(text, error)
        }
        let start = time
        let place = TaskContext.ofThisTask
        let holders = place?.jobs(of: ObjectIdentifier(self)) ?? []
        // The number of the job is given ahead, so that a cancellation knows what to cancel.
        let id = look { state, _ in state.nextNumber() }
        guard !Task.isCancelled else {
            throw noteCancelled(opening(url, filter, origin, data, cause: cause, awaitedAt: place))
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                let opening = opening(url, filter, origin, data, cause: cause, awaitedAt: place) {
                    waiter.resume(with: $0)
                }
                transact { state, after in
                    _ = state.open(opening, as: id, at: start, heldBy: holders, &after)
                }
                // A cancellation since the last look found nothing that it could cancel.
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: DispatchMachine.JobID) {
        transact { state, after in state.handle(.cancelled(id), &after) }
    }

    private func opening(
        _ url: RouteURL,
        _ filter: TagFilter,
        _ origin: RouteOrigin,
        _ data: (any Sendable)?,
        cause: Int?,
        awaitedAt place: TaskContext?,
        _ waiter: Job.Waiter? = nil
    ) -> OpenedURL {
        let standing = TaskContext.current
        // A navigator may stand between: what it renders on behalf of this router opens other things.
        var current = standing
        while let place = current, place.dispatcher != ObjectIdentifier(self) { current = place.outer }
        return OpenedURL(
            url,
            in: filter,
            from: origin.orLessTrusted(standing?.origin),
            data: data,
            cause: cause ?? current?.opened,
            awaitedAt: place,
            waiter: waiter
        )
    }

    /// Tells listeners of a dispatch that was cancelled before it began.
    private func noteCancelled(_ opening: OpenedURL) -> RoutingError {
        let error = RoutingError(.cancelled, "'\(opening.url)' was cancelled before it was dispatched")
        transact { state, after in
            if !state.hub.isListenedTo { return }
            let patterns = state.patterns(reachedBy: opening.url, in: opening.filter, &after)
            state.emit(&after, capturedBy: patterns) { number in
                var event = RoutingEvent(number: number, kind: .cancelled, route: opening.url.string)
                event.error = error
                event.cause = opening.cause
                event.origin = opening.origin
                return event
            }
        }
        return error
    }

    private func noteMalformed(
        _ text: String,
        _ error: RouteURLError,
        from origin: RouteOrigin,
        cause: Int?
    ) {
        transact { state, after in
            if !state.hub.isListenedTo { return }
            state.emit(&after) { number in
                var event = RoutingEvent(number: number, kind: .malformed, route: text)
                event.error = .malformed(text, error)
                event.cause = cause
                event.origin = origin.orLessTrusted(.current)
                return event
            }
        }
    }
}

extension DispatcherState {
    /// Puts a URL into the queue.
    ///
    /// - Returns: Whether it was taken, rather than refused because too many wait.
    fileprivate mutating func open(
        _ opening: OpenedURL,
        as id: DispatchMachine.JobID,
        at start: Duration?,
        found search: MapSearch? = nil,
        heldBy holders: [DispatchMachine.JobID] = [],
        _ after: inout DeferredEffects
    ) -> Bool {
        prune(&after)
        if opening.waiter != nil { waiters += 1 }
        jobs.insert(Job(opening, at: start, search), for: id)
        emitOpened(id, &after)
        handle(.opened(id, heldBy: holders), &after)
        return jobs.contains(id)
    }

    /// Puts a URL into the queue for which nobody waits.
    ///
    /// - Returns: Whether a map was found and the job was taken, rather than refused because too many wait.
    fileprivate mutating func open(
        _ opening: OpenedURL,
        found search: MapSearch,
        _ after: inout DeferredEffects
    ) -> Bool {
        open(opening, as: nextNumber(), at: after.now, found: search, &after) && search.match != nil
    }
}

extension RoutingError {
    /// The error for a text that is no URL.
    static func malformed(_ text: String, _ error: RouteURLError) -> RoutingError {
        RoutingError(.malformedURL, Code.malformedURL.sentence, underlying: error)
    }
}
