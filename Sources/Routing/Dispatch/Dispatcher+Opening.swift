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
        // Code is asked without keeping the owners that were met.
        effects.releases.releaseOwners()
        let search = findMap(for: job.url, in: job.filter, from: job.origin)
        let step = decide(&effects) { state, after in
            job.set(search, &after)
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
        let origin: RouteOrigin = filter.askers == .internal ? .internal : .external()
        return (try? read(text)).map { findMap(for: $0, in: filter, from: origin).match != nil } ?? false
    }

    /// Makes the job of a URL.
    func job(
        _ url: RouteURL,
        _ filter: TagFilter,
        _ origin: RouteOrigin,
        _ data: (any Sendable)?,
        cause: Int?,
        isAwaited: Bool,
        isInquiry: Bool = false
    ) -> Job {
        let context = TaskContext.current
        return Job(
            url,
            in: filter,
            from: origin.orLessTrusted(context?.origin),
            // Without the look, a copy of nothing would be made to be mapped.
            data: data == nil ? nil : data.map(Payload.init),
            cause: cause ?? context?.opened(in: self),
            isAwaited: isAwaited,
            isInquiry: isInquiry,
            awaiter: isAwaited ? TaskContext.ofThisTask : nil
        )
    }

    /// Tells listeners of a text that was to be opened and is no URL.
    func noteMalformed(_ text: String, _ error: RouteURLError, from origin: RouteOrigin, cause: Int?) {
        transact { state, after in
            if !state.hub.isListenedTo { return }
            var event = RoutingEvent(kind: .malformed, route: text)
            event.error = .malformed(text, error)
            event.cause = cause
            event.origin = origin.orLessTrusted(.current)
            state.emit(event, &after)
        }
    }
}

extension RoutingError {
    /// The error for a text that is no URL.
    static func malformed(_ text: String, _ error: RouteURLError) -> RoutingError {
        RoutingError(.malformedURL, Code.malformedURL.sentence, underlying: error)
    }
}
