extension Dispatcher {
    /// Opens a URL; see ``RouteOpening/open(_:passing:from:)``.
    func open(
        _ text: String,
        in filter: TagFilter,
        from origin: RouteOrigin,
        data: (any Sendable)?,
        cause: Int?
    ) -> Bool {
        guard let url = try? readOpened(text, from: origin, cause: cause) else { return false }
        let job = job(url, filter, origin, data, cause: cause, isAwaited: false)
        var effects = DeferredEffects()
        var isFound = false
        let step = decide(&effects) { state, after -> JobStep? in
            let found = state.findMaps(for: url, in: job.filter, &after)
            guard found.possible.isEmpty else { return nil }
            isFound = found.certain != nil
            job.set(MapSearch(version: state.registry.version, found: found.certain), &after)
            return state.open(job, &after)
        }
        guard let step else { return openAskingCode(job, &effects) }
        perform(&effects)
        follow(step, of: job)
        return isFound && !step.isEnd
    }

    private func openAskingCode(_ job: Job, _ effects: inout DeferredEffects) -> Bool {
        // The owners that the lookup retained must not outlive it while code runs.
        effects.releases.releaseOwners()
        let (search, undecoded) = findMap(for: job.url, in: job.filter, from: job.origin)
        let step = decide(&effects) { state, after in
            job.set(search, &after, undecoded: undecoded)
            return state.open(job, &after)
        }
        perform(&effects)
        follow(step, of: job)
        return search.match != nil && !step.isEnd
    }

    /// Says whether a URL would be handled; see ``RouteOpening/canOpen(_:)``.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - filter: The scope, and the origin that the URL would have.
    /// - Returns: Whether a map matches. `open` returns the same value, but `false` when too many jobs wait.
    func canOpen(_ text: String, in filter: TagFilter) -> Bool {
        // Read under the lock into reused memory, because the URL is not needed afterwards.
        let (isCertain, isPossible, isRestricted) = look { state, releases in
            guard urlReader.canRead(text, into: &state.outline) else { return (false, false, false) }
            let found = state.registry.newestMap(
                matching: text,
                state.outline,
                in: filter,
                keeping: &releases
            )
            return (found.certain != nil, !found.possible.isEmpty, state.registry.hasRestrictedMaps)
        }
        // Task locals are read only where the origin matters.
        if isRestricted, filter.askers == .internal, RouteOrigin.current.isExternal {
            return canOpen(text, in: filter.asked(by: .external))
        }
        if isCertain || !isPossible { return isCertain }
        // Code has to run, which needs a URL in its own memory.
        let origin: RouteOrigin = filter.askers == .internal ? .internal : .external()
        return (try? read(text)).map { findMap(for: $0, in: filter, from: origin).search.match != nil }
            ?? false
    }

    /// Makes the job of a URL; the awaiter is the context of the task that waits for it, if any.
    func job(
        _ url: RouteURL,
        _ filter: TagFilter,
        _ origin: RouteOrigin,
        _ data: (any Sendable)?,
        cause: Int?,
        isAwaited: Bool,
        awaiter: TaskContext? = nil,
        isInquiry: Bool = false
    ) -> Job {
        let context = TaskContext.current
        return Job(
            url,
            in: filter,
            from: origin.orLessTrusted(context?.origin),
            // Without the comparison, mapping `nil` would copy it first.
            data: data == nil ? nil : data.map(Payload.init),
            cause: cause ?? context?.opened(in: self),
            isAwaited: isAwaited,
            isInquiry: isInquiry,
            awaiter: awaiter
        )
    }

    /// Reads a text that is opened; reports a text that is not a URL.
    func readOpened(
        _ text: String,
        from origin: RouteOrigin,
        cause: Int?
    ) throws(RoutingError) -> RouteURL {
        do {
            return try read(text)
        } catch {
            let fault = RoutingError.malformed(error)
            // Of a text that is too long, the error has only the beginning.
            noteMalformed(error.text, fault, from: origin, cause: cause)
            throw fault
        }
    }

    /// Reports a route that was opened but has no URL.
    func noteMalformed(_ route: String, _ fault: RoutingError, from origin: RouteOrigin, cause: Int?) {
        let cause = cause ?? TaskContext.current?.opened(in: self)
        transact { state, after in
            if !state.hub.isListenedTo { return }
            var event = RoutingEvent(kind: .malformed, route: route)
            event.error = fault
            event.cause = cause
            event.origin = origin.orLessTrusted(.current)
            state.emit(event, &after)
        }
    }
}

extension RoutingError {
    /// The error for a text that is not a URL.
    static func malformed(_ error: RouteURLError) -> RoutingError {
        RoutingError(.malformedURL, Code.malformedURL.sentence, underlying: error)
    }
}
